import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadDescriptions} from '../api/node/descriptions';
import {requestProblems} from '../samples/request';
import {EXPLANATIONS, recipeFor, requestFor} from './requests';
import type {ColumnId, Row} from './rows';
import {npm, record, rowsAfter} from './rows.testing';

const columns = Object.keys(EXPLANATIONS) as ColumnId[];

/** @returns whether a page of the docs exists, and has the anchor */
function hasPage(address: string): boolean {
  const [path = '', anchor] = address.split('#');
  const file = `${path.slice(1)}.mdx`;
  return existsSync(file) && (anchor === undefined || readFileSync(file, 'utf8').includes(`{#${anchor}}`));
}

describe('the request of each column', () => {
  const [found] = rowsAfter([npm('@scope/a', '3')], [record('@scope/a')]);
  const [missing] = rowsAfter([npm('a')], []);

  it.each(columns)('is one that the API takes, found or not: %s', (column) => {
    for (const row of [found, missing]) {
      const {operation, values} = requestFor(column, row as Row);
      const [api, id] = operation.split('/');
      const described = loadDescriptions()
        .find((one) => one.id === api)
        ?.operations.find((one) => one.id === id);
      expect(described && requestProblems(described, values), operation).toEqual([]);
    }
  });

  it.each(columns)('has a page that explains it: %s', (column) => {
    expect(hasPage(EXPLANATIONS[column].page), EXPLANATIONS[column].page).toBe(true);
  });
});

it.each<string>(['package-lock', 'gemfile-lock', 'cyclonedx', 'spdx', 'purls'])('%s has a recipe', (format) => {
  expect(hasPage(recipeFor(format).page)).toBe(true);
});
