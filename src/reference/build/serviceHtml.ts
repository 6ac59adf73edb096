/** The generated parts of a service page: facts, operations by task, related services. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate, SCALE_DATE} from '../../catalogue/access';
import {links} from '../../catalogue/links';
import {getService, offersCors, relatedServices, servicePath, type Service} from '../../catalogue/services';
import type {ApiDescription, Operation} from '../../openapi/model';
import {countOperations, descriptionsOf, operationPath} from '../../api/build/descriptions';
import {list, methodLabel, tableHead} from './nodes';
import {inline} from '../../api/build/text';

function row(name: string, ...value: (Element | string)[]): Element {
  return h('div', [h('dt', name), h('dd', value)]);
}

function link(href: string, text: string): Element {
  return h('a', {href}, text);
}

/**
 * The box of facts at the head of a service page.
 *
 * @param id id of the service
 * @throws Error when there is no such service
 */
export function serviceFacts(id: string): Element {
  const service = getService(id);
  const descriptions = descriptionsOf(id);
  const count = countOperations(descriptions);
  const name = (fact: string, {title}: ApiDescription): string =>
    descriptions.length > 1 ? `${fact}, ${title}` : fact;
  return h('dl.facts', [
    ...descriptions.map((description) => row(name('Base URL', description), h('code', description.baseUrl))),
    ...(service.holds ? [row('Data', `${service.holds} (${formatDate(SCALE_DATE)})`)] : []),
    ...(count > 0 ? [row('Operations', link('#all-operations', `${count}`))] : []),
    ...descriptions.map((description) =>
      row(
        name('API description', description),
        link(`/openapi/${description.id}.yaml`, 'YAML'),
        ', ',
        link(`/openapi/${description.id}.json`, 'JSON'),
      ),
    ),
    row('Source', link(`https://github.com/${service.repository}`, service.repository), `, ${service.licence}`),
    ...(descriptions.length > 0
      ? [
          row('Data licence', link(links.dataLicence, 'CC BY-SA 4.0')),
          ...descriptions.map((description) =>
            row(
              name('From a browser', description),
              offersCors(id, description.baseUrl)
                ? 'Allowed from any site (CORS)'
                : 'Not allowed (no CORS): call it from a server',
            ),
          ),
        ]
      : []),
  ]);
}

/** The telling end of a path: from its last fixed part on. The beginning, which it shares with others, stands back. */
function pathCode({path}: Operation): Element {
  const parts = path.split(/(?=\/)/);
  const last = Math.max(
    0,
    parts.findLastIndex((part) => !part.startsWith('/{')),
  );
  const broken = (some: readonly string[]): (Element | string)[] => some.flatMap((part) => [h('wbr'), part]);
  return h('code.path', [...broken(parts.slice(0, last)), h('b', broken(parts.slice(last)))]);
}

function operationRow(operation: Operation): Element {
  return h('tr', {role: 'row'}, [
    h('td', {role: 'cell'}, methodLabel(operation)),
    h('th', {role: 'rowheader', scope: 'row'}, [
      link(operationPath(operation), operation.summary),
      ...(operation.deprecated ? [' ', h('span.field__flag', 'deprecated')] : []),
    ]),
    h('td', {role: 'cell'}, pathCode(operation)),
  ]);
}

/** The roles are those of a table, which some browsers forget where rows are laid out as a grid. */
function operationTable(task: string, operations: readonly Operation[]): Element {
  return h('table.ops', {role: 'table', ariaLabel: task}, [
    tableHead(['Method', 'Operation', 'Path']),
    h('tbody', {role: 'rowgroup'}, operations.map(operationRow)),
  ]);
}

/**
 * All operations of a service, a table for each task; a row is one link.
 *
 * @param id id of the service
 */
export function operationList(id: string): Element {
  return h(
    'div',
    descriptionsOf(id).flatMap((description) =>
      description.tags.flatMap((tag) => {
        const operations = description.operations.filter((operation) => operation.tag === tag.name);
        if (operations.length === 0) return [];
        return [
          h('div.ops__task', [h('h3', tag.name), h('p', inline(tag.description))]),
          operationTable(tag.name, operations),
        ];
      }),
    ),
  );
}

/**
 * The services that this one calls or is called by.
 *
 * @param id id of the service
 */
export function relatedList(id: string): Element {
  const service = getService(id);
  const related = relatedServices(service);
  if (related.length === 0) return h('p', `${service.title} calls no other service, and none calls it.`);
  const nodesOf = (other: Service): (Element | string)[] => {
    const relation = [
      ...(service.calls.includes(other.id) ? ['this service calls it'] : []),
      ...(other.calls.includes(service.id) ? ['it calls this service'] : []),
    ];
    return [link(servicePath(other), other.title), `: ${other.description} (${relation.join(', and ')})`];
  };
  return list(related, nodesOf, 'ul.related');
}
