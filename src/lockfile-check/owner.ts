/** An owner on a code host, its repositories, and the table that joins them with the packages built from them. */
import {count} from '@ecosystems-docs/text';
import type {SortKey} from '../data-view/sorting';
import {isObject, type Json} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {recognise} from '../recognise/recognise';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import {
  dayOf,
  numberValue,
  textValue,
  UNKNOWN,
  type PackageRecord,
  type Progress,
} from '@ecosystems-docs/lockfile-check';

/** Repositories in the table at most: each takes a request, and the reader waits for all of them. */
export const MAX_REPOSITORIES = 200;

/** A person or organisation on a code host. */
export interface Owner {
  /** For example `rails on GitHub`. */
  title: string;
  /** Domain and login: `github.com/rails`. */
  url: string;
  parameters: RequestValues['parameters'];
}

/** What the table shows of a repository. Absent: not known. */
export interface OwnerRepository {
  name: string;
  url: string;
  licence?: string;
  archived?: boolean;
  stars?: number;
  pushed?: string;
}

type Cell = string | number | null;

/** A row of the table: a package, or a repository without one. What isn't there is null. */
export type OwnerRow = Readonly<Record<string, Cell>>;

/**
 * @param text what a reader typed: `rails`, `@rails`, `gitlab.com/gnome` or the URL of an owner
 * @returns the owner; undefined where the text names none
 */
export function readOwner(text: string): Owner | undefined {
  const result = recognise(text);
  if ('refusal' in result) return undefined;
  const reading = result.readings.find(({owner}) => owner !== undefined);
  const list = reading?.requests.find(({operation}) => operation === 'repositories/getHostOwnerRepositories');
  if (!reading?.owner || !list) return undefined;
  const {parameters} = list.values;
  const [login = '', host = ''] = [parameters.ownerLogin, parameters.hostName].map((value) => valueText(value ?? ''));
  return {title: `${login} on ${host}`, url: reading.owner, parameters};
}

/** @returns the request for one repository more than the table has, so that a reader is told if there are more */
export const listValues = ({parameters}: Owner): RequestValues => ({
  parameters: {...parameters, fork: false, sort: 'stargazers_count', order: 'desc', per_page: MAX_REPOSITORIES + 1},
});

/**
 * @param response the parsed body of a list of repositories
 * @returns what the table shows of them
 * @throws Error where the body isn't a list
 */
export function readRepositories(response: Json): OwnerRepository[] {
  if (!Array.isArray(response)) throw new Error("The response isn't a list of repositories.");
  return response.filter(isObject).flatMap((value) => {
    const [name, url] = [textValue(value.full_name), textValue(value.html_url)];
    if (!name || !url) return [];
    return {
      name,
      url,
      licence: textValue(value.license),
      archived: typeof value.archived === 'boolean' ? value.archived : undefined,
      stars: numberValue(value.stargazers_count),
      pushed: textValue(value.pushed_at),
    };
  });
}

/** @returns a lookup of the packages of repositories, of which nothing has been sent yet */
export const startOfRepositories = (repositories: readonly OwnerRepository[]): Progress<PackageRecord[]> => ({
  batches: repositories.map(({url}, index) => ({urls: [url], members: [index], state: 'waiting'})),
  findings: new Map(),
  busy: false,
});

/** What is known of the packages of one repository. */
type Packages = readonly PackageRecord[] | 'waiting' | 'failed';

const packagesOf = ({batches, findings}: Progress<PackageRecord[]>, index: number): Packages =>
  findings.get(index) ?? (batches[index]?.state === 'failed' ? 'failed' : 'waiting');

const NO_PACKAGE: Readonly<Record<'waiting' | 'failed' | 'none', string>> = {
  waiting: 'not looked up yet',
  failed: 'not looked up: the request failed',
  none: 'no package in our index',
};

/** A package of a repository, or why there is none. */
type Found = PackageRecord | keyof typeof NO_PACKAGE;

/** @returns a cell about a package; null in the row of a repository without one */
const ofPackage =
  (value: (record: PackageRecord) => string | number | undefined) =>
  (_repository: OwnerRepository, one: Found): Cell =>
    typeof one === 'string' ? null : (value(one) ?? UNKNOWN);

interface OwnerColumn {
  title: string;
  /** Whether its largest or newest value is of interest first. */
  isDescending?: true;
  value: (repository: OwnerRepository, one: Found) => Cell;
}

/** In their order, which table and CSV follow. */
export const OWNER_COLUMNS: readonly OwnerColumn[] = [
  {title: 'Repository', value: ({name}) => name},
  {title: 'Package', value: (_, one) => (typeof one === 'string' ? NO_PACKAGE[one] : one.purl)},
  {title: 'Dependent packages', isDescending: true, value: ofPackage(({dependents}) => dependents)},
  {title: 'Package licences', value: ofPackage(({licences}) => licences.join(', ') || undefined)},
  {title: 'Latest release', value: ofPackage(({newest}) => newest)},
  {title: 'Released on', isDescending: true, value: ofPackage(({lastRelease}) => dayOf(lastRelease))},
  {title: 'Package status', value: ofPackage(({status = 'active'}) => status)},
  {title: 'Package synced on', isDescending: true, value: ofPackage(({synced}) => dayOf(synced))},
  {title: 'Repository licence', value: ({licence}) => licence ?? UNKNOWN},
  {title: 'Archived', value: ({archived}) => (archived === undefined ? UNKNOWN : archived ? 'yes' : 'no')},
  {title: 'Stars', isDescending: true, value: ({stars}) => stars ?? UNKNOWN},
  {title: 'Last push', isDescending: true, value: ({pushed}) => dayOf(pushed) ?? UNKNOWN},
];

/**
 * @param progress of the lookup of their packages
 * @returns a row for each package of each repository, and one for a repository without any
 */
export const ownerRows = (repositories: readonly OwnerRepository[], progress: Progress<PackageRecord[]>): OwnerRow[] =>
  repositories.flatMap((repository, index) => {
    const own = packagesOf(progress, index);
    const packages = typeof own === 'string' ? [own] : own.length > 0 ? own : (['none'] as const);
    return packages.map((one) =>
      Object.fromEntries(OWNER_COLUMNS.map(({title, value}) => [title, value(repository, one)])),
    );
  });

/** What a cell says in place of a value. */
const NO_VALUE: readonly unknown[] = [UNKNOWN, ...Object.values(NO_PACKAGE)];

/** @returns what rows are sorted by; a cell without a value isn't known, whatever it says instead */
export const ownerKey =
  (column: string): SortKey<OwnerRow> =>
  (row) => {
    const value = row[column] ?? undefined;
    return NO_VALUE.includes(value) ? undefined : value;
  };

/** @returns what was found so far, and of how many repositories, in a sentence or two */
export function foundText(repositories: readonly OwnerRepository[], progress: Progress<PackageRecord[]>): string {
  const packagesOfEach = repositories.map((_, index) => packagesOf(progress, index));
  const known = packagesOfEach.filter((packages) => typeof packages !== 'string');
  const without = known.filter(({length}) => length === 0).length;
  const packages = known.reduce((sum, {length}) => sum + length, 0);
  const of = known.length < repositories.length ? `${known.length} of ` : '';
  const text = `${count(packages, 'package')} from ${of}${count(repositories.length, 'repository', 'repositories')}.`;
  if (without === 0) return text;
  return `${text} ${without} ${without === 1 ? 'has' : 'have'} no package in our index, which doesn't mean that none was published.`;
}
