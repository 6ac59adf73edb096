import {BODY} from '../../requests/fragment';
import {describe, expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import type {Input, Json, Parameter, Schema} from '@ecosystems-docs/openapi-docs';
import {exampleValues, prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {consoleOperation} from '../node/data';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {
  bodyExcess,
  bodyObject,
  choicesOf,
  fieldKind,
  firstField,
  notesOn,
  readTexts,
  requestLine,
  startTexts,
  toTexts,
  valueOf,
  withProperty,
  type Texts,
} from './fields';
import {readFragment, writeFragment} from './formFragment';

const operations = loadAll().flatMap((api) => api.operations.map(consoleOperation));

const operation = (api: string, id: string): ConsoleOperation =>
  operations.find((candidate) => candidate.api === api && candidate.id === id)!;

const parameter = (of: ConsoleOperation, name: string): Parameter =>
  of.parameters.find((candidate) => candidate.name === name)!;

/** The form with the example of every parameter. */
const fullTexts = (of: ConsoleOperation): Texts =>
  toTexts(of, {
    ...exampleValues(of),
    parameters: Object.fromEntries(of.parameters.map(({name, example}) => [name, example])),
  });

it('every operation starts with the request of its samples, takes every example, and comes back from a link', () => {
  for (const one of operations) {
    const start = readTexts(one, startTexts(one));
    const texts = fullTexts(one);
    const full = readTexts(one, texts);
    expect([...start.problems, ...full.problems], `${one.api}/${one.id}`).toEqual([]);
    expect(start.values).toEqual(exampleValues(one));
    // Each value keeps its type.
    for (const {name, example} of one.parameters) expect(full.values.parameters[name]).toEqual(example);
    expect(readFragment(one, writeFragment(texts)!), `${one.api}/${one.id}`).toEqual(texts);
  }
});

describe('readTexts', () => {
  const registries = operation('packages', 'getRegistries');

  it('sends nothing for an empty field', () => {
    expect(readTexts(registries, {parameters: {page: '', per_page: '10'}, body: ''}).values).toEqual({
      parameters: {per_page: 10},
    });
  });

  const RANGE = {types: ['integer' as const], minimum: 1, maximum: 1000};
  it.each<[Partial<Schema>, text: string, value: Json | undefined, problem?: string]>([
    ...['1', '1000'].map((text): [Partial<Schema>, string, Json] => [RANGE, text, Number(text)]),
    [RANGE, '0', 0, 'Must be 1 or more.'],
    [RANGE, '5000', 5000, 'Must be 1000 or less.'],
    // Keeps its digits, which a number would lose, and is compared all the same.
    [RANGE, '9007199254740993', '9007199254740993', 'Must be 1000 or less.'],
    [{types: ['number'], minimum: 1}, '0.10', '0.10', 'Must be 1 or more.'],
    [{types: ['number'], minimum: 1, maximum: 1}, '1.0', '1.0'],
    [{types: ['number']}, 'ten', 'ten', 'Enter a number in digits, such as 20 or 0.5.'],
    ...['true', '1.5', '1.0', '1e3', '0x10', '1,000', '1_000', '+5', '１０', 'Infinity', '10 20'].map(
      (text): [Partial<Schema>, string, Json, string] => [
        RANGE,
        text,
        text,
        'Enter a whole number in digits, such as 20.',
      ],
    ),
    [{types: ['boolean']}, 'true', true],
    [{types: ['boolean']}, 'false', false],
    [{types: ['boolean']}, 'yes', 'yes', 'Is string, but must be boolean.'],
    [{types: ['string', 'integer'], minimum: 2}, '1', '1'],
    [{}, '1', '1'],
    [{types: ['array'], items: {types: ['integer'], nullable: false}}, '1\n2', [1, 2]],
    [{types: ['array']}, '1 漢', ['1', '漢']],
    [{types: ['array']}, ' ', undefined],
  ])('reads %o in %j', (schema, text, value, problem) => {
    const input = {...registries.parameters[0]!, name: 'x', schema: {types: [], nullable: false, ...schema}};
    const read = readTexts({...registries, parameters: [input]}, {parameters: {x: text}, body: 'x'});
    expect(read.values).toEqual({parameters: value === undefined ? {} : {x: value}});
    expect(read.problems.get('x')).toBe(problem);
  });

  it('refuses in a header what HTTP has no encoding for', () => {
    const header = {
      ...registries.parameters[0]!,
      name: 'x',
      in: 'header' as const,
      schema: {types: [], nullable: false},
    };
    const of = (x: string) => readTexts({...registries, parameters: [header]}, {parameters: {x}, body: ''}).problems;
    expect(of('漢').get('x')).toMatch(/^A header can't contain these characters\./);
    expect(of('\té ~').size).toBe(0);
  });

  it('sends what can be seen of a text, and nothing where that is nothing', () => {
    const lookup = operation('packages', 'lookupPackage');
    const url = (purl: string): string =>
      prepareRequest(lookup, readTexts(lookup, {parameters: {purl}, body: ''}).values).url;
    expect(url(' \u00a0pkg:npm/\u200breact\ufeff ')).toMatch(/\?purl=pkg%3Anpm%2Freact$/);
    expect(url(' \u200b')).not.toContain('purl');
    const registry = operation('packages', 'getRegistry');
    expect(readTexts(registry, {parameters: {registryName: '\u2060 '}, body: ''}).problems.get('registryName')).toBe(
      'Required.',
    );
    expect(
      readTexts(operation('packages', 'getRegistryPackages'), {
        parameters: {registryName: 'npmjs.org', order: 'desc ', critical: ' true'},
        body: '',
      }),
    ).toMatchObject({values: {parameters: {order: 'desc'}}});
  });
});

describe('a flat body', () => {
  const bulk = operation('packages', 'bulkLookupPackages');
  const job = operation('issues', 'createJob');
  const of = (one: ConsoleOperation, name: string): Input => one.bodyInputs!.find((input) => input.name === name)!;

  it('is an object, or nothing yet', () => {
    expect(bodyObject('{"purls": ["pkg:npm/react"]}')).toEqual({purls: ['pkg:npm/react']});
    expect(bodyObject(' ')).toEqual({});
    for (const text of ['{', '[]', 'null', '"x"', '1']) expect(bodyObject(text), text).toBeUndefined();
  });

  it('keeps the order of the description, and what the rows do not show', () => {
    const body = withProperty(bulk, {other: {a: 1}, ecosystem: 'npm'}, 'names', ['react']);
    expect(body).toBe(JSON.stringify({names: ['react'], ecosystem: 'npm', other: {a: 1}}, null, 2));
    expect(withProperty(bulk, bodyObject(body)!, 'names', undefined)).toBe(
      JSON.stringify({ecosystem: 'npm', other: {a: 1}}, null, 2),
    );
    expect(withProperty(bulk, bodyObject('{"__proto__": 1}')!, 'ecosystem', 'npm')).toBe(
      '{\n  "ecosystem": "npm",\n  "__proto__": 1\n}',
    );
  });

  it('has fields as parameters do', () => {
    expect(bulk.bodyInputs!.map(fieldKind)).toEqual(['lines', 'lines', 'text', 'text']);
    expect(valueOf(of(bulk, 'names'), ' react \n\nreact-dom\n')).toEqual(['react', 'react-dom']);
    expect(valueOf(of(bulk, 'ecosystem'), '')).toBeUndefined();
  });

  it.each([
    [job, '{"url": 5}', 'body-url', 'Is integer, but must be string.'],
    [bulk, '{"names": "react"}', 'body-names', 'Is string, but must be array.'],
    [
      bulk,
      JSON.stringify({purls: Array.from({length: 101}, () => 'pkg:npm/react')}),
      'body-purls',
      'Must have 100 items or fewer.',
    ],
    [bulk, '[]', BODY, 'Enter a JSON object.'],
    ...['{"names": [], "names": ["a"]}', '{"names": [], "n\\u0061mes": []}', '{"x": [{"names": 1, "names": 2}]}'].map(
      (body): [ConsoleOperation, string, string, string] => [
        bulk,
        body,
        BODY,
        '“names” is in an object more than once. Keep one.',
      ],
    ),
    [bulk, ' ', BODY, 'Required.'],
    [{...bulk, requestBody: {...bulk.requestBody!, required: false}}, ''],
    [bulk, '{"a', BODY, expect.stringMatching(/^Invalid JSON: ./) as string],
  ])('says what is wrong: %o %s', (one, body, ...problem) => {
    expect([...readTexts(one, {parameters: {}, body}).problems]).toEqual(problem.length > 0 ? [problem] : []);
  });

  it('knows the values of an enum', () => {
    const schema = {types: ['integer' as const], nullable: false, enum: [1, 2]};
    const one = {...bulk, bodyInputs: [{...of(bulk, 'ecosystem'), schema}]};
    expect(fieldKind(one.bodyInputs[0]!)).toBe('choice');
    const problemOf = (body: string) => readTexts(one, {parameters: {}, body}).problems.get('body-ecosystem');
    expect(problemOf('{"ecosystem": 3}')).toBe('Must be one of 1, 2.');
    // In JSON it is a text.
    expect(problemOf('{"ecosystem": "1"}')).toBe('Is string, but must be integer.');
  });

  it('gives the focus to the first property that is filled in', () => {
    expect(firstField(bulk, {parameters: {}, body: '{"ecosystem": "npm"}'})).toBe('body-ecosystem');
    expect(firstField(bulk, {parameters: {}, body: '{'})).toBe('body-purls');
    expect(firstField(operation('advisories-osv', 'queryVulnerabilities'), {parameters: {}, body: '{}'})).toBe(BODY);
    const lookup = operation('packages', 'lookupPackage');
    expect(firstField(lookup, {parameters: {purl: 'x'}, body: ''})).toBe('purl');
    expect(firstField({...lookup, parameters: []}, {parameters: {}, body: '{}'})).toBeUndefined();
    expect(requestLine(lookup, {parameters: {purl: 'pkg:npm/a'}, body: ''})).toBe(
      'GET /packages/lookup?purl=pkg%3Anpm%2Fa',
    );
  });
});

it('offers enum values and booleans as choices', () => {
  const packages = operation('packages', 'getRegistryPackages');
  expect(choicesOf(parameter(packages, 'order'))).toEqual(['asc', 'desc']);
  expect(choicesOf(parameter(packages, 'critical'))).toEqual(['true']);
  expect(choicesOf(parameter(operation('packages', 'getDependencies'), 'optional'))).toEqual(['true', 'false']);
});

it.each([
  ['[['.repeat(500) + ']]'.repeat(500), 'The body has more than 50 levels of brackets. Remove some of them.'],
  [
    `{"purls":${'['.repeat(50)}"]\\"]"${']'.repeat(50)}}`,
    'The body has more than 50 levels of brackets. Remove some of them.',
  ],
  [`"${'x'.repeat(150_001)}"`, 'The body is longer than 150,000 characters. Send it with a program.'],
  [`{"purls":${'['.repeat(49)}"[[["${']'.repeat(49)}}`, undefined],
  [`{"purls":["${'x'.repeat(149_986)}"]}`, undefined],
])('reads no body that costs more than it can say: %.20s', (body, problem) => {
  const bulk = operation('packages', 'bulkLookupPackages');
  expect(readTexts(bulk, {parameters: {}, body}).problems.get('body')).toBe(problem);
  expect(bodyExcess(body)).toBe(problem);
});

it('says at once that a list is longer than an operation takes, and sends no more than it reads', () => {
  const [purls, , ecosystem] = operation('packages', 'bulkLookupPackages').bodyInputs!;
  const lines = (count: number) => Array.from({length: count}, (_, index) => `pkg:npm/p${index}`).join('\n');
  expect(notesOn(purls!, lines(100))).toEqual({changes: []});
  const trimmed = ["Leading and trailing spaces aren't sent."];
  expect(notesOn(ecosystem!, ' n%70m')).toEqual({changes: trimmed, decoded: 'npm'});
  expect(notesOn(purls!, lines(101)).changes).toEqual(['A request takes at most 100 items.']);
  expect(notesOn(purls!, lines(3000)).changes).toEqual([
    'Only the first 2,000 items are sent. Send the others in requests of their own.',
    'A request takes at most 100 items.',
  ]);
  expect(notesOn(purls!, 'x'.repeat(50_000)).changes).toEqual([
    'A field takes 50,000 characters: the rest is left out. Send a longer text with a program.',
  ]);
  expect(valueOf(purls!, lines(3000).replaceAll('\n', ' '))).toHaveLength(2000);
});
