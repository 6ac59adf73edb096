/** Summaries of operations: they are the titles of the pages and the entries of the sidebar. */
import {asObject} from '@ecosystems-docs/openapi-docs';
import type {SourceFile} from '@ecosystems-docs/openapi-docs/node';
import {operationsOf} from '../api-lint/rule';
import type {Finding} from './finding';

/** Characters that fit into the sidebar. */
export const MAX_SUMMARY_LENGTH = 60;

/** The verbs with which a summary begins: one for each kind of task, the same in all services. */
const VERBS: ReadonlySet<string> = new Set(['Count', 'Create', 'Find', 'Get', 'List', 'Look', 'Queue', 'Search']);

/** "The repositories of an owner", which is an owner's repositories. One of many is "a tag of a repository". */
const OF_ONE_OWNER = /^(?:(?:List|Count) .+|(?:Get|Look up) the (?!result ).+) of an? [^']+$/;

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
    if (!VERBS.has(text.split(' ')[0] ?? ''))
      report(`"${text}" does not begin with a verb of ours.`, `Begin with one of ${[...VERBS].join(', ')}.`);
    if (OF_ONE_OWNER.test(text))
      report(`"${text}" names the owner after "of".`, "Write a possessive, as in List an owner's repositories.");
    if (text.length > MAX_SUMMARY_LENGTH)
      report(`"${text}" has ${text.length} characters.`, `Use ${MAX_SUMMARY_LENGTH} at most.`);
    if (first !== undefined)
      report(`Line ${first} has the same summary: "${text}".`, 'Say what is different about this operation.');
    return findings;
  });
}
