/** The changelog as its page and the feed show it. */
import {loadDescriptions, operationPath, OPENAPI_DIR} from '../../api/build/descriptions';
import {formatDate, formatNumber} from '../../catalogue/access';
import {
  readChangelog,
  type ApiChanges,
  type Change,
  type Disagreement,
  type Entry,
} from '../../openapi/build/changelog';
import {operationFact} from '../../openapi/fact';
import type {ChangedOperation, ChangelogEntry, ChangeLine, Changes, Disagreements} from '../Changelog/changelogProps';

/** @param name method and path */
function changedOperation(api: string, name: string): ChangedOperation {
  const [method = '', path = ''] = name.split(' ');
  const fact = operationFact(method, path);
  const found = loadDescriptions()
    .find(({id}) => id === api)
    ?.operations.find((candidate) => operationFact(candidate.method, candidate.path) === fact);
  return {name, ...(found ? {page: operationPath(found)} : {})};
}

/** @returns a fact in words, see openapi/fact.ts */
function factWords(api: string, fact: string): Pick<ChangeLine, 'what' | 'code' | 'operation'> {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = fact.split(' ');
  const operation = changedOperation(api, `${first} ${second}`);
  switch (kind) {
    case 'operation':
      return {operation};
    case 'parameter':
      return {what: `${third} parameter`, code: fourth, operation};
    case 'body':
      return {what: 'request body', operation};
    case 'response':
      return {what: 'response', code: third, operation};
    default:
      return {what: kind, code: first};
  }
}

function changeLine({api, title}: ApiChanges, {fact, before, after}: Change): ChangeLine {
  return {
    kind: before === undefined ? 'New' : after === undefined ? 'Removed' : 'Changed',
    api: title,
    ...factWords(api, fact),
    ...(before !== undefined && after !== undefined ? {values: {before, after}} : {}),
  };
}

function linesOf(changes: ApiChanges): ChangeLine[] {
  const description = loadDescriptions().find(({id}) => id === changes.api);
  const deprecated = (changes.deprecated ?? []).map((id): ChangeLine => {
    const operation = description?.operations.find((candidate) => candidate.id === id);
    return {
      kind: 'Deprecated',
      api: changes.title,
      ...(operation ? {summary: operation.summary, operation: {name: id, page: operationPath(operation)}} : {code: id}),
    };
  });
  return [...changes.changes.map((change) => changeLine(changes, change)), ...deprecated];
}

const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

function changesOf(cause: ApiChanges['cause'], all: readonly ApiChanges[]): Changes[] {
  const apis = all.filter((api) => api.cause === cause);
  const lines = apis.flatMap(linesOf);
  if (lines.length === 0) return [];
  const read = [...new Set(apis.map((api) => api.read))].sort().at(-1) ?? '';
  const intro =
    cause === 'code'
      ? `We checked newer code of the services on ${formatDate(read)}:`
      : 'The APIs behave as before. These points were missing from our descriptions, or wrong:';
  return [{intro, lines}];
}

function wordingOf(apis: readonly ApiChanges[]): string {
  const reworded = apis.filter((api) => api.reworded.length > 0);
  const operations = reworded.reduce((sum, api) => sum + api.reworded.length, 0);
  const details = apis.reduce((sum, api) => sum + api.details, 0);
  return [
    ...(operations > 0
      ? [
          `We revised the text of ${plural(operations, 'operation', 'operations')}: ${reworded.map((api) => `${api.title} (${api.reworded.length})`).join(', ')}.`,
        ]
      : []),
    ...(details > 0
      ? [
          `${plural(details, 'detail', 'details')} of formats, limits and nullability ${details === 1 ? 'was' : 'were'} corrected.`,
        ]
      : []),
  ].join(' ');
}

function disagreementsOf(all: readonly Disagreement[], kind: Disagreement['kind']): Disagreements[] {
  const titles = new Map(loadDescriptions().map(({id, title}) => [id, title]));
  const found = all.filter((disagreement) => disagreement.kind === kind);
  if (found.length === 0) return [];
  const [is, does] = found.length === 1 ? ['is', 'does'] : ['are', 'do'];
  const intro =
    kind === 'undescribed'
      ? `${plural(found.length, 'operation works', 'operations work')} and ${is} missing from the service’s own OpenAPI document:`
      : `${plural(found.length, 'operation is', 'operations are')} in the service’s own OpenAPI document and ${does} not work:`;
  const apis = [...new Set(found.map(({api}) => api))].map((api) => ({
    title: titles.get(api) ?? api,
    operations: found
      .filter((disagreement) => disagreement.api === api)
      // What does not work has no page; a working operation of the same path would be another one.
      .map(({operation}) => (kind === 'absent' ? {name: operation} : changedOperation(api, operation))),
  }));
  return [{intro, apis}];
}

function initialOf(initial: NonNullable<Entry['initial']>): ChangelogEntry['initial'] {
  const {apis, operations, parameters, differences, disagreements} = initial;
  return {
    published: `We published ${plural(apis, 'API description', 'API descriptions')} with ${plural(operations, 'operation', 'operations')} and ${plural(parameters, 'parameter', 'parameters')}, written from the code of the services.`,
    differed: `They differed from the services’ own OpenAPI documents in ${plural(differences, 'point', 'points')}.`,
    disagreements: [...disagreementsOf(disagreements, 'undescribed'), ...disagreementsOf(disagreements, 'absent')],
  };
}

function titleOf({initial, apis = []}: Entry): string {
  if (initial) return 'API descriptions of all services';
  const changed = apis.filter((api) => linesOf(api).length > 0);
  if (changed.length === 0) return 'Revised texts';
  return changed.length > 4
    ? `Changes in ${changed.length} APIs`
    : `Changes in ${changed.map(({title}) => title).join(', ')}`;
}

/** @returns an entry with the paths of its operations */
export function changelogEntry(entry: Entry): ChangelogEntry {
  const {id, date, initial, apis = []} = entry;
  const wording = wordingOf(apis);
  return {
    id,
    date,
    title: titleOf(entry),
    ...(initial ? {initial: initialOf(initial)} : {}),
    changes: [...changesOf('code', apis), ...changesOf('description', apis)],
    ...(wording ? {wording} : {}),
  };
}

/** @returns all entries, the latest first */
export const changelogEntries = (): ChangelogEntry[] => readChangelog(OPENAPI_DIR).map(changelogEntry);
