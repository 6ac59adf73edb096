import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {getService} from '../catalogue/services';
import type {Operation} from '../openapi/model';
import {operationPath} from './descriptions';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/**
 * Puts each service's operations below its page in the sidebars: the page
 * becomes a category that links to it.
 *
 * @param sidebars the docs plugin's sidebars
 * @param operations all operations in reading order
 * @returns new sidebars
 */
export function withOperations(sidebars: Sidebars, operations: readonly Operation[]): Sidebars {
  const visit = (item: Item): Item => {
    if (item.type === 'category') return {...item, items: item.items.map(visit)};
    if (item.type !== 'doc' || !item.id.startsWith('services/')) return item;
    const service = getService(item.id.split('/').pop() ?? '');
    const own = operations.filter((operation) => operation.service === service.id);
    const customProps = {description: service.description};
    if (own.length === 0) return {...item, customProps};
    return {
      type: 'category',
      label: item.label ?? service.title,
      customProps,
      collapsible: true,
      collapsed: true,
      link: {type: 'doc', id: item.id},
      items: own.map((operation) => ({type: 'link', label: operation.summary, href: operationPath(operation)})),
    };
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(visit)]));
}
