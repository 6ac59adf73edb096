/** The table of a category page, which helps to choose a service. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate, SCALE_DATE} from '../catalogue/access';
import {categories, servicePath, servicesOf, type CategoryId, type Service} from '../catalogue/services';
import {countOperations, descriptionsOf} from '../api/build/descriptions';
import {tableHead} from '../reference/build/nodes';

/** The table brings its own styles: five pages of hundreds show it. Where it is too narrow, each service becomes a card whose entries say what they are. */
const STYLE = `
.pick { display: table; width: 100%; margin: 0 0 1.5rem; font-size: var(--text-m); line-height: 1.5; }
.pick tr { border-top: 1px solid var(--site-line); background: none; }
.pick thead tr { border: 0; }
.pick :is(td, th) { border: 0; padding: .9rem 1.25rem .9rem 0; text-align: left; vertical-align: top; font-weight: 400; }
.pick thead th { padding-block: .4rem; font-size: var(--text-s); color: var(--site-muted); }
.pick tbody th { min-width: 9rem; }
.pick th a { font-weight: 700; font-size: 1rem; }
.pick th small { display: block; font-size: var(--text-s); color: var(--site-muted); }
.pick-list { container-type: inline-size; }
@container (max-width: 56rem) {
  .pick, .pick tbody { display: block; }
  .pick thead, .pick td:empty { display: none; }
  .pick tr { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, 34%)), 1fr)); gap: .6rem 2rem; padding: 1rem 0; }
  .pick tbody :is(td, th) { padding: 0; }
  .pick :is(th, [data-label='What it answers']) { grid-column: 1 / -1; }
  .pick td::before { content: attr(data-label); display: block; font-size: var(--text-s); color: var(--site-muted); }
}
`;

interface Column {
  title: string;
  of(service: Service): Element | string | undefined;
}

const operationCount = (service: Service): number => countOperations(descriptionsOf(service.id));

/** The columns after the service itself; one that none of the services fills is left out. */
const COLUMNS: readonly Column[] = [
  {title: 'What it answers', of: ({description}) => description},
  {title: 'What you give', of: ({give}) => give},
  {title: 'What you get', of: ({get}) => get},
  {title: `Data on ${formatDate(SCALE_DATE)}`, of: ({holds}) => holds},
  {title: 'Operations', of: (service) => (operationCount(service) > 0 ? String(operationCount(service)) : undefined)},
];

function row(service: Service, stability: string, columns: readonly Column[]): Element {
  const cells = columns.map(({title, of}) => {
    const value = of(service);
    return h('td', {role: 'cell', ...(value === undefined ? {} : {dataLabel: title})}, value);
  });
  return h('tr', {role: 'row'}, [
    h('th', {role: 'rowheader', scope: 'row'}, [
      h('a', {href: servicePath(service)}, service.title),
      h('small', stability),
    ]),
    ...cells,
  ]);
}

/**
 * The services of a category side by side: what each answers, what a caller
 * gives and gets, how much data it has, how many operations, how stable it is.
 *
 * @param id id of the category
 */
export function categoryTable(id: CategoryId): Element {
  const stability = categories.find((category) => category.id === id)?.stability ?? '';
  const services = servicesOf(id);
  const columns = COLUMNS.filter(({of}) => services.some((service) => of(service) !== undefined));
  const rows = services.map((service) => row(service, stability, columns));
  return h('div.pick-list', [
    h('style', STYLE),
    h('table.pick', {role: 'table'}, [
      tableHead(['Service', ...columns.map(({title}) => title)]),
      h('tbody', {role: 'rowgroup'}, rows),
    ]),
    h('p.note', [
      'What we mean by stable, product and experimental: ',
      h('a', {href: '/docs/usage/stability#levels'}, 'stability levels'),
      '.',
    ]),
  ]);
}
