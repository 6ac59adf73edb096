import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {entities, entityIds, joins} from '../../catalogue/dataModel';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {findOperation} from '../../api/node/descriptions';
import {dataOf} from '../node/partData';
import DataModelDiagram from './DataModelDiagram';
import {joinLine, modelLayout, type Box} from './dataModelLayout';
import {DataModelEntities, DataModelJoins} from './DataModelTables';

/** @returns whether a path of properties leads somewhere; lists are looked into */
function has(schema: Schema | undefined, path: readonly string[]): boolean {
  if (!schema) return false;
  if (schema.items) return has(schema.items, path);
  const [first, ...rest] = path;
  if (first === undefined) return true;
  return has(schema.properties?.find(({name}) => name === first)?.schema, rest);
}

function missing(operation: string, paths: readonly string[]): string[] {
  const schema = findOperation(operation).responses.find(({status}) => status === '200')?.content[0]?.schema;
  return paths.filter((path) => !has(schema, path.split('.'))).map((path) => `${operation}: ${path}`);
}

describe('the data model', () => {
  it('identifies records by properties that their operation returns', () => {
    expect(Object.values(entities).flatMap(({operation, key}) => missing(operation, key))).toEqual([]);
    expect(missing('packages/lookupPackage', ['name', 'registry.nothing'])).toEqual([
      'packages/lookupPackage: registry.nothing',
    ]);
  });

  it('joins records by properties that both operations return', () => {
    for (const {from, to, by, equals} of joins) {
      expect(missing(entities[from].operation, by)).toEqual([]);
      expect(missing(entities[to].operation, equals)).toEqual([]);
      expect([0, by.length]).toContain(equals.length);
    }
  });

  it('places all records beside each other, and draws no join behind a record', () => {
    const layout = modelLayout();
    const boxes = entityIds.map((id) => [id, layout.boxes[id]] as const);
    expect(boxes.filter(([, box]) => box.y < 0 || box.y + box.height > layout.height)).toEqual([]);
    const meet = (one: Box, other: Box): boolean =>
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height;
    expect(boxes.filter(([id, box]) => boxes.some(([other, its]) => id !== other && meet(box, its)))).toEqual([]);
    for (const join of joins) {
      const {from, to} = joinLine(join, layout);
      const line = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x) || 0.1,
        height: Math.abs(to.y - from.y) || 0.1,
      };
      expect(boxes.filter(([, box]) => meet(box, line)).map(([id]) => `${join.from}-${join.to} behind ${id}`)).toEqual(
        [],
      );
      expect(from.x === to.x || from.y === to.y).toBe(true);
    }
  });

  it('draws and lists the same', () => {
    const drawing = renderToStaticMarkup(<DataModelDiagram {...dataOf('data-model')} />);
    const list = renderToStaticMarkup(<DataModelEntities {...dataOf('data-model-entities')} />);
    for (const [id, {title}] of Object.entries(entities)) {
      expect(drawing.split(`href="#entity-${id}"`)).toHaveLength(2);
      expect(list).toContain(`<strong id="entity-${id}">${title}</strong>`);
    }
    const lines = [...drawing.matchAll(/class="model__joins" d="([^"]+)"/g)].map(
      ([, d = '']) => d.split('M').length - 1,
    );
    expect(lines).toEqual([joins.length]);
    expect(renderToStaticMarkup(<DataModelJoins />).match(/<tr>/g)).toHaveLength(joins.length + 1);
  });
});
