/** The table of all API descriptions to download. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {getService, servicePath} from '../catalogue/services';
import {addresses} from '../openapi/listings';
import {countOperations, loadDescriptions} from './descriptions';
import {table} from './nodes';

function file(path: string): Element {
  return h('a', {href: path}, path);
}

/** @returns a row for each description and one for all in one document */
export function downloads(): Element {
  const apis = loadDescriptions();
  const row = (id: string, title: Element, operations: number, read: string): (Element | string)[] => [title, file(addresses.yaml(id)), file(addresses.json(id)), String(operations), read];
  return table('API descriptions to download', ['API', 'YAML', 'JSON', 'Operations', 'Code read on'], [
    ...apis.map(({id, service, title, operations, provenance}) => row(id, h('a', {href: servicePath(getService(service))}, title), operations.length, provenance.read)),
    row(addresses.merged, h('strong', 'All APIs in one'), countOperations(apis), 'as above'),
  ]);
}
