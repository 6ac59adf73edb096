import {expect, it} from 'vitest';
import {operationsInOrder} from '../../../api/node/descriptions';
import {withOperations} from './sidebar';

type Sidebars = Parameters<typeof withOperations>[0];

const made = (id: string): Sidebars[string][number] | undefined =>
  withOperations(
    {services: [{type: 'category', label: 'Services', collapsed: true, collapsible: true, items: [{type: 'doc', id}]}]},
    operationsInOrder(),
  ).services?.[0];

/** The tree as labels: a group with its links, a link with its method. */
function outline(item: Sidebars[string][number] | undefined): unknown {
  if (item?.type === 'category') return {[item.label]: item.items.map(outline), collapsed: item.collapsed};
  return item?.type === 'link' ? item.className : item?.type;
}

it('groups many operations by task, in the order of the description, all of them closed', () => {
  const operations = operationsInOrder().filter(({service}) => service === 'packages');
  const service = made('services/data-services/packages');
  const packages = service?.type === 'category' ? service.items[0] : undefined;
  const groups = packages?.type === 'category' ? packages.items : [];
  expect(groups.map((group) => (group.type === 'category' ? group.label : ''))).toEqual([
    ...new Set(operations.map(({tag}) => tag)),
  ]);
  expect(groups.every((group) => group.type === 'category' && group.collapsed)).toBe(true);
  const links = groups.flatMap((group) => (group.type === 'category' ? group.items : []));
  expect(links.map((link) => (link.type === 'link' ? link.label : ''))).toEqual(operations.map(({summary}) => summary));
});

it('leaves few operations in one list, with the method of each', () => {
  expect(outline(made('services/tools/diff'))).toEqual({
    Services: [{Diff: ['op-post', 'op-get', 'op-get'], collapsed: true}],
    collapsed: true,
  });
});

it('leaves a service without an API, and other pages, as they are', () => {
  expect(outline(made('services/tools/cli'))).toEqual({Services: ['doc'], collapsed: true});
  expect(outline(made('guides/jobs'))).toEqual({Services: ['doc'], collapsed: true});
});
