/** How a page begins: the questions that bring readers to it, and a lead that says what they get. */
import type {Finding} from '../docs-lint/finding';
import {countWords} from '../docs-lint/passage';
import {nodeText, type ParsedDoc} from '../docs-lint/parsedDoc';

/** A search box and a list of results show no more. */
const MAX_QUESTIONS = 3;

/** "Some lists are already available as CSV." says nothing of a page yet. */
const MIN_LEAD_WORDS = 8;

/** What a page may have before its lead, because readers don't see it. */
const UNSEEN: ReadonlySet<string> = new Set(['mdxjsEsm', 'mdxFlowExpression', 'html', 'definition']);

function questionsFinding({file, front}: ParsedDoc): Finding[] {
  const {questions} = front;
  const areThere =
    Array.isArray(questions) &&
    questions.length > 0 &&
    questions.length <= MAX_QUESTIONS &&
    questions.every((question) => typeof question === 'string' && question.trim().endsWith('?'));
  if (areThere) return [];
  const what = "The page doesn't say which questions bring readers to it.";
  const fix = `Add \`questions:\` to its front matter, a list of one to ${MAX_QUESTIONS} questions in readers' words, each with a question mark.`;
  return [{file, line: 1, rule: 'questions', what, fix}];
}

function leadFinding({file, tree}: ParsedDoc): Finding[] {
  const first = tree.children.find(({type}) => !UNSEEN.has(type));
  if (first?.type === 'paragraph' && countWords(nodeText(first)) >= MIN_LEAD_WORDS) return [];
  const line = first?.position?.start.line ?? 1;
  const what = 'The page begins without a lead.';
  const fix = 'Begin it with one or two sentences: what readers get here, and the fact that most came for.';
  return [{file, line, rule: 'lead', what, fix}];
}

/** @returns what is missing at the beginning of a page */
export const checkOpening = (page: ParsedDoc): Finding[] => [...questionsFinding(page), ...leadFinding(page)];
