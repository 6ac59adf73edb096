import {expect, it} from 'vitest';
import {hasAdvisorySource} from './advisorySources';

it.each([
  ['npm', true],
  ['go', true],
  ['swiftpm', false],
  ['docker', false],
  ['opam', false],
  ['unheard-of', false],
  ['', false],
  ['golang', false],
  ['Npm', false],
  ['constructor', false],
])('the ecosystem %j has a source of advisories: %s', (name, isCovered) => {
  expect(hasAdvisorySource(name)).toBe(isCovered);
});
