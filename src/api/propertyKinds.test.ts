import {expect, it} from 'vitest';
import type {Property, Schema} from '@ecosystems-docs/openapi-docs';
import {byKind} from './propertyKinds';

const property = (name: string, schema: Partial<Schema>): Property => ({
  name,
  required: true,
  schema: {types: ['string'], nullable: false, ...schema},
});

it('properties stand by kind, in reading order, and in the order of the description within a kind', () => {
  const owner = {types: ['object' as const], properties: [property('login', {})]};
  const groups = byKind([
    property('html_url', {format: 'uri'}),
    property('owners', {types: ['array'], items: {...owner, nullable: false}}),
    property('created_at', {format: 'date-time'}),
    property('forks_count', {types: ['integer']}),
    property('id', {types: ['integer']}),
    property('links', {types: ['array'], items: {types: ['string'], nullable: false, format: 'uri'}}),
    property('name', {}),
    property('average', {types: ['number'], description: 'Sum of all rankings.'}),
  ]);
  expect(groups.map(({title, isFolded, properties}) => [title, isFolded, properties.map(({name}) => name)])).toEqual([
    ['Values', false, ['id', 'links', 'name']],
    ['Counts', false, ['forks_count', 'average']],
    ['Dates', false, ['created_at']],
    ['Objects', false, ['owners']],
    ['URLs', true, ['html_url']],
  ]);
});
