/** The differences from the services' own OpenAPI documents, as a table for each API. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate} from '../catalogue/access';
import type {ApiDescription, Difference} from '../openapi/model';
import {loadDescriptions, operationPath} from '../api/build/descriptions';
import {differenceAnchor, evidenceUrl, operationAnchor, operationsOf} from '../api/build/differences';
import {joined, list, table} from '../reference/build/nodes';
import {inline} from '../api/build/text';

/** `app/models/package.rb:42` as a link that shows the file's name and line only: the whole path is in the URL. */
function evidence(api: ApiDescription, difference: Difference): Element {
  return h(
    'span',
    joined(
      difference.evidence.map((place) => h('a', {href: evidenceUrl(place, api.provenance)}, place.split('/').at(-1))),
    ),
  );
}

function differenceTable(api: ApiDescription): Element {
  return table(
    `Differences of ${api.title}`,
    ['No.', 'The service’s own document', 'What the service does, and we describe', 'Operations', 'Code'],
    api.differences.map((difference, index) => {
      const operations = operationsOf(api, difference);
      return [
        h('span', {id: differenceAnchor(api.id, difference)}, String(index + 1)),
        h('span', inline(difference.what)),
        h('span', inline(difference.why)),
        operations.length === 0
          ? 'the whole API'
          : h(
              'span',
              joined(operations.map((operation) => h('a', {href: operationPath(operation)}, operation.summary))),
            ),
        evidence(api, difference),
      ];
    }),
  );
}

/** The way from an operation's page: each operation with the numbers of its differences. */
function operationIndex(api: ApiDescription): Element[] {
  const operations = api.operations.filter(({differences}) => differences.length > 0);
  if (operations.length === 0) return [];
  const number = new Map(api.differences.map(({id}, index) => [id, index + 1]));
  return [
    h('p', 'By operation:'),
    h(
      'ul',
      operations.map((operation) =>
        h('li', {id: operationAnchor(operation)}, [
          h('a', {href: operationPath(operation)}, operation.summary),
          ': ',
          ...joined(
            operation.differences.map((difference) =>
              h('a', {href: `#${differenceAnchor(api.id, difference)}`}, `no. ${number.get(difference.id) ?? ''}`),
            ),
          ),
        ]),
      ),
    ),
  ];
}

function apiNodes(api: ApiDescription): Element[] {
  const {repository, commit, read, publishedUrl} = api.provenance;
  return [
    h('h3', {id: api.id}, api.title),
    h('p', [
      h('a', {href: publishedUrl}, 'The service’s own document'),
      ', compared with ',
      h('a', {href: `https://github.com/${repository}/tree/${commit}`}, `the code of ${repository}`),
      ` on ${formatDate(read)}.`,
    ]),
    differenceTable(api),
    ...operationIndex(api),
  ];
}

const differingApis = (): ApiDescription[] => loadDescriptions().filter((api) => api.differences.length > 0);

/** @returns a heading, a table and an index of operations for each API */
export function differences(): Element {
  return h('div', differingApis().flatMap(apiNodes));
}

/** @returns how many differences each API has, with links to their tables */
export function differenceCounts(): Element {
  return list(differingApis(), (api) => [h('a', {href: `#${api.id}`}, api.title), `: ${api.differences.length}`]);
}
