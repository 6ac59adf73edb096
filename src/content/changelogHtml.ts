/** The entries of the changelog as HTML nodes, for the page and the feed. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate, formatNumber} from '../catalogue/access';
import {readChangelog, type ApiChanges, type Change, type Disagreement, type Entry} from '../openapi/build/changelog';
import {operationFact} from '../openapi/fact';
import {loadDescriptions, operationPath, OPENAPI_DIR} from '../api/build/descriptions';
import {joined, list, type Child} from '../reference/build/nodes';
import {DIFFERENCES_PAGE} from '../api/wording';

/** @returns an operation, `GET /path`, with a link to its page where there is one */
function operationNode(api: string, operation: string): Element {
  const [method = '', path = ''] = operation.split(' ');
  const fact = operationFact(method, path);
  const found = loadDescriptions()
    .find(({id}) => id === api)
    ?.operations.find((candidate) => operationFact(candidate.method, candidate.path) === fact);
  const name = h('code', operation);
  return found ? h('a', {href: operationPath(found)}, name) : name;
}

/** @returns a fact in words, see openapi/fact.ts */
function factNodes(api: string, fact: string): Child[] {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = fact.split(' ');
  const operation = operationNode(api, `${first} ${second}`);
  switch (kind) {
    case 'operation':
      return [operation];
    case 'parameter':
      return [`${third} parameter `, h('code', fourth), ' of ', operation];
    case 'body':
      return ['request body of ', operation];
    case 'response':
      return ['response ', h('code', third), ' of ', operation];
    default:
      return [`${kind} `, h('code', first)];
  }
}

type Kind = 'New' | 'Changed' | 'Removed' | 'Deprecated';

/** The order in which a reader needs them: what breaks a client stands before what it can ignore. */
const KINDS: readonly Kind[] = ['Removed', 'Deprecated', 'Changed', 'New'];

interface Line {
  kind: Kind;
  nodes: Child[];
}

function changeLine({api, title}: ApiChanges, {fact, before, after}: Change): Line {
  const values =
    before !== undefined && after !== undefined ? [', from ', h('code', before), ' to ', h('code', after)] : [];
  return {
    kind: before === undefined ? 'New' : after === undefined ? 'Removed' : 'Changed',
    nodes: [`${title}: `, ...factNodes(api, fact), ...values],
  };
}

function linesOf(changes: ApiChanges): Line[] {
  const description = loadDescriptions().find(({id}) => id === changes.api);
  const deprecated = (changes.deprecated ?? []).map((id): Line => {
    const operation = description?.operations.find((candidate) => candidate.id === id);
    return {
      kind: 'Deprecated',
      nodes: [
        `${changes.title}: `,
        operation ? h('a', {href: operationPath(operation)}, operation.summary) : h('code', id),
      ],
    };
  });
  return [...changes.changes.map((change) => changeLine(changes, change)), ...deprecated];
}

function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** What a reader does with the changes of one cause, and a heading for each kind. */
function causeNodes(cause: ApiChanges['cause'], apis: readonly ApiChanges[]): Element[] {
  const lines = apis.flatMap(linesOf);
  if (lines.length === 0) return [];
  const read = [...new Set(apis.map((api) => api.read))].sort().at(-1) ?? '';
  return [
    h(
      'p',
      cause === 'code'
        ? `We checked newer code of the services on ${formatDate(read)}:`
        : 'The APIs behave as before. These points were missing from our descriptions, or wrong:',
    ),
    ...KINDS.flatMap((kind) => {
      const found = lines.filter((line) => line.kind === kind);
      return found.length > 0 ? [h('h4', kind), list(found, ({nodes}) => nodes)] : [];
    }),
  ];
}

/** What needs no change in a client: texts, limits and the like, in one sentence. */
function wordingNodes(apis: readonly ApiChanges[]): Element[] {
  const reworded = apis.filter((api) => api.reworded.length > 0);
  const operations = reworded.reduce((sum, api) => sum + api.reworded.length, 0);
  const details = apis.reduce((sum, api) => sum + api.details, 0);
  const parts = [
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
  ];
  return parts.length > 0 ? [h('h4', 'Descriptions'), h('p', parts.join(' '))] : [];
}

function disagreementList(disagreements: readonly Disagreement[], kind: Disagreement['kind']): Element[] {
  const titles = new Map(loadDescriptions().map(({id, title}) => [id, title]));
  const found = disagreements.filter((disagreement) => disagreement.kind === kind);
  if (found.length === 0) return [];
  const apis = [...new Set(found.map(({api}) => api))];
  return [
    h(
      'p',
      kind === 'undescribed'
        ? `${plural(found.length, 'operation works', 'operations work')} and ${found.length === 1 ? 'is' : 'are'} missing from the service’s own OpenAPI document:`
        : `${plural(found.length, 'operation is', 'operations are')} in the service’s own OpenAPI document and ${found.length === 1 ? 'does' : 'do'} not work:`,
    ),
    list(apis, (api) => [
      `${titles.get(api) ?? api}: `,
      ...joined(
        found
          .filter((disagreement) => disagreement.api === api)
          // What does not work has no page; a working operation of the same path would be another one.
          .map(({operation}) => (kind === 'absent' ? h('code', operation) : operationNode(api, operation))),
      ),
    ]),
  ];
}

function initialNodes({
  apis,
  operations,
  parameters,
  differences,
  disagreements,
}: NonNullable<Entry['initial']>): Element[] {
  return [
    h(
      'p',
      `We published ${plural(apis, 'API description', 'API descriptions')} with ${plural(operations, 'operation', 'operations')} and ${plural(parameters, 'parameter', 'parameters')}, written from the code of the services.`,
    ),
    h('p', [
      `They differed from the services’ own OpenAPI documents in ${plural(differences, 'point', 'points')}. `,
      h('a', {href: DIFFERENCES_PAGE}, 'Differences from the services’ own OpenAPI documents'),
      ' has the current list.',
    ]),
    ...disagreementList(disagreements, 'undescribed'),
    ...disagreementList(disagreements, 'absent'),
  ];
}

function changeNodes(apis: readonly ApiChanges[]): Element[] {
  return [
    ...(['code', 'description'] as const).flatMap((cause) =>
      causeNodes(
        cause,
        apis.filter((api) => api.cause === cause),
      ),
    ),
    ...wordingNodes(apis),
  ];
}

/** @returns what an entry says, without its date */
export function entryNodes({initial, apis}: Entry): Element[] {
  return [...(initial ? initialNodes(initial) : []), ...(apis ? changeNodes(apis) : [])];
}

/** @returns what an entry is about, in a few words */
export function entryTitle({initial, apis = []}: Entry): string {
  if (initial) return 'API descriptions of all services';
  const changed = apis.filter((api) => linesOf(api).length > 0);
  const [one] = changed;
  if (!one) return 'Revised texts';
  return changed.length > 4
    ? `Changes in ${changed.length} APIs`
    : `Changes in ${changed.map(({title}) => title).join(', ')}`;
}

/** @returns the changelog with a heading for each entry */
export function changelog(): Element {
  return h(
    'div.changelog',
    readChangelog(OPENAPI_DIR).flatMap((entry) => [
      h('h3', {id: entry.id}, `${formatDate(entry.date)}: ${entryTitle(entry)}`),
      ...entryNodes(entry),
    ]),
  );
}
