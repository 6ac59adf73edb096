import {existsSync, readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {loadDescriptions} from '../../api/node/descriptions';
import {requestProblems} from '@ecosystems-docs/openapi-docs/samples';
import VerdictHead from '../browser/VerdictHead';
import {toCsv} from '../exportCsv';
import type {Finding} from '../findings';
import type {Row} from '../rows';
import {COLUMNS, requestFor} from './columns';
import {advisory, inventory, NOW, npm, record, rowsAfter} from '../rows.testing';
import {verdictOf} from '../verdict';

// Takes seconds on a busy machine, which a test's own time doesn't allow for.
const descriptions = loadDescriptions();
const columns = COLUMNS.map((column) => [column.id, column] as const);

/** @returns whether a page of the docs exists, and has the anchor */
function hasPage(address: string): boolean {
  const [path = '', anchor] = address.split('#');
  const file = `${path.slice(1)}.mdx`;
  return existsSync(file) && (anchor === undefined || readFileSync(file, 'utf8').includes(`{#${anchor}}`));
}

describe('the request of each column', () => {
  const [found] = rowsAfter([npm('@scope/a', '3')], [record('@scope/a')]);
  const [missing] = rowsAfter([npm('a')], []);

  it.each(columns)('is one that the API takes, found or not: %s', (_id, column) => {
    for (const row of [found, missing]) {
      const {operation, values} = requestFor(column, row as Row);
      const [api, id] = operation.split('/');
      const described = descriptions.find((one) => one.id === api)?.operations.find((one) => one.id === id);
      expect(described && requestProblems(described, values), operation).toEqual([]);
    }
  });

  it.each(columns)('has a page that explains it: %s', (_id, column) => {
    expect(hasPage(column.explanation.page), column.explanation.page).toBe(true);
  });
});

it('an advisory without a severity is called the same wherever people read of it', () => {
  const noSeverity = (id: string) => advisory('a', '< 4', {uuid: id, severity: null});
  const packages = [npm('a', '3')];
  const rows = rowsAfter(packages, [record('a', {advisories: [noSeverity('x'), noSeverity('y')]})]);
  const [row] = rows as [Row];
  const html = [
    ...COLUMNS.map(({cell}) => cell({row, finding: row.finding as Finding, now: NOW})),
    createElement(VerdictHead, {verdict: verdictOf(rows, inventory(packages), true)}),
  ].map((content) => renderToStaticMarkup(content));
  const texts = [...html, toCsv(rows)].map((text) => text.replace(/<[^>]*>/g, ''));
  const words = texts.flatMap((text) => text.match(/unrated|unknown|\w+ (?:a )?severity/g) ?? []);
  // Pill, both advisories, verdict, and the cell of CSV behind its title.
  expect(words).toEqual([...Array<string>(4).fill('unrated'), 'Worst severity', 'unrated']);
});
