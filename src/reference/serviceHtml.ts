/** The generated parts of a service page: facts, operations by task, related services. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {links} from '../catalogue/links';
import {getService, offersCors, relatedServices, servicePath} from '../catalogue/services';
import type {Operation} from '../openapi/model';
import {countOperations, descriptionsOf, operationPath} from './descriptions';
import {methodLabel} from './nodes';
import {inline} from './text';

function row(name: string, ...value: (Element | string)[]): Element {
  return h('div', [h('dt', name), h('dd', value)]);
}

function code(text: string): Element {
  return h('code', text);
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
  return h('dl.facts', [
    ...descriptions.map((description) => row(descriptions.length > 1 ? `Base URL, ${description.title}` : 'Base URL', code(description.baseUrl))),
    ...(count > 0 ? [row('Operations', link('#all-operations', `${count}`))] : []),
    ...descriptions.map((description) =>
      row(
        descriptions.length > 1 ? `API description, ${description.title}` : 'API description',
        link(`/openapi/${description.id}.yaml`, 'YAML'),
        ', ',
        link(`/openapi/${description.id}.json`, 'JSON'),
      ),
    ),
    row('Source', link(`https://github.com/${service.repository}`, service.repository), `, ${service.licence}`),
    ...(descriptions.length > 0
      ? [
          row('Data licence', link(links.dataLicence, 'CC BY-SA 4.0')),
          ...descriptions.map(({baseUrl, title}) =>
            row(
              descriptions.length > 1 ? `From a browser, ${title}` : 'From a browser',
              offersCors(id, baseUrl) ? 'Allowed from any site (CORS)' : 'Not allowed (no CORS): call it from a server',
            ),
          ),
        ]
      : []),
  ]);
}

function operationRow(operation: Operation): Element {
  return h('li', [
    methodLabel(operation),
    ' ',
    link(operationPath(operation), operation.summary),
    ...(operation.deprecated ? [' ', h('span.field__flag', 'deprecated')] : []),
    h('code.path', operation.path),
  ]);
}

/**
 * All operations of a service, grouped by task.
 *
 * @param id id of the service
 */
export function operationList(id: string): Element {
  return h(
    'div.operations',
    descriptionsOf(id).flatMap((description) =>
      description.tags.flatMap((tag) => {
        const operations = description.operations.filter((operation) => operation.tag === tag.name);
        if (operations.length === 0) return [];
        return [h('h3', tag.name), h('p', inline(tag.description)), h('ul', operations.map(operationRow))];
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
  if (related.length === 0) return h('p', `${service.title} works alone: it calls no other service, and none calls it.`);
  return h(
    'ul',
    related.map((other) => {
      const relation = [...(service.calls.includes(other.id) ? ['it is asked by this service'] : []), ...(other.calls.includes(service.id) ? ['it asks this service'] : [])];
      return h('li', [link(servicePath(other), other.title), `: ${other.description} (${relation.join(', and ')})`]);
    }),
  );
}
