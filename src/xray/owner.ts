/** An owner on a code host, its repositories, and the table that joins them with the packages built from them. */
import {count} from '../catalogue/numbers';
import type {SortKey} from '../console/sorting';
import type {Json} from '../openapi/model';
import {valueText} from '../openapi/valueText';
import {recognise} from '../recognise/recognise';
import type {RequestValues} from '../samples/request';
import {dayOf, UNKNOWN} from './columns/column';
import type {Progress} from './lookUp';
import {isObject, numberOf, textOf, type PackageRecord} from './records';

/** Repositories in the table at most: each takes a request, and the reader waits for all of them. */
export const MAX_REPOSITORIES = 200;

/** A person or organisation on a code host. */
export interface Owner {
  /** For example `rails on GitHub`. */
  title: string;
  /** Domain and login: `github.com/rails`. */
  url: string;
  /** The parameters that name it. */
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

/** A row of the table: a package, or a repository without one. What isn't there is null. */
export type OwnerRow = Readonly<Record<string, string | number | null>>;

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
    const [name, url] = [textOf(value.full_name), textOf(value.html_url)];
    if (!name || !url) return [];
    return {
      name,
      url,
      licence: textOf(value.license),
      archived: typeof value.archived === 'boolean' ? value.archived : undefined,
      stars: numberOf(value.stargazers_count),
      pushed: textOf(value.pushed_at),
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

/** The part of a row that is about a package: a record of it, or why there is none. */
const packageCells = (found: PackageRecord | keyof typeof NO_PACKAGE): OwnerRow =>
  typeof found === 'string'
    ? {
        Package: NO_PACKAGE[found],
        'Dependent packages': null,
        'Package licences': null,
        'Latest release': null,
        'Released on': null,
        'Package status': null,
        'Package synced on': null,
      }
    : {
        Package: found.purl,
        'Dependent packages': found.dependents ?? UNKNOWN,
        'Package licences': found.licences.join(', ') || UNKNOWN,
        'Latest release': found.newest ?? UNKNOWN,
        'Released on': dayOf(found.lastRelease) ?? UNKNOWN,
        'Package status': found.status ?? 'active',
        'Package synced on': dayOf(found.synced) ?? UNKNOWN,
      };

/** The part of a row that is about a repository, behind its name. */
const repositoryCells = ({licence, archived, stars, pushed}: OwnerRepository): OwnerRow => ({
  'Repository licence': licence ?? UNKNOWN,
  Archived: archived === undefined ? UNKNOWN : archived ? 'yes' : 'no',
  Stars: stars ?? UNKNOWN,
  'Last push': dayOf(pushed) ?? UNKNOWN,
});

/**
 * @param progress of the lookup of their packages
 * @returns a row for each package of each repository, and one for a repository without any
 */
export const ownerRows = (repositories: readonly OwnerRepository[], progress: Progress<PackageRecord[]>): OwnerRow[] =>
  repositories.flatMap((repository, index) => {
    const found = packagesOf(progress, index);
    const packages = typeof found === 'string' ? [found] : found.length > 0 ? found : (['none'] as const);
    return packages.map((one) => ({
      Repository: repository.name,
      ...packageCells(one),
      ...repositoryCells(repository),
    }));
  });

/** Columns whose largest or newest value is of interest first. */
export const DESCENDING_COLUMNS: readonly string[] = [
  'Dependent packages',
  'Released on',
  'Package synced on',
  'Stars',
  'Last push',
];

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
  const found = repositories.map((_, index) => packagesOf(progress, index));
  const known = found.filter((packages) => typeof packages !== 'string');
  const without = known.filter(({length}) => length === 0).length;
  const packages = known.reduce((sum, {length}) => sum + length, 0);
  const of = known.length < repositories.length ? `${known.length} of ` : '';
  const text = `${count(packages, 'package')} from ${of}${count(repositories.length, 'repository', 'repositories')}.`;
  if (without === 0) return text;
  return `${text} ${without} ${without === 1 ? 'has' : 'have'} no package in our index, which doesn't mean that none was published.`;
}
