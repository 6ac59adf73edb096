/**
 * The questions that readers were expected to ask before the pages were written:
 * `docs/questions/<family>.json`, each with the page and anchor that answers it.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pageOperation} from '../../src/api/node/pageOperation';
import {operationPath, operationsInOrder} from '../../src/api/node/descriptions';
import Operation from '../../src/reference/operation/Operation';
import type {Finding} from './finding';
import type {ParsedDoc} from './parsedDoc';
import {lineAt} from './passage';

/** The families of pages that have questions of their own. */
export const FAMILIES = ['get-started', 'about', 'contributing', 'guides', 'recipes', 'usage', 'services'] as const;

/** How many questions a family has at least. */
export const MIN_QUESTIONS = 20;

interface Question {
  question: string;
  /** Address of the page that answers it. */
  page: string;
  /** Id on that page of the section with the answer. */
  anchor: string;
}

/** @returns the anchors of the operation page at an address; undefined if there is none. */
function operationAnchors(address: string): Set<string> | undefined {
  const operation = operationsInOrder().find((candidate) => operationPath(candidate) === address);
  if (!operation) return undefined;
  const html = renderToStaticMarkup(createElement(Operation, {operation: pageOperation(operation)}));
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

/** @returns the problems of the questions of one file. */
export function checkQuestions(file: string, source: string, pages: readonly ParsedDoc[]): Finding[] {
  const findings: Finding[] = [];
  const questions = JSON.parse(source) as Question[];
  const seen = new Set<string>();
  const report = (question: string, what: string, fix: string): void => {
    findings.push({file, line: lineAt(source, source.indexOf(question)), rule: 'question', what, fix});
  };
  if (questions.length < MIN_QUESTIONS)
    report('', `There are ${questions.length} questions.`, `Write ${MIN_QUESTIONS} or more, as a reader would ask.`);
  for (const {question, page, anchor} of questions) {
    const text = JSON.stringify(question);
    if (seen.has(question)) report(text, `${text} is asked twice.`, 'Ask something else.');
    seen.add(question);
    if (!/[?.]$/.test(question)) report(text, `${text} is not a question.`, 'End it with a question mark.');
    const found = pages.find((candidate) => candidate.route === page);
    const anchors = found ? new Set(found.headings.map(({id}) => id)) : operationAnchors(page);
    if (!anchors)
      report(text, `There is no page ${page}.`, 'Name the page by its path, with a trailing slash for an index page.');
    else if (!anchors.has(anchor))
      report(text, `${page} has no anchor "${anchor}".`, `Choose one of: ${[...anchors].join(', ')}.`);
  }
  return findings;
}

/** @returns the problems of the questions of all families. */
export function checkAllQuestions(pages: readonly ParsedDoc[]): Finding[] {
  const dir = path.join('docs', 'questions');
  const files = readdirSync(dir).filter((name) => name.endsWith('.json'));
  const missing = FAMILIES.filter((family) => !files.includes(`${family}.json`));
  return [
    ...missing.map((family) => {
      const fix = `Write ${MIN_QUESTIONS} of them before the pages.`;
      return {file: `${dir}/${family}.json`, line: 1, rule: 'question', what: 'This group has no questions.', fix};
    }),
    ...files.flatMap((name) => checkQuestions(`${dir}/${name}`, readFileSync(path.join(dir, name), 'utf8'), pages)),
  ];
}
