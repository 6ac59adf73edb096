/** The data model as a diagram and as tables, from one record. Build time only. */
import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {entities, entityIds, joins, places, type EntityId, type Join} from '../catalogue/dataModel';
import {getService, servicePath} from '../catalogue/services';
import {findOperation, operationPath} from '../api/build/descriptions';
import {joined, table, type Child} from '../reference/build/nodes';
import {inline} from '../api/build/text';

const BOX = {width: 176, height: 46};
const COLUMN = 236;
const ROW = 72;
const MARGIN = 2;
const COLUMNS = 4;
const WIDTH = (COLUMNS - 1) * COLUMN + BOX.width + 2 * MARGIN;

/** The diagram brings its own styles: one page of hundreds shows it. */
const STYLE = `
.model { display: block; width: 100%; min-width: 52rem; height: auto; padding: .5rem; }
.model rect { fill: var(--ifm-background-surface-color); stroke: var(--site-line); }
.model text { font-size: 13px; fill: var(--ifm-font-color-base); }
.model .model__note { font-size: 11px; fill: var(--site-muted); }
.model path { fill: none; stroke: var(--ifm-color-primary); stroke-width: 1.3; opacity: .5; }
.model a:is(:hover, :focus-visible) rect { stroke: var(--ifm-color-primary); }
`;

/** @returns the left and the upper edge of a record's box */
function corner(id: EntityId): {x: number; y: number} {
  const place = places.flat().indexOf(id);
  return {x: MARGIN + (place % COLUMNS) * COLUMN, y: MARGIN + Math.floor(place / COLUMNS) * ROW};
}

/** @returns the line of a join: between neighbours, or round those that stand between two of one column */
function line({from, to}: Join): string {
  const [start, end] = [corner(from), corner(to)];
  const rise = end.y - start.y;
  const middle = start.y + BOX.height / 2;
  if (start.x === end.x) {
    const bulge = 14 + 8 * Math.abs(rise / ROW);
    return `M${start.x + BOX.width} ${middle}c${bulge} 0 ${bulge} ${rise} 0 ${rise}`;
  }
  const isForward = start.x < end.x;
  const x = isForward ? start.x + BOX.width : start.x;
  const run = (isForward ? end.x : end.x + BOX.width) - x;
  return `M${x} ${middle}c${run / 2} 0 ${run / 2} ${rise} ${run} ${rise}`;
}

function box(id: EntityId): Element {
  const {x, y} = corner(id);
  const {title, operation} = entities[id];
  return s('a', {href: `#entity-${id}`}, [
    s('rect', {x, y, width: BOX.width, height: BOX.height, rx: 6}),
    s('text', {x: x + 10, y: y + 19}, title),
    s('text', {x: x + 10, y: y + 36, className: ['model__note']}, getService(findOperation(operation).service).title),
  ]);
}

/** @returns the diagram; the tables below it say the same */
export function dataModelDiagram(): Element {
  const height = (places.length - 1) * ROW + BOX.height + 2 * MARGIN;
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
        ...entityIds.map(box),
      ]),
    ]),
    h('figcaption', 'Each line is a join in the table of joins. Select a record to see how it is identified.'),
  ]);
}

const codes = (names: readonly string[]): Child[] =>
  joined(
    names.map((name) => h('code', name)),
    ' and ',
  );

function entityRow(id: EntityId): (Element | string)[] {
  const entity = entities[id];
  const operation = findOperation(entity.operation);
  const service = getService(operation.service);
  return [
    h('strong', {id: `entity-${id}`}, entity.title),
    entity.what,
    h('a', {href: servicePath(service)}, service.title),
    h('span', codes(entity.key)),
    h('a', {href: operationPath(operation)}, operation.summary),
  ];
}

/** @returns a row for each record */
export function dataModelEntities(): Element {
  return table('Records', ['Record', 'What it is', 'Service', 'Identified by', 'Operation'], entityIds.map(entityRow));
}

function joinRow({from, to, by, equals, note}: Join): (Element | string)[] {
  return [
    h('a', {href: `#entity-${from}`}, entities[from].title),
    h('span', codes(by)),
    h('a', {href: `#entity-${to}`}, entities[to].title),
    equals.length > 0 ? h('span', codes(equals)) : 'its URL',
    h('span', note ? inline(note) : []),
  ];
}

/** @returns a row for each join */
export function dataModelJoins(): Element {
  return table('Joins', ['From', 'Property', 'To', 'Equals', 'Note'], joins.map(joinRow));
}
