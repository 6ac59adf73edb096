/**
 * What each page holds: words, requests, responses, evidence, and when it was last
 * looked at. `npm run content:report` prints it; `report.test.ts` holds the least
 * that a page must have.
 */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadDescriptions} from '../../src/api/node/descriptions';
import {contentsOf} from '../api-lint/schemas';
import {table} from '../command/table';
import {descriptionPassages} from '../docs-lint/descriptionPassages';
import type {Page} from '../docs-lint/page';
import {countWords, passagesOf} from '../docs-lint/passage';

/** Words that a service page has at least. */
export const MIN_WORDS_OF_A_SERVICE = 500;
/** Words outside links that any page has at least: fewer, and it is a list of links. */
export const MIN_WORDS = 100;

export interface PageReport {
  file: string;
  isService: boolean;
  /** Words of prose, headings and tables; without code, requests and generated parts. */
  words: number;
  /** Words outside links. */
  wordsOutsideLinks: number;
  /** Request fences, each with samples in all languages. */
  requests: number;
  /** Requests that are shown with a response. */
  responses: number;
  /** Code blocks that are no requests. */
  code: number;
  /** Links out of this site: to source at a commit, to sources of numbers, to other sites. */
  evidence: number;
  /** Dates in the prose: when something was measured, read or published. */
  dates: number;
  /** Day of the last change in version control, as YYYY-MM-DD; absent for a page that is not in it. */
  changed?: string;
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(`\\b(?:\\d{1,2} )?(?:${MONTHS}) \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`, 'g');
/** Facts that are a date. */
const DATE_FACT = /<Fact of="rateLimit\.measured"/g;

function wordsOf({source, file}: Page, tree: Root): number {
  return passagesOf(tree, source, file, () => 1).reduce((sum, {text}) => sum + countWords(text), 0);
}

/** @param changes times of the last changes, as in src/api/node/changes.ts */
export function reportOf(page: Page, changes: ReadonlyMap<string, string>): PageReport {
  let requests = 0;
  let responses = 0;
  let code = 0;
  let evidence = 0;
  let wordsInLinks = 0;
  visit(page.tree, (node) => {
    if (node.type === 'code' && node.lang === 'request') {
      requests += 1;
      if (!/\banswer=none\b/.test(node.meta ?? '')) responses += 1;
    } else if (node.type === 'code') code += 1;
    else if (node.type === 'link') {
      if (/^(https?:|link:)/.test(node.url)) evidence += 1;
      const {position} = node;
      wordsInLinks += wordsOf(page, {type: 'root', children: [{type: 'paragraph', children: [node], position}]});
    }
  });
  const words = wordsOf(page, page.tree);
  const prose = page.passages.map(({text}) => text).join('\n');
  return {
    file: page.file,
    isService: page.file.startsWith('docs/services/'),
    words,
    wordsOutsideLinks: words - wordsInLinks,
    requests,
    responses,
    code,
    evidence,
    dates: [...prose.matchAll(DATE)].length + [...page.source.matchAll(DATE_FACT)].length,
    changed: changes.get(page.file)?.slice(0, 'YYYY-MM-DD'.length),
  };
}

/** @returns what a page lacks, as sentences; empty when it has enough. */
export function lacks({isService, words, wordsOutsideLinks}: PageReport): string[] {
  const lack: string[] = [];
  if (isService && words < MIN_WORDS_OF_A_SERVICE)
    lack.push(`${words} words; a service page has ${MIN_WORDS_OF_A_SERVICE} or more`);
  if (wordsOutsideLinks < MIN_WORDS)
    lack.push(`${wordsOutsideLinks} words outside links; a page has ${MIN_WORDS} or more`);
  return lack;
}

/** @returns the table of all pages, their sums, and what is lacking. */
export function formatPages(reports: readonly PageReport[]): string {
  const columns = ['words', 'requests', 'responses', 'code', 'evidence', 'dates'] as const;
  const sums = columns.map((column) => reports.reduce((sum, report) => sum + report[column], 0));
  const rows = reports.map((report) => [
    report.file,
    ...columns.map((column) => report[column]),
    report.changed ?? 'not committed',
  ]);
  return [
    table(['page', ...columns, 'changed'], [...rows, [`${reports.length} pages`, ...sums, '']]),
    ...reports.flatMap((report) => lacks(report).map((lack) => `${report.file}: ${lack}`)),
  ].join('\n');
}

/** @returns the table of the pages that are made from the API descriptions, one row for each description. */
export function formatDescriptions(): string {
  const words = new Map<string, number>();
  for (const {file, text} of descriptionPassages()) words.set(file, (words.get(file) ?? 0) + countWords(text));
  const rows = loadDescriptions().map(({id, operations, provenance}) => {
    return [
      `openapi/${id}.yaml`,
      words.get(`openapi/${id}.yaml`) ?? 0,
      operations.length,
      operations.flatMap(contentsOf).reduce((sum, {examples}) => sum + examples.length, 0),
      new Set(operations.flatMap(({differences}) => differences.flatMap(({evidence}) => evidence))).size,
      provenance.read,
    ];
  });
  const sums = [1, 2, 3, 4].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  return table(
    ['description', 'words', 'operation pages', 'examples', 'evidence', 'code read'],
    [...rows, [`${rows.length} descriptions`, ...sums, '']],
  );
}
