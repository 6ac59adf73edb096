/** The data model as a diagram and as tables, from one record. Build time only. */
import type {Element, ElementContent} from 'hast';
import {h, s} from 'hastscript';
import {entities, joins, type Entity, type EntityId, type Join} from '../catalogue/dataModel';
import {getService, servicePath} from '../catalogue/services';
import {findOperation, operationPath} from '../reference/build/descriptions';
import {joined, table} from '../reference/build/nodes';
import {inline} from '../reference/build/text';

const BOX = {width: 176, height: 46};
const COLUMN = 236;
const ROW = 72;
const MARGIN = 2;
const WIDTH = 3 * COLUMN + BOX.width + 2 * MARGIN;

/** The diagram brings its own styles: one page of hundreds shows it. */
const STYLE = `
.model { display: block; width: 100%; min-width: 52rem; height: auto; padding: .5rem; }
.model rect { fill: var(--ifm-background-surface-color); stroke: var(--site-line); }
.model text { font-size: 13px; fill: var(--ifm-font-color-base); }
.model .model__note { font-size: 11px; fill: var(--site-muted); }
.model path { fill: none; stroke: var(--ifm-color-primary); stroke-width: 1.3; opacity: .5; }
.model a:is(:hover, :focus-visible) rect { stroke: var(--ifm-color-primary); }
`;

const byId = new Map<EntityId, Entity>(entities.map((entity) => [entity.id, entity]));

/** @throws Error where a join names no entity */
function entityOf(id: EntityId): Entity {
  const entity = byId.get(id);
  if (!entity) throw new Error(`src/catalogue/dataModel.ts has no entity "${id}".`);
  return entity;
}

const left = ({column}: Entity): number => MARGIN + column * COLUMN;
const middle = ({row}: Entity): number => MARGIN + row * ROW + BOX.height / 2;

/** @returns the line of a join: between neighbours, or round those that stand between two of one column */
function line({from, to}: Join): string {
  const [start, end] = [entityOf(from), entityOf(to)];
  const rise = middle(end) - middle(start);
  if (start.column === end.column) {
    const bulge = 14 + 8 * Math.abs(end.row - start.row);
    return `M${left(start) + BOX.width} ${middle(start)}c${bulge} 0 ${bulge} ${rise} 0 ${rise}`;
  }
  const isForward = start.column < end.column;
  const x = isForward ? left(start) + BOX.width : left(start);
  const run = (isForward ? left(end) : left(end) + BOX.width) - x;
  return `M${x} ${middle(start)}c${run / 2} 0 ${run / 2} ${rise} ${run} ${rise}`;
}

function box(entity: Entity): Element {
  const [x, y] = [left(entity), MARGIN + entity.row * ROW];
  return s('a', {href: `#entity-${entity.id}`}, [
    s('rect', {x, y, width: BOX.width, height: BOX.height, rx: 6}),
    s('text', {x: x + 10, y: y + 19}, entity.title),
    s(
      'text',
      {x: x + 10, y: y + 36, className: ['model__note']},
      getService(findOperation(entity.operation).service).title,
    ),
  ]);
}

/** @returns the diagram; the tables below it say the same */
export function dataModelDiagram(): Element {
  const height = Math.max(...entities.map(({row}) => row)) * ROW + BOX.height + 2 * MARGIN;
  return h('figure', [
    h('div.table', {tabIndex: 0, role: 'group', ariaLabel: 'Diagram: the records and how they join'}, [
      s('svg', {viewBox: `0 0 ${WIDTH} ${height}`, ariaLabelledBy: 'model-title', className: ['model']}, [
        s('style', STYLE),
        s(
          'title',
          {id: 'model-title'},
          'The records of the APIs and the joins between them; the tables below say the same',
        ),
        s('path', {d: joins.map(line).join('')}),
        ...entities.map(box),
      ]),
    ]),
    h('figcaption', 'Each line is a join in the table of joins. Select a record to see how it is identified.'),
  ]);
}

const codes = (names: readonly string[]): ElementContent[] =>
  joined(
    names.map((name) => h('code', name)),
    ' and ',
  );

function entityRow(entity: Entity): (Element | string)[] {
  const operation = findOperation(entity.operation);
  const service = getService(operation.service);
  return [
    h('strong', {id: `entity-${entity.id}`}, entity.title),
    entity.what,
    h('a', {href: servicePath(service)}, service.title),
    h('span', codes(entity.key)),
    h('a', {href: operationPath(operation)}, operation.summary),
  ];
}

/** @returns a row for each record */
export function dataModelEntities(): Element {
  return table('Records', ['Record', 'What it is', 'Service', 'Identified by', 'Operation'], entities.map(entityRow));
}

function joinRow({from, to, by, equals, note}: Join): (Element | string)[] {
  const target = entityOf(to);
  return [
    h('a', {href: `#entity-${from}`}, entityOf(from).title),
    h('span', codes(by)),
    h('a', {href: `#entity-${to}`}, target.title),
    equals.length > 0 ? h('span', codes(equals)) : 'its URL',
    h('span', note ? inline(note) : []),
  ];
}

/** @returns a row for each join */
export function dataModelJoins(): Element {
  return table('Joins', ['From', 'Property', 'To', 'Equals', 'Note'], joins.map(joinRow));
}
