/** Writes a report in Markdown, for the summary of a job. */
import {formatNumber} from '@ecosystems-docs/text';
import {identifiersText, severityWord} from '../verdictText';
import type {Violation} from '../policy';
import {ownOf, passedOverOf, titled} from '../missing';
import {PAGE_URL} from './about';
import {EXIT_TEXT} from './exitCode';
import {plain, type CommandReport} from './report';

/** Rows of a table and entries of a list: a summary of GitHub takes 1 MiB. */
const MAX_ROWS = 500;

/** @returns a text of others in which nothing is markup, a mention or the end of a cell */
const escape = (text: string): string =>
  plain(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~>$]/g, '\\$&')
    .replace(/^[-+]/, '\\$&')
    .replace(/@/g, '&#64;')
    .replace(/(https?|www)(?=[:.])/gi, '$1&#8203;');

const more = (all: readonly unknown[]): string[] =>
  all.length > MAX_ROWS ? [`And ${formatNumber(all.length - MAX_ROWS)} more.`, ''] : [];

function violationRow({rule, row, advisory, text, exception}: Violation): string {
  const {name, version, in: files} = row.package;
  const id = advisory && escape(identifiersText(advisory));
  const link = advisory?.url && !/[\s()<>]/.test(advisory.url) ? `[${id}](${advisory.url})` : id;
  const fixed = [...new Set(advisory?.fixed ?? [])].join(', ');
  return `| ${[
    escape(`${name} ${version ?? ''}`.trim()),
    advisory ? severityWord(advisory.severity) : rule,
    [link, escape(text)].filter(Boolean).join(' '),
    escape(fixed),
    escape(files.join(', ')),
    ...(exception ? [escape(`${exception.until}: ${exception.reason}`)] : []),
  ].join(' | ')} |`;
}

function table(title: string, violations: readonly Violation[]): string[] {
  if (violations.length === 0) return [];
  const heads = ['Package', 'Severity', 'Finding', 'Fixed in', 'In'];
  if (violations[0]?.exception) heads.push('Accepted until');
  return [
    `### ${title}`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${' --- |'.repeat(heads.length)}`,
    ...violations.slice(0, MAX_ROWS).map(violationRow),
    '',
    ...more(violations),
  ];
}

export function writeMarkdown(report: CommandReport): string {
  const {headline, inventory, gate, missing, problems, exitCode} = report;
  return [
    `## ${headline.title}`,
    '',
    ...(headline.rest ? [headline.rest, ''] : []),
    ...problems.flatMap((text) => [escape(text), '']),
    ...table('Found', gate.failing),
    ...table('Accepted by the policy', gate.accepted),
    ...titled([...missing, ...passedOverOf(inventory), ...ownOf(inventory)]).flatMap(({title, entries}) => [
      `<details><summary>${title} (${formatNumber(entries.length)})</summary>`,
      '',
      ...entries
        .slice(0, MAX_ROWS)
        .map(({name, version, reason}) => `- ${escape(`${[name, version].filter(Boolean).join(' ')}: ${reason}`)}`),
      '',
      ...more(entries),
      '</details>',
      '',
    ]),
    `Exit code ${exitCode}: ${EXIT_TEXT[exitCode]}. [How it compares](${PAGE_URL})`,
    '',
  ].join('\n');
}
