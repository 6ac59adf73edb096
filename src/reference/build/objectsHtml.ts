/**
 * The objects of a service as a drawing: a box for each, a row for each of its
 * properties that leads to another object, and a line from the row to where it
 * leads. The list above says the same in words. Build time only.
 */
import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {getService, servicePath} from '../../catalogue/services';
import type {Operation} from '../../openapi/model';
import {operationPath} from '../../api/build/descriptions';
import {list} from './nodes';
import {objectId, serviceObjects, type Join, type ServiceObject} from '../../api/build/objects';

const WIDTH = 720;
const BOX = {width: 300, head: 30, row: 21, gap: 16};
const OUTSIDE = {x: 520, width: 198};
/** How far a line between two boxes swings out: from the shortest to the longest. */
const SWING = {least: 40, most: 190};

interface Placed {
  object: ServiceObject;
  y: number;
}

const heightOf = ({joins}: ServiceObject): number => BOX.head + joins.length * BOX.row + (joins.length > 0 ? 8 : 0);

/** @returns the objects one below the other, and the height of all */
function place(objects: readonly ServiceObject[]): {placed: Placed[]; height: number} {
  let y = 4;
  const placed = objects.map((object) => {
    const place = {object, y};
    y += heightOf(object) + BOX.gap;
    return place;
  });
  return {placed, height: y};
}

function line(join: Join, from: number, places: readonly Placed[]): Element | undefined {
  const end = places.find(({object}) => object.name === join.object);
  if (!end) return s('path', {d: `M${BOX.width + 2} ${from}H${OUTSIDE.x - 6}`, markerEnd: 'url(#objects-end)'});
  const to = end.y + BOX.head / 2;
  const swing = Math.min(SWING.most, SWING.least + Math.abs(to - from) / 3);
  return s('path', {
    d: `M${BOX.width + 2} ${from}c${swing} 0 ${swing} ${to - from} 6 ${to - from}`,
    markerEnd: 'url(#objects-end)',
  });
}

/** The box of another service, at the height of the property that leads there. */
function outside({service}: Join, y: number): Element {
  return s('a', {href: servicePath(getService(service))}, [
    s('rect', {x: OUTSIDE.x, y: y - 14, width: OUTSIDE.width, height: 28, rx: 6}),
    s('text', {x: OUTSIDE.x + 10, y: y + 4}, getService(service).title),
  ]);
}

function box({object, y}: Placed, places: readonly Placed[], service: string): Element {
  const rowY = (index: number): number => y + BOX.head + index * BOX.row + BOX.row / 2;
  return s('g', [
    ...object.joins.map((join, index) => line(join, rowY(index), places)),
    ...object.joins.flatMap((join, index) => (join.service === service ? [] : [outside(join, rowY(index))])),
    s('rect', {x: 2, y, width: BOX.width, height: heightOf(object), rx: 6}),
    s('text', {x: 14, y: y + 20, className: ['objects__name']}, object.name),
    s(
      'text',
      {x: BOX.width - 8, y: y + 20, textAnchor: 'end', className: ['objects__note']},
      `${object.operations.length} operations`,
    ),
    ...object.joins.map((join, index) =>
      s('text', {x: 14, y: rowY(index) + 4, className: ['objects__note']}, join.property),
    ),
  ]);
}

function drawing(objects: readonly ServiceObject[], id: string): Element {
  const {placed, height} = place(objects);
  return s(
    'svg',
    {viewBox: `0 0 ${WIDTH} ${height}`, className: ['objects'], role: 'group', ariaLabelledBy: 'objects-title'},
    [
      s('title', {id: 'objects-title'}, 'How the objects link to each other, as listed above'),
      s(
        'marker',
        {
          id: 'objects-end',
          viewBox: '0 0 8 8',
          refX: 2,
          refY: 4,
          markerWidth: 8,
          markerHeight: 8,
          markerUnits: 'userSpaceOnUse',
          orient: '180',
        },
        s('path', {d: 'M0 0l8 4l-8 4z'}),
      ),
      ...placed.map((one) => box(one, placed, id)),
    ],
  );
}

function operationLink(operation: Operation): Element {
  return h('a', {href: operationPath(operation)}, operation.summary);
}

/** A property and where it leads: to an object in the response, or to the URL of one. */
function joinNodes(join: Join, id: string): (Element | string)[] {
  const {title} = getService(join.service);
  return [
    h('code', join.property),
    ` ${join.by === 'url' ? 'URL of ' : ''}${join.many ? 'list of ' : ''}${join.object}`,
    ...(join.service === id ? [] : [' in ', h('a', {href: servicePath(getService(join.service))}, title)]),
  ];
}

/** An object: the operation that returns all of it, where its properties lead, and the other operations, folded. */
function objectItem({name, operations, fullest, joins}: ServiceObject, id: string): Element {
  const others = operations.filter((operation) => operation !== fullest);
  return h('li', {id: objectId(name)}, [
    h('p', [h('b', name), ': all properties in ', operationLink(fullest)]),
    ...(joins.length > 0 ? [list(joins, (join) => joinNodes(join, id), 'ul.objects-list__joins')] : []),
    h('details', [
      h('summary', `Also returned by ${others.length} other ${others.length === 1 ? 'operation' : 'operations'}`),
      list(others, operationLink),
    ]),
  ]);
}

/** How objects join, drawn; nothing where none leads to another. */
function diagram(all: readonly ServiceObject[], id: string): Element[] {
  const reached = new Set(all.flatMap(({joins}) => joins.map(({object}) => object)));
  const objects = all.filter(({name, joins}) => joins.length > 0 || reached.has(name));
  if (objects.length === 0) return [];
  return [
    h('details.example', [
      h('summary', 'Diagram: how the objects link'),
      h('div.table', {tabIndex: 0, role: 'group', ariaLabel: 'Diagram: how the objects link'}, drawing(objects, id)),
    ]),
  ];
}

/**
 * The objects that several operations of a service return: where each is described, and how they join. The pages of
 * these operations lead here.
 *
 * @param id id of the service
 * @throws Error when there is no such service, or when no two of its operations return the same object
 */
export function objectsFigure(id: string): Element {
  const objects = serviceObjects(id);
  if (objects.length === 0)
    throw new Error(
      `No two operations of the service "${id}" return the same object: leave <Objects service="${id}" /> out.`,
    );
  const items = objects.map((object) => objectItem(object, id));
  return h('div', [
    h(
      'p',
      objects.some(({joins}) => joins.length > 0)
        ? 'Several operations return the same object. The properties listed lead from one object to another.'
        : 'Several operations return the same object.',
    ),
    h('ul.objects-list', items),
    ...diagram(objects, id),
  ]);
}
