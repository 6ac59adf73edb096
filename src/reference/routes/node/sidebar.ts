import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {getService} from '../../../catalogue/services';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {operationPath} from '../../../api/node/descriptions';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/** The most operations that stand below a service without groups: a group would be one more step to each of them. */
const LONGEST_LIST = 8;

/** The class names the method, which the style sheet shows (components/MethodLabel/MethodLabel.css); `DocBreadcrumbs` knows operations by it. */
const toLink = (operation: Operation): Item => ({
  type: 'link',
  label: operation.summary,
  href: operationPath(operation),
  className: `op-${operation.method.toLowerCase()}`,
});

const toCategory = (label: string, items: Item[]): Extract<Item, {type: 'category'}> => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
});

/** @returns the operations of a service as links, in groups by task where there are many */
function operationItems(operations: readonly Operation[]): Item[] {
  if (operations.length <= LONGEST_LIST) return operations.map(toLink);
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
  return [...groups].map(([label, own]) => toCategory(label, own.map(toLink)));
}

/**
 * Puts each service's operations below its page in the sidebars, grouped by
 * task: the page becomes a category that links to it.
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
    if (own.length === 0) return item;
    const category = toCategory(item.label ?? service.title, operationItems(own));
    return {...category, link: {type: 'doc', id: item.id}};
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(visit)]));
}
