/** The entries of `openapi/changelog.json`: what changed in the API descriptions since an earlier state of them. */
import {bundleDescription, listIds, load} from '@ecosystems-docs/openapi-docs/node';
import type {ApiChanges, Change, Disagreement, DatedChanges} from '../../src/api/node/changelog';
import type {ApiDescription, Operation} from '@ecosystems-docs/openapi-docs';
import {operationFact} from '@ecosystems-docs/openapi-docs/facts';
import {compareStructures} from '../drift/facts';

/** @returns the operations whose published document and code differ */
export function disagreementsOf(api: ApiDescription): Disagreement[] {
  const ours = new Set(api.operations.map(({method, path}) => operationFact(method, path)));
  const facts = new Set(
    api.differences.flatMap((difference) => difference.facts).filter((fact) => fact.startsWith('operation ')),
  );
  return [...facts].map((fact) => {
    const [, method = '', path = ''] = fact.split(' ');
    return {
      api: api.id,
      operation: `${method} ${path}`,
      kind: ours.has(operationFact(method, path)) ? 'undescribed' : 'absent',
    };
  });
}

/** @returns the state with which the changelog begins */
export function initialEntry(apis: readonly ApiDescription[], date: string): DatedChanges {
  const operations = apis.flatMap((api) => api.operations);
  return {
    id: date,
    date,
    initial: {
      apis: apis.length,
      operations: operations.length,
      parameters: operations.reduce((sum, {parameters}) => sum + parameters.length, 0),
      differences: apis.reduce((sum, {differences}) => sum + differences.length, 0),
      disagreements: apis.flatMap(disagreementsOf),
    },
  };
}

/** The operation that a fact is part of: `GET /path`. */
function operationOf(fact: string): string {
  return /^(?:operation|parameter|body|response) (\S+ \S+)/.exec(fact)?.[1] ?? '';
}

function shownWords({summary, description, caveats, deprecated}: Operation): string {
  return [summary, description, ...caveats, ...(deprecated ? ['deprecated'] : [])].join('\n');
}

function compareApi(id: string, dir: string, earlier: string): ApiChanges | undefined {
  const [after, before] = [load(id, dir), load(id, earlier)];
  const differences = compareStructures(bundleDescription(id, dir), bundleDescription(id, earlier));
  const whole = new Set(
    differences.filter(({fact}) => fact.startsWith('operation ')).map(({fact}) => operationOf(fact)),
  );
  const changes = differences
    .filter(({minor}) => !minor)
    .map(({fact, published, ours}): Change => ({fact, before: published, after: ours}));
  // Changes inside an added or removed operation are covered by the entry of the operation.
  const details = differences.filter(({fact, minor}) => minor && !whole.has(operationOf(fact))).length;
  const known = new Map(before.operations.map((operation) => [operation.id, operation]));
  const kept = after.operations.flatMap((operation) => {
    const earlier = known.get(operation.id);
    return earlier ? [{operation, earlier}] : [];
  });
  const reworded = kept.filter(({operation, earlier}) => shownWords(earlier) !== shownWords(operation));
  const deprecated = kept.filter(({operation, earlier}) => operation.deprecated && !earlier.deprecated);
  if (changes.length + details + reworded.length === 0) return undefined;
  const cause = after.provenance.commit === before.provenance.commit ? 'description' : 'code';
  return {
    api: id,
    title: after.title,
    read: after.provenance.read,
    cause,
    changes,
    reworded: reworded.map(({operation}) => operation.id),
    ...(deprecated.length > 0 ? {deprecated: deprecated.map(({operation}) => operation.id)} : {}),
    details,
  };
}

/** The changes of a description that only one of the two folders has. */
function oneSided(api: ApiDescription, isNew: boolean): ApiChanges {
  const state = isNew ? {after: 'there'} : {before: 'there'};
  const changes = api.operations.map(({method, path}): Change => ({fact: `operation ${method} ${path}`, ...state}));
  return {
    api: api.id,
    title: api.title,
    read: api.provenance.read,
    cause: 'description',
    changes,
    reworded: [],
    details: 0,
  };
}

/**
 * @param dir folder of the descriptions as they are
 * @param earlier folder of the descriptions as they were
 * @returns the changes by description; empty if there are none
 * @throws DescriptionErrors if a description cannot be read
 */
export function compareFolders(dir: string, earlier: string): ApiChanges[] {
  const [now, then] = [new Set(listIds(dir)), new Set(listIds(earlier))];
  return [...new Set([...now, ...then])].sort().flatMap((id) => {
    if (!now.has(id)) return [oneSided(load(id, earlier), false)];
    if (!then.has(id)) return [oneSided(load(id, dir), true)];
    return compareApi(id, dir, earlier) ?? [];
  });
}

/**
 * @param entries the entries so far, the latest first
 * @param added changes since the commit `since`
 * @returns the entries with one for these changes. One that was made since the same commit is replaced, so that the tool can be run again before a commit.
 */
export function withEntry(
  entries: readonly DatedChanges[],
  added: {date: string; since: string; apis: ApiChanges[]},
): DatedChanges[] {
  const others = entries.filter(({since}) => since !== added.since);
  if (added.apis.length === 0) return others;
  const taken = new Set(others.map(({id}) => id));
  let id = added.date;
  for (let count = 2; taken.has(id); count += 1) id = `${added.date}-${count}`;
  return [{id, ...added}, ...others];
}
