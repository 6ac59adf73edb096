import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../src/search/buildIndex';
import {toEntries} from '../../src/search/entries';
import {openIndex} from '../../src/search/open';
import {addressesOf, answers, LEAST, outcomes, readQueries, scoreOf} from './measure';

const queries = readQueries();
const index = buildIndex();

describe('the relevance set', () => {
  it('has 150 queries or more, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  it('expects addresses that exist', () => {
    const known = addressesOf(toEntries(index));
    const unknown = queries.flatMap(({query, expect: expected}) => expected.filter((one) => !known.some((address) => answers(address, one))).map((one) => `${query}: ${one}`));
    expect(unknown).toEqual([]);
  });
});

it('search answers the relevance set well enough', () => {
  const ask = openIndex(index);
  const list = outcomes((query) => ask(query, {group: 5, all: 24}).groups.flatMap((group) => group.results.map(({address}) => address)), queries);
  const {success1, success3} = scoreOf(list);
  const missed = list.filter(({position}) => position === 0 || position > 3).map(({query, position}) => `${query.query} (${position})`);
  expect(success3, `not among the first three: ${missed.join(', ')}`).toBeGreaterThanOrEqual(LEAST.success3);
  expect(success1).toBeGreaterThanOrEqual(LEAST.success1);
}, 60_000);
