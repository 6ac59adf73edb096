/** Summaries of operations: they are the titles of the pages and the entries of the sidebar. */
import {asObject} from '@ecosystems-docs/openapi-docs';
import type {SourceFile} from '@ecosystems-docs/openapi-docs/node';
import {operationsOf} from '../api-lint/rule';
import type {Finding} from './finding';

/** Characters that fit into the sidebar. */
const MAX_SUMMARY_LENGTH = 60;

/** @returns the problems of the summaries of one API description; a description without paths has none. */
export function checkSummaries(file: SourceFile): Finding[] {
  const seen = new Map<string, number>();
  return operationsOf(asObject(file.value)).flatMap(({operation: {summary: text}, at}) => {
    if (typeof text !== 'string') return [];
    const line = file.line([...at, 'summary']);
    const first = seen.get(text.toLowerCase());
    seen.set(text.toLowerCase(), first ?? line);
    const findings: Finding[] = [];
    const report = (what: string, fix: string): void =>
      void findings.push({file: file.name, line, rule: 'summary', what, fix});
    if (text.length > MAX_SUMMARY_LENGTH)
      report(`"${text}" has ${text.length} characters.`, `Use ${MAX_SUMMARY_LENGTH} at most.`);
    if (first !== undefined)
      report(`Line ${first} has the same summary: "${text}".`, 'Say what is different about this operation.');
    return findings;
  });
}
