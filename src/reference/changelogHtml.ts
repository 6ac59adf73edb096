/** The entries of the changelog as HTML nodes, for the page and the feed. Build time only. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {readChangelog, type ApiChanges, type Change, type Disagreement, type Entry} from '../openapi/changelog';
import {operationFact} from '../openapi/fact';
import {loadDescriptions, operationPath, OPENAPI_DIR} from './descriptions';

/** @returns the address of the page of an operation, where there is one; `operation`: `GET /path` */
function addressOf(api: string, operation: string): string | undefined {
  const [method = '', path = ''] = operation.split(' ');
  const fact = operationFact(method, path);
  const found = loadDescriptions().find(({id}) => id === api)?.operations.find((candidate) => operationFact(candidate.method, candidate.path) === fact);
  return found && operationPath(found);
}

function operationNode(api: string, operation: string): Element {
  const address = addressOf(api, operation);
  return address ? h('a', {href: address}, h('code', operation)) : h('code', operation);
}

/** @returns a fact in words, see openapi/fact.ts */
function factNodes(api: string, fact: string): ElementContent[] {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = fact.split(' ');
  const operation = operationNode(api, `${first} ${second}`);
  const text = (value: string): ElementContent => ({type: 'text', value});
  switch (kind) {
    case 'operation':
      return [text('operation '), operation];
    case 'parameter':
      return [text('parameter '), h('code', fourth), text(` in the ${third} of `), operation];
    case 'body':
      return [text('request body of '), operation];
    case 'response':
      return [text(`answer ${third} of `), operation];
    default:
      return [text(`${kind} `), h('code', first)];
  }
}

function changeItem(api: string, {fact, before, after}: Change): Element {
  const verb = before === undefined ? 'Added: ' : after === undefined ? 'Removed: ' : 'Changed: ';
  const isWhole = /^(operation|schema) /.test(fact);
  const values = before !== undefined && after !== undefined ? [' from ', h('code', before), ' to ', h('code', after)] : [];
  return h('li', [verb, ...factNodes(api, fact), ...(isWhole ? [] : values)]);
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function apiNodes({api, title, read, cause, changes, reworded, details}: ApiChanges): Element[] {
  const rest = [
    ...(reworded.length > 0 ? [`the text of ${plural(reworded.length, 'operation', 'operations')}`] : []),
    ...(details > 0 ? [plural(details, 'detail', 'details')] : []),
  ];
  return [
    h('h4', title),
    h('p', cause === 'code' ? `The service’s code was read again on ${read}.` : 'The description was corrected; the service’s code that it was read from is the same.'),
    ...(changes.length + rest.length > 0
      ? [h('ul', [...changes.map((change) => changeItem(api, change)), ...(rest.length > 0 ? [h('li', `Changed: ${rest.join(', and ')}`)] : [])])]
      : []),
  ];
}

function disagreementList(disagreements: readonly Disagreement[], kind: Disagreement['kind']): Element[] {
  const titles = new Map(loadDescriptions().map(({id, title}) => [id, title]));
  const found = disagreements.filter((disagreement) => disagreement.kind === kind);
  const apis = [...new Set(found.map(({api}) => api))];
  return [
    h('p', kind === 'undescribed'
      ? `${plural(found.length, 'operation works', 'operations work')} and ${found.length === 1 ? 'is' : 'are'} not in the documents that the services publish:`
      : `${plural(found.length, 'operation is', 'operations are')} in the published documents and ${found.length === 1 ? 'does' : 'do'} not work:`),
    h('ul', apis.map((api) => h('li', [
      `${titles.get(api) ?? api}: `,
      ...found.filter((disagreement) => disagreement.api === api).flatMap(({operation}, index): ElementContent[] => [
        ...(index ? [{type: 'text' as const, value: ', '}] : []),
        // What does not work has no page; a working operation of the same path would be another one.
        kind === 'absent' ? h('code', operation) : operationNode(api, operation),
      ]),
    ]))),
  ];
}

function initialNodes({apis, operations, parameters, differences, disagreements}: NonNullable<Entry['initial']>): Element[] {
  return [
    h('p', `The first state: ${apis} API descriptions with ${operations} operations and ${parameters} parameters, read from the services’ code.`),
    h('p', [
      `They differ from the published documents in ${differences} recorded points. Those of single operations are shown on the pages of these operations; all stand in the `,
      h('a', {href: '/docs/usage/downloads'}, 'descriptions to download'),
      ', under ',
      h('code', 'x-differences'),
      '.',
    ]),
    ...disagreementList(disagreements, 'undescribed'),
    ...disagreementList(disagreements, 'absent'),
  ];
}

/** @returns what an entry says, without its date */
export function entryNodes({initial, apis}: Entry): Element[] {
  return [...(initial ? initialNodes(initial) : []), ...(apis ?? []).flatMap(apiNodes)];
}

/** @returns what an entry is about, in a few words */
export function entryTitle({initial, apis = []}: Entry): string {
  return initial ? 'API descriptions of all services' : `Changes of ${apis.map(({title}) => title).join(', ')}`;
}

/** @returns the entries of the changelog, the latest first */
export function entries(): Entry[] {
  return readChangelog(OPENAPI_DIR);
}

/** @returns the changelog with a heading for each entry */
export function changelog(): Element {
  return h('div.changelog', entries().flatMap((entry) => [h('h3', {id: entry.id}, `${entry.date}: ${entryTitle(entry)}`), ...entryNodes(entry)]));
}
