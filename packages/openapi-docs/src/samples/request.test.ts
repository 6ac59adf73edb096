import {afterEach, describe, expect, it} from 'vitest';
import {DESCRIPTIONS, operationOf} from '../fixtures.testing';
import {loadAll} from '../node/load';
import type {Json, Parameter, Schema} from '../model';
import {
  decode,
  encode,
  exampleValues,
  prepareRequest,
  requestProblems,
  wellFormed,
  type RequestTarget,
} from './request';
import {hostileTexts, hostileValues} from './execution.testing';

function parameter(more: Partial<Parameter> & Pick<Parameter, 'name' | 'in'>): Parameter {
  return {
    required: false,
    description: '',
    schema: {types: [], nullable: false},
    example: '',
    allowReserved: false,
    explode: true,
    ...more,
  };
}

const target = (...parameters: Parameter[]): RequestTarget => ({
  method: 'GET',
  baseUrl: 'https://packages.ecosyste.ms/api/v1',
  path: '/a/{name}/b',
  parameters,
});

describe('encode', () => {
  it('leaves nothing that a path, a query or a shell reads', () => {
    for (const text of hostileTexts(500, 3)) {
      expect(encode(text)).toMatch(/^(?:[\w.~-]|%[0-9A-F]{2})*$/);
      expect(decode(encode(text))).toBe(wellFormed(text));
    }
    expect(decode('%E0%A4%A')).toBe('%E0%A4%A');
  });
});

describe('prepareRequest', () => {
  it('puts each parameter in its place, in the order of the description', () => {
    const request = prepareRequest(
      target(
        parameter({name: 'q', in: 'query'}),
        parameter({name: 'name', in: 'path'}),
        parameter({name: 'ids[]', in: 'query'}),
        parameter({name: 'list', in: 'query', explode: false}),
        parameter({name: 'X-Trace', in: 'header'}),
      ),
      {parameters: {name: '@a/$&', list: ['x,y', 1], 'ids[]': ['a b', 2], q: true, 'X-Trace': 'on'}},
    );
    expect(request).toEqual({
      method: 'GET',
      url: 'https://packages.ecosyste.ms/api/v1/a/%40a%2F%24%26/b?q=true&ids%5B%5D=a%20b&ids%5B%5D=2&list=x%2Cy,1',
      headers: [['X-Trace', 'on']],
    });
    // What isn't given isn't sent; a place in the path shows its name.
    const absent = [parameter({name: 'q', in: 'query'}), parameter({name: 'X-Trace', in: 'header'})];
    expect(prepareRequest(target(...absent), {parameters: {}, body: {}})).toEqual({
      method: 'GET',
      url: 'https://packages.ecosyste.ms/api/v1/a/{name}/b',
      headers: [],
    });
  });

  it('writes the body as JSON with its type, without lone surrogates', () => {
    const request = prepareRequest(operationOf('packages', 'bulkLookupPackages'), {
      parameters: {},
      body: {'\ud800': ['a\udc00', 1, null]},
    });
    expect(request.headers).toEqual([['Content-Type', 'application/json']]);
    expect(request.body).toBe('{"\ufffd":["a\ufffd",1,null]}');
    expect(prepareRequest(operationOf('packages', 'bulkLookupPackages'), {parameters: {}}).headers).toEqual([]);
  });

  it('makes a URL that a browser leaves as it is, for every operation', () => {
    loadAll(DESCRIPTIONS)
      .flatMap(({operations}) => operations)
      .forEach((one, index) => {
        for (const values of [exampleValues(one), hostileValues(one, index)]) {
          const {url} = prepareRequest(one, values);
          expect(new URL(url).href).toBe(url);
        }
      });
  });
});

describe('requestProblems', () => {
  const one = operationOf('packages', 'getRegistryPackage');

  it('accepts what the description allows', () => {
    expect(requestProblems(one, {parameters: {registryName: 'npmjs.org', packageName: '@babel/core'}})).toEqual([]);
  });

  it('names each thing that is wrong', () => {
    expect(requestProblems(one, {parameters: {registryName: 7, other: ''}, body: {}})).toEqual([
      '"registryName" is integer, but must be string',
      'there\'s no parameter "other"; known: registryName, packageName',
      'the required parameter "packageName" is missing',
      "the operation doesn't take a body",
    ]);
  });

  it.each<[Partial<Schema>, Json, string?]>([
    [{types: ['array'], maxItems: 2}, ['a', 'b']],
    [{types: ['array'], maxItems: 2}, ['a', 'b', 'c'], 'must have 2 items or fewer'],
    [{types: ['string']}, null, 'is null, but must be string'],
    [{types: ['string'], nullable: true}, null],
    [{types: ['integer', 'array']}, 1.5, 'is number, but must be integer or array'],
    [{types: ['number']}, 1],
    [{types: []}, {}],
    [{types: ['array']}, {}, 'is object, but must be array'],
    // What no path can carry, a query can.
    [{types: ['string'], enum: ['a', '']}, ''],
    [{types: ['string'], enum: ['a', 'b']}, 'c', 'must be one of a, b'],
    [{types: ['integer'], minimum: 2, maximum: 3}, 1, 'must be 2 or more'],
    [{types: ['integer'], minimum: 2, maximum: 3}, 2],
    [{types: ['integer'], minimum: 2, maximum: 3}, 3],
    [{types: ['integer'], minimum: 2, maximum: 3}, 4, 'must be 3 or less'],
    [{types: ['string'], pattern: '^.$'}, '.'],
    [{types: ['string'], pattern: '^a$'}, 'ab', 'must match ^a$'],
  ])('compares %o with %j', (schema, value, problem) => {
    const x = parameter({name: 'x', in: 'query', schema: {types: [], nullable: false, ...schema}});
    expect(requestProblems(target(x), {parameters: {x: value}})).toEqual(problem ? [`"x" ${problem}`] : []);
  });

  it('names what is missing', () => {
    expect(requestProblems(operationOf('packages', 'bulkLookupPackages'), {parameters: {}})).toEqual([
      'the required body is missing',
    ]);
    expect(requestProblems(target(), {parameters: {a: 1}})).toEqual([`there's no parameter "a"; known: none`]);
  });

  it.each(['', '.', '..'])('refuses "%s" in a path, which no client can send', (packageName) => {
    expect(requestProblems(one, {parameters: {registryName: 'npmjs.org', packageName}})).toEqual([
      `"packageName" can't be "${packageName}" in a path`,
    ]);
  });
});

describe('exampleValues', () => {
  it('is a request that the description allows, for every operation', () => {
    for (const one of loadAll(DESCRIPTIONS).flatMap(({operations}) => operations)) {
      expect(requestProblems(one, exampleValues(one)), `${one.api}/${one.id}`).toEqual([]);
    }
  });

  it.each([
    ['packages', 'lookupPackage', {purl: 'pkg:npm/react'}],
    ['repositories', 'repositoriesLookup', {purl: 'pkg:github/rails/rails'}],
    ['repositories', 'pingHostOwner', {hostName: 'GitHub', ownerLogin: 'rails'}],
  ])('says what %s/%s is to find, and sends what its notes ask for', (api, id, parameters) => {
    expect(exampleValues(operationOf(api, id)).parameters).toEqual(parameters);
  });
});

describe('wellFormed', () => {
  const {toWellFormed} = String.prototype;
  afterEach(() => Object.assign(String.prototype, {toWellFormed}));

  it('replaces half characters, and leaves whole ones, in browsers before 2023 too', () => {
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
    expect(wellFormed('a\ud800b\udc00 😀 é')).toBe('a\ufffdb\ufffd 😀 é');
  });
});
