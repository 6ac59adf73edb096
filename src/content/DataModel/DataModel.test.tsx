import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {entities, joins} from '../../catalogue/dataModel';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {findOperation} from '../../api/node/descriptions';
import {dataOf} from '../node/partData';
import DataModelDiagram from './DataModelDiagram';
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

it('draws and lists the same', () => {
  const drawing = renderToStaticMarkup(<DataModelDiagram {...dataOf('data-model')} />);
  const list = renderToStaticMarkup(<DataModelEntities {...dataOf('data-model-entities')} />);
  for (const [id, {title}] of Object.entries(entities)) {
    expect(drawing.split(`href="#entity-${id}"`)).toHaveLength(3);
    expect(list).toContain(`<strong id="entity-${id}">${title}</strong>`);
  }
  const lines = [...drawing.matchAll(/class="model__joins" d="([^"]+)"/g)].map(([, d = '']) => d.split('M').length - 1);
  expect(lines).toEqual([joins.length, joins.length]);
  expect(renderToStaticMarkup(<DataModelJoins />).match(/<tr>/g)).toHaveLength(joins.length + 1);
});
