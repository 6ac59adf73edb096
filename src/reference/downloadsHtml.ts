/** The table of all API descriptions to download. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {getService, servicePath} from '../catalogue/services';
import {addresses} from '../openapi/listings';
import {loadDescriptions} from './descriptions';

function row(cells: readonly (Element | string)[]): Element {
  return h('tr', cells.map((cell) => h('td', [cell])));
}

function file(path: string): Element {
  return h('a', {href: path}, path);
}

/** @returns a row for each description and one for all in one document */
export function downloads(): Element {
  const apis = loadDescriptions();
  const count = apis.reduce((sum, {operations}) => sum + operations.length, 0);
  const head = ['API', 'YAML', 'JSON', 'Operations', 'Code read on'];
  return h('div.table', {tabIndex: 0, role: 'group', ariaLabel: 'API descriptions to download'}, [
    h('table', [
      h('thead', h('tr', head.map((cell) => h('th', {scope: 'col'}, cell)))),
      h('tbody', [
        ...apis.map((api) =>
          row([h('a', {href: servicePath(getService(api.service))}, api.title), file(addresses.yaml(api.id)), file(addresses.json(api.id)), String(api.operations.length), api.provenance.read]),
        ),
        row([h('strong', 'All APIs in one'), file(addresses.yaml(addresses.merged)), file(addresses.json(addresses.merged)), String(count), 'as above']),
      ]),
    ]),
  ]);
}
