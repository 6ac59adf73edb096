import {expect, it} from 'vitest';
import {nearest, suggestion} from './nearest';

const OPERATIONS = ['lookupPackage', 'bulkLookupPackages', 'getRegistry', 'getRegistries', 'getKeyword'];

it.each([
  ['lookupPackge', 'lookupPackage'],
  ['lookuppackage', 'lookupPackage'],
  ['getRegistrys', 'getRegistry'],
  ['getKeywrod', 'getKeyword'],
])('%s is most like %s', (word, expected) => expect(nearest(word, OPERATIONS)[0]).toBe(expected));

it('lists all where nothing is near', () => {
  expect(nearest('zebra', OPERATIONS)).toEqual([]);
  expect(suggestion('zebra', ['a', 'b'])).toBe('Known: a, b.');
  expect(suggestion('getRegistrys', OPERATIONS)).toBe('Did you mean "getRegistry" or "getRegistries"?');
});
