/** The table of all API descriptions to download. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate} from '../catalogue/access';
import {getService, servicePath} from '../catalogue/services';
import {addresses} from '../openapi/build/fileAddresses';
import {countOperations, loadDescriptions} from '../api/build/descriptions';
import {table} from '../reference/build/nodes';

function file(path: string): Element {
  return h('a', {href: path}, path);
}

/** @returns a row for each description and one for all in one document */
export function downloads(): Element {
  const apis = loadDescriptions();
  const row = (id: string, title: Element, operations: number, read: string): (Element | string)[] => [
    title,
    file(addresses.yaml(id)),
    file(addresses.json(id)),
    String(operations),
    read,
  ];
  return table(
    'API descriptions to download',
    ['API', 'YAML', 'JSON', 'Operations', 'Code read on'],
    [
      ...apis.map(({id, service, title, operations, provenance}) =>
        row(
          id,
          h('a', {href: servicePath(getService(service))}, title),
          operations.length,
          formatDate(provenance.read),
        ),
      ),
      row(addresses.merged, h('strong', 'All APIs in one'), countOperations(apis), 'as above'),
    ],
  );
}

/** @returns a row with the collections of each API, and one with the environments */
export function collections(): Element {
  const link = (path: string, text: string): Element => h('a', {href: path, download: true}, text);
  return table(
    'Collections to download',
    ['API', 'Bruno', 'Postman', 'Text'],
    [
      ...loadDescriptions().map(({id, service, title}): (Element | string)[] => [
        h('a', {href: servicePath(getService(service))}, title),
        link(addresses.bruno(id), '.zip'),
        link(addresses.postman(id), '.json'),
        link(addresses.http(id), '.http'),
      ]),
      [
        h('strong', 'Environments'),
        'included',
        h('span', [
          link(addresses.postmanEnvironment('Live'), 'live'),
          ', ',
          link(addresses.postmanEnvironment('Mock'), 'mock'),
        ]),
        'first lines',
      ],
    ],
  );
}
