import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {loadDescriptions} from '../../api/node/descriptions';
import {sortRows} from '../../data-view/sorting';
import {requestProblems} from '@ecosystems-docs/openapi-docs/samples';
import ReportHeadline from '../browser/ReportHeadline';
import {CSV, NO_ADVISORY, TITLES, VERDICTS, headlineOf, type Finding, type Row} from '@ecosystems-docs/lockfile-check';
import {COLUMNS, requestFor} from './columns';
import {advisory, inventory, mixedRows, NOW, npm, record, rowsAfter} from '@ecosystems-docs/lockfile-check/testing';

// Takes seconds on a busy machine, which a test's own time doesn't allow for.
const descriptions = loadDescriptions();
const columns = COLUMNS.map((column) => [column.id, column] as const);

it.each(columns)('has a face: write src/lockfile-check/columns/%s.tsx', (_id, column) => {
  expect(column).toHaveProperty('explanation');
});

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
});

it('an advisory without a severity is called the same wherever people read of it', () => {
  const noSeverity = (id: string) => advisory('a', '< 4', {uuid: id, severity: null});
  const packages = [npm('a', '3')];
  const all = inventory(packages);
  const rows = rowsAfter(packages, [record('a', {advisories: [noSeverity('x'), noSeverity('y')]})]);
  const [row] = rows as [Row];
  const html = [
    COLUMNS.find(({id}) => id === 'advisories')!.cell({row, finding: row.finding as Finding, now: NOW}),
    createElement(ReportHeadline, {headline: headlineOf(rows, all, true)}),
  ].map((content) => renderToStaticMarkup(content));
  const texts = [...html, CSV.write({inventory: all, rows, now: new Date(NOW)})].map((text) =>
    text.replace(/<[^>]*>/g, ''),
  );
  const words = texts.flatMap((text) => text.match(/unrated|unknown|\w+ (?:a )?severity/g) ?? []);
  // Pill, both advisories, headline, and the cell of CSV behind its title.
  expect(words).toEqual([...Array<string>(4).fill('unrated'), 'Worst severity', 'unrated']);
});

describe('rows', () => {
  const rows = mixedRows();

  it.each<[string, boolean, string[]]>([
    ['advisories', true, ['critical', 'low', 'check', 'missing', 'clean']],
    ['package', false, ['check', 'clean', 'critical', 'low', 'missing']],
    ['dependents', true, ['critical', 'check', 'clean', 'low', 'missing']],
    ['dependents', false, ['low', 'check', 'clean', 'critical', 'missing']],
    ['licence', false, ['check', 'low', 'critical', 'clean', 'missing']],
    ['status', true, ['critical', 'low', 'check', 'clean', 'missing']],
    ['synced', false, ['low', 'critical', 'check', 'clean', 'missing']],
  ])('are sorted by %s, descending: %s, what is not known last', (by, descending, expected) => {
    const key = COLUMNS.find(({id}) => id === by)?.key ?? (() => undefined);
    expect(sortRows(rows, key, descending).map((row) => row.package.name)).toEqual(expected);
  });
});

it.each([...Object.values(VERDICTS), NO_ADVISORY, TITLES.notFound.toLowerCase()])(
  'the guide explains what is said: %s',
  (word) => {
    expect(readFileSync('docs/guides/check-your-project.mdx', 'utf8')).toMatch(new RegExp(`^\\| ${word}[,| ]`, 'm'));
  },
);
