import {describe, expect, it} from 'vitest';
import {load, loadAll} from '../../openapi/build/load';
import type {Parameter} from '../../openapi/model';
import {exampleValues} from '../../samples/request';
import {consoleOperation} from '../build/data';
import type {ConsoleOperation} from '../consoleOperation';
import {BODY, choicesOf, fieldKind, readTexts, startTexts, toTexts, type Texts} from './fields';
import {readFragment, writeFragment} from './fragment';

const operations = loadAll().flatMap((api) => api.operations.map(consoleOperation));

function operation(api: string, id: string): ConsoleOperation {
  return consoleOperation(load(api).operations.find((candidate) => candidate.id === id)!);
}

const parameter = (of: ConsoleOperation, name: string): Parameter =>
  of.parameters.find((candidate) => candidate.name === name)!;

/** The form with the example of every parameter. */
const fullTexts = (of: ConsoleOperation): Texts =>
  toTexts(of, {
    ...exampleValues(of),
    parameters: Object.fromEntries(of.parameters.map(({name, example}) => [name, example])),
  });

describe('every operation', () => {
  it('starts with the request of its samples', () => {
    for (const one of operations) {
      const {values, problems} = readTexts(one, startTexts(one));
      expect([...problems], `${one.api}/${one.id}`).toEqual([]);
      expect(values).toEqual(exampleValues(one));
    }
  });

  it('takes the example of every parameter, and keeps its type', () => {
    for (const one of operations) {
      const {values, problems} = readTexts(one, fullTexts(one));
      expect([...problems], `${one.api}/${one.id}`).toEqual([]);
      for (const {name, example} of one.parameters) expect(values.parameters[name]).toEqual(example);
    }
  });

  it('comes back from a link as it went into it', () => {
    for (const one of operations) {
      const texts = fullTexts(one);
      expect(readFragment(one, writeFragment(texts)!), `${one.api}/${one.id}`).toEqual(texts);
    }
  });

  it('has no parameter whose name means something else in a link', () => {
    expect(operations.filter((one) => one.parameters.some(({name}) => name === 'try' || name === BODY))).toEqual([]);
  });
});

describe('readTexts', () => {
  const registries = operation('packages', 'getRegistries');

  it('sends nothing for an empty field', () => {
    expect(readTexts(registries, {parameters: {page: '', per_page: '10'}, body: ''}).values).toEqual({
      parameters: {per_page: 10},
    });
  });

  it.each([
    ['per_page', '5000', 'Must be 1000 or less.'],
    ['per_page', 'ten', 'Is string, but must be integer.'],
    ['per_page', '1.5', 'Is number, but must be integer.'],
    ['page', '0', 'Must be 1 or more.'],
  ])('refuses %s %s', (name, text, problem) => {
    expect(readTexts(registries, {parameters: {[name]: text}, body: ''}).problems.get(name)).toBe(problem);
  });

  it('names a missing value', () => {
    expect([...readTexts(operation('packages', 'getRegistry'), {parameters: {}, body: ''}).problems]).toEqual([
      ['registryName', 'This is required.'],
    ]);
    expect([...readTexts(operation('packages', 'bulkLookupPackages'), {parameters: {}, body: ' '}).problems]).toEqual([
      [BODY, 'This is required.'],
    ]);
  });

  it('reads a list line by line', () => {
    const advisories = operation('dependabot', 'lookupAdvisories');
    expect(fieldKind(parameter(advisories, 'purls[]'))).toBe('lines');
    expect(
      readTexts(advisories, {parameters: {'purls[]': ' pkg:gem/rack \n\npkg:npm/react'}, body: ''}).values.parameters,
    ).toEqual({'purls[]': ['pkg:gem/rack', 'pkg:npm/react']});
  });

  it('says where a body is not JSON', () => {
    expect(
      readTexts(operation('packages', 'bulkLookupPackages'), {parameters: {}, body: '{'}).problems.get(BODY),
    ).toMatch(/^This is not valid JSON: /);
  });
});

describe('a field', () => {
  const packages = operation('packages', 'getRegistryPackages');

  it('offers enum values and booleans as choices', () => {
    expect(choicesOf(parameter(packages, 'order'))).toEqual(['asc', 'desc']);
    expect(choicesOf(parameter(packages, 'critical'))).toEqual(['true']);
    expect(choicesOf(parameter(operation('packages', 'getDependencies'), 'optional'))).toEqual(['true', 'false']);
    expect(choicesOf(parameter(packages, 'page'))).toBeUndefined();
  });
});

describe('a link', () => {
  const lookup = operation('packages', 'lookupPackage');

  it('holds what is filled in, encoded', () => {
    expect(writeFragment({parameters: {purl: "pkg:npm/@a/b c'(1)+é", page: ''}, body: ''})).toBe(
      '#try=1&purl=pkg%3Anpm%2F%40a%2Fb%20c%27%281%29%2B%C3%A9',
    );
  });

  it('leaves out names that the operation does not have', () => {
    expect(readFragment(lookup, '#try=1&purl=pkg:npm/react&apikey=x&mailto=y&body=z')).toEqual({
      parameters: {...Object.fromEntries(lookup.parameters.map(({name}) => [name, ''])), purl: 'pkg:npm/react'},
      body: '',
    });
    expect(readFragment(lookup, '#parameter-purl')).toBeUndefined();
    expect(readFragment(lookup, '#try=%E0%A4%A&purl=%')).toMatchObject({parameters: {purl: '%'}});
  });

  it('is not written where it would be too long', () => {
    expect(writeFragment({parameters: {purl: 'x'.repeat(7000)}, body: ''})).toBeUndefined();
  });
});
