import {describe, expect, it} from 'vitest';
import {loadWithPlaces} from '../../src/openapi/node/load';
import {coverageOf, formatReport, ROUTED} from './report';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '../../src/openapi/fixtures.testing';

const dir = temporaryFolder();
const cover = (search: string, replacement: string): ReturnType<typeof coverageOf> =>
  coverageOf(loadWithPlaces(FIXTURE, corrupted(dir, search, replacement).dir));

describe('coverageOf', () => {
  it('counts a complete description as complete', () => {
    const coverage = coverageOf(loadWithPlaces(FIXTURE, FIXTURES));
    expect(coverage).toMatchObject({
      id: FIXTURE,
      service: 'library',
      operations: 9,
      parameters: {all: 11, good: 11},
      examples: {all: 9, good: 9},
      errors: {all: 9, good: 9},
      limits: {all: 9, good: 9},
    });
    expect(coverage.properties.good).toBe(coverage.properties.all);
    expect(formatReport([coverage], {library: 9})).toMatchObject({complete: true});
  });

  it.each([
    ['parameters', '          example: ada\n', ''],
    ['examples', '\n              examples:\n                typical: { summary: One line, value: "7,Dune" }', ''],
    ['errors', '      x-no-404: An unknown number is added.\n', ''],
    [
      'limits',
      "        '304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`.' }\n        '429':",
      "        '304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`.' }\n        '403':",
    ],
    ['properties', ', description: Its number. }', ' }'],
  ] as const)('finds a gap in %s', (key, search, replacement) => {
    const coverage = cover(search, replacement);
    expect(coverage[key].good).toBe(coverage[key].all - 1);
    expect(formatReport([coverage], {library: 9}).complete).toBe(false);
  });

  it('names a service whose operations differ from its routes', () => {
    const coverage = coverageOf(loadWithPlaces(FIXTURE, FIXTURES));
    const {text, complete} = formatReport([coverage], {library: 10});
    expect(complete).toBe(false);
    expect(text).toContain('library: 9 operations, the code routes 10');
    expect(formatReport([coverage], {}).text).toContain('the code routes none that we know of');
  });

  it('expects 251 operations over all services', () => {
    expect(Object.values(ROUTED).reduce((sum, count) => sum + count, 0)).toBe(251);
    expect(Object.keys(ROUTED)).toHaveLength(24);
  });
});
