/** The changelog as its page and the feed show it. */
import {loadDescriptions, operationPath, OPENAPI_DIR} from '../../api/node/descriptions';
import {DIFFERENCES_PAGE} from '../../api/wording';
import {count, formatDate} from '@ecosystems-docs/text';
import {
  readChangelog,
  type ApiChanges,
  type Change,
  type Disagreement,
  type DatedChanges,
} from '../../api/node/changelog';
import {operationFact} from '@ecosystems-docs/openapi-docs/facts';
import type {ChangeGroup, ChangelogEntry, ServiceChanges} from '../Changelog/changelogProps';
import {typeChange} from './typeWords';

const CORRECTED = 'Corrected in our descriptions';

/** With more APIs, a title has their number. */
const MAX_NAMED = 4;

const listText = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** Groups in the order in which they matter to a client. */
const HEADINGS = ['Removed', 'Deprecated', 'Changed', 'New', CORRECTED] as const;

/** A change, below the heading that says what to do about it. */
interface Line {
  heading: (typeof HEADINGS)[number];
  text: string;
}

const descriptionOf = (api: string) => loadDescriptions().find(({id}) => id === api);

/** @returns an operation's method and path, linked while it has a page */
function linkedName(api: string, method: string, path: string): string {
  const fact = operationFact(method, path);
  const documented = descriptionOf(api)?.operations.find((one) => operationFact(one.method, one.path) === fact);
  const name = `\`${method} ${path}\``;
  return documented ? `[${name}](${operationPath(documented)})` : name;
}

/** @returns what a fact is about: an operation, a parameter, a schema */
function subject(api: string, fact: string): string {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = fact.split(' ');
  const operation = linkedName(api, first, second);
  switch (kind) {
    case 'operation':
      return operation;
    case 'parameter':
      return `${third} parameter \`${fourth}\` of ${operation}`;
    case 'body':
      return `request body of ${operation}`;
    case 'response':
      return `response \`${third}\` of ${operation}`;
    default:
      return `${kind} \`${first}\``;
  }
}

const capitalised = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

function changeLine({api, cause}: ApiChanges, {fact, before, after}: Change): Line {
  const what = capitalised(subject(api, fact));
  const isCode = cause === 'code';
  if (before !== undefined && after !== undefined)
    return {heading: isCode ? 'Changed' : CORRECTED, text: `${what} ${typeChange(before, after)}.`};
  if (isCode) return {heading: before === undefined ? 'New' : 'Removed', text: `${what}.`};
  const never = fact.startsWith('parameter') ? 'never had an effect' : 'never existed';
  return {heading: CORRECTED, text: `${what} ${before === undefined ? 'was missing' : `${never}: we removed it`}.`};
}

function changeLines(changes: ApiChanges): Line[] {
  const deprecated = (changes.deprecated ?? []).map((id): Line => {
    const operation = descriptionOf(changes.api)?.operations.find((candidate) => candidate.id === id);
    return {
      heading: 'Deprecated',
      text: operation ? `[${operation.summary}](${operationPath(operation)}).` : `\`${id}\`.`,
    };
  });
  return [...changes.changes.map((change) => changeLine(changes, change)), ...deprecated];
}

function serviceChanges(entry: string, changes: ApiChanges): ServiceChanges[] {
  const lines = changeLines(changes);
  const groups = HEADINGS.map((heading): ChangeGroup => {
    const ofHeading = lines.filter((line) => line.heading === heading);
    return {heading, changes: ofHeading.map(({text}) => text)};
  }).filter((group) => group.changes.length > 0);
  return groups.length > 0 ? [{anchor: `${entry}-${changes.api}`, title: changes.title, groups}] : [];
}

/** @returns the APIs with corrected details, the most first */
const withDetails = (apis: readonly ApiChanges[]): ApiChanges[] =>
  apis.filter(({details}) => details > 0).sort((a, b) => b.details - a.details);

const sum = (apis: readonly ApiChanges[]): number => apis.reduce((total, {details}) => total + details, 0);

/** @returns where there are most, if in many APIs */
const mostOf = (corrected: readonly ApiChanges[]): string =>
  corrected.length > MAX_NAMED
    ? `, the most in ${listText(corrected.slice(0, 3).map(({title, details}) => `${title} (${details})`))}`
    : '';

/** Of what asks for nothing, only what a generated client can contain. */
function notesOf(apis: readonly ApiChanges[]): string[] {
  const read = apis.filter(({cause}) => cause === 'code').map((api) => api.read);
  const corrected = withDetails(apis);
  return [
    read.length > 0
      ? `We checked newer code of the services, as of ${formatDate([...read].sort().at(-1) ?? '')}.`
      : 'The APIs behave as before.',
    ...(corrected.length > 0
      ? [
          `We corrected ${count(sum(corrected), 'detail')} of formats, limits and null values${mostOf(corrected)}. If you generated a client from our descriptions, generate it again.`,
        ]
      : []),
  ];
}

function initialNotes(initial: NonNullable<DatedChanges['initial']>): string[] {
  const {apis, operations, parameters, differences, disagreements} = initial;
  const numberOf = (kind: Disagreement['kind']): number => disagreements.filter((one) => one.kind === kind).length;
  return [
    `We published ${count(apis, 'OpenAPI description')} with ${count(operations, 'operation')} and ${count(parameters, 'parameter')}, written from the code of the services.`,
    `They differed from the services' own OpenAPI documents in ${count(differences, 'point')}. ${count(numberOf('undescribed'), 'working operation')} ${numberOf('undescribed') === 1 ? "wasn't" : "weren't"} in those documents, and ${count(numberOf('absent'), 'documented one')} didn't work. [OpenAPI differences](${DIFFERENCES_PAGE}) lists them by API.`,
  ];
}

/** @returns the APIs by name, or their number */
const namesOf = (apis: readonly {title: string}[]): string =>
  apis.length > MAX_NAMED ? `${apis.length} APIs` : listText(apis.map(({title}) => title));

function changesTitle({initial, apis = []}: DatedChanges, services: readonly ServiceChanges[]): string {
  if (initial) return 'OpenAPI descriptions of all services';
  if (services.length > 0) return `Changes in ${namesOf(services)}`;
  const corrected = withDetails(apis);
  return corrected.length > 0 ? `Corrected details in ${namesOf(corrected)}` : 'Corrected texts';
}

/** @returns an entry with the paths of its operations */
export function changelogEntry(dated: DatedChanges): ChangelogEntry {
  const {id, date, initial, apis = []} = dated;
  const services = apis.flatMap((api) => serviceChanges(id, api));
  const notes = initial ? initialNotes(initial) : notesOf(apis);
  return {id, date, title: changesTitle(dated, services), notes, services};
}

/** @returns all entries, the latest first */
export const changelogEntries = (): ChangelogEntry[] => readChangelog(OPENAPI_DIR).map(changelogEntry);
