/** Summaries of operations: they are the titles of the pages and the entries of the sidebar. */
import type {SourceFile} from '../../src/openapi/build/source';
import type {Finding} from './finding';

/** Characters that fit into the sidebar. */
export const LONGEST_SUMMARY = 60;

/** The verbs with which a summary begins: one for each kind of task, the same in all services. */
const VERBS: ReadonlySet<string> = new Set(['Count', 'Create', 'Get', 'List', 'Look', 'Queue', 'Search']);

interface Summary {
  text: string;
  line: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The summaries of the operations of a description; a description without paths has none. */
function summariesOf(file: SourceFile): Summary[] {
  const paths = isRecord(file.value) && isRecord(file.value.paths) ? file.value.paths : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isRecord(operation) || typeof operation.summary !== 'string') return [];
      return [{text: operation.summary, line: file.line(['paths', path, method, 'summary'])}];
    }),
  );
}

/** @returns what is wrong with the summaries of one API description. */
export function checkSummaries(file: SourceFile): Finding[] {
  const seen = new Map<string, Summary>();
  return summariesOf(file).flatMap((summary) => {
    const {text, line} = summary;
    const report = (what: string, fix: string): Finding => ({file: file.name, line, rule: 'summary', what, fix});
    const findings: Finding[] = [];
    if (!VERBS.has(text.split(' ')[0] ?? ''))
      findings.push(
        report(`"${text}" does not begin with a verb of ours.`, `Begin with one of ${[...VERBS].join(', ')}.`),
      );
    if (text.length > LONGEST_SUMMARY)
      findings.push(report(`"${text}" has ${text.length} characters.`, `Use ${LONGEST_SUMMARY} at most.`));
    const first = seen.get(text.toLowerCase());
    if (first)
      findings.push(
        report(`Line ${first.line} has the same summary: "${text}".`, 'Say what is different about this operation.'),
      );
    else seen.set(text.toLowerCase(), summary);
    return findings;
  });
}
