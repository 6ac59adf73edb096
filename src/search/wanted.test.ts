import {expect, it} from 'vitest';
import {fitOf, wantedIn, type Given} from './wanted';

const words = (text: string) => text.toLowerCase().split(' ');

const given = (summary: string, amount: Given['amount'], isLookup = false): Given => ({
  ...wantedIn(words(summary)),
  amount,
  isLookup,
});

const LIST = given('List the packages that depend on another', 'list');
const ONE = given('Get a package by registry and name', 'one');
const COUNT = given('Count packages of a namespace', 'count');
const LOOKUP = given('Look up packages in one registry', 'list', true);

it.each([
  ['all packages published by one user', [1, -1, -1, 1]],
  ['how many packages does a namespace have', [-1, -1, 1, -1]],
  ['a single package by its name', [-1, 1, -1, 1]],
  // Another word for the thing is still the thing, and one form of it without an amount asks for any.
  ['which libraries use it', [1, -1, -1, 1]],
  ['package', [0, 0, 0, 0]],
  // Another thing decides nothing.
  ['all commits of a package', [0, 0, 0, 0]],
])('%s', (query, amounts) => {
  const wanted = wantedIn(words(query));
  expect([LIST, ONE, COUNT, LOOKUP].map((one) => fitOf(wanted, one).amount)).toEqual(amounts);
});

it('takes the thing before a preposition, not what it belongs to', () => {
  expect(wantedIn(words('maintainers of a registry')).thing).toEqual({term: 'maintain', isPlural: true});
  expect(wantedIn(words('List a registry maintainers')).thing?.term).toBe('maintain');
  expect(fitOf(wantedIn(words('papers that mention a package')), LIST)).toEqual({thing: 0, amount: 0});
});
