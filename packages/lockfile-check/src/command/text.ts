/** Writes a report for a terminal: the headline, what was found, and what wasn't compared. */
import {fixedText, identifiersText, severityWord, TITLES} from '../verdictText';
import {ownOf, titled, type Missing} from '../missing';
import type {Violation} from '../policy';
import {advisoriesOf} from '../rows';
import {PAGE_URL} from './about';
import {EXIT_TEXT} from './exitCode';
import {plain, type CommandReport} from './report';

/** Codes of a terminal. */
const STYLES = {bold: 1, red: 31, yellow: 33, magenta: 35} as const;
type Style = keyof typeof STYLES;

const COLOURS = {critical: 'red', high: 'red', moderate: 'yellow', low: 'yellow', unknown: 'magenta'} as const;

/** @returns the files that name a package, with the line where there is one */
const places = ({row}: Violation, {lineOf}: CommandReport): string =>
  row.package.in
    .map((file) => {
      const line = lineOf(file, row);
      return line === undefined ? file : `${file}:${line}`;
    })
    .join(', ');

const named = ({name, version}: {name: string; version?: string}): string =>
  plain(version === undefined ? name : `${name} ${version}`);

function violationLines(
  violation: Violation,
  report: CommandReport,
  paint: (style: Style, text: string) => string,
): string[] {
  const {rule, row, advisory, text, exception} = violation;
  const head = advisory
    ? `${paint(COLOURS[advisory.severity], severityWord(advisory.severity))}  ${paint('bold', named(row.package))}  ${plain(identifiersText(advisory))}`
    : `${paint('red', rule)}  ${paint('bold', named(row.package))}`;
  return [
    `  ${head}`,
    `    ${plain(text)}`,
    ...(advisory ? [`    ${plain(fixedText(advisory.fixed)) || 'no fix known'}`] : []),
    ...(exception ? [`    accepted until ${exception.until}: ${plain(exception.reason)}`] : []),
    `    ${plain(places(violation, report))}`,
  ];
}

function missingLine({name, version, reason, in: files}: Missing, isSeveral: boolean): string {
  const others = files.filter((file) => file !== name);
  const where = isSeveral ? [others.join(', ')] : [];
  return `    ${[named({name, version}), plain(reason), ...where.map(plain)].filter(Boolean).join(' · ')}`;
}

/** What is affected but fails nothing: below the policy's threshold. */
const below = ({rows, gate: {failing, accepted}}: CommandReport): number => {
  const told = new Set([...failing, ...accepted].map(({row}) => row));
  return rows.filter((row) => advisoriesOf(row, 'affected').length > 0 && !told.has(row)).length;
};

/** Folders that are named; a workspace can have one for each of its packages. */
const MAX_FOLDERS = 10;

function passedOverLines({inventory: {passedOver}}: CommandReport): string[] {
  if (passedOver.length === 0) return [];
  const others = passedOver.length - MAX_FOLDERS;
  const names = [...passedOver.slice(0, MAX_FOLDERS).map(plain), ...(others > 0 ? [`and ${others} more`] : [])];
  return ['', `${TITLES.passedOver}, because lockfiles say what is in them: ${names.join(', ')}`];
}

/** @param isColoured whether a terminal shows it */
export function writeText(report: CommandReport, isColoured: boolean): string {
  const {headline, missing, gate, problems, inventory, exitCode} = report;
  const paint = (style: Style, text: string): string =>
    isColoured ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
  const block = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', paint('bold', title), ...lines] : [];
  const quiet = below(report);
  return `${[
    paint('bold', headline.title),
    ...(headline.rest ? [headline.rest] : []),
    ...problems.map(plain),
    ...block(
      'Found',
      gate.failing.flatMap((one) => violationLines(one, report, paint)),
    ),
    ...block(
      'Accepted by the policy',
      gate.accepted.flatMap((one) => violationLines(one, report, paint)),
    ),
    ...block(
      'Exceptions that have ended',
      gate.expired.map(({advisory, until}) => `    ${plain(advisory)} · ${until}`),
    ),
    ...block(
      'Not compared',
      titled(missing).flatMap(({title, entries}) => [
        `  ${title} (${entries.length})`,
        ...entries.map((one) => missingLine(one, inventory.files.length > 1)),
      ]),
    ),
    ...block(
      TITLES.own,
      ownOf(inventory).map((one) => missingLine({...one, reason: ''}, inventory.files.length > 1)),
    ),
    ...passedOverLines(report),
    ...(quiet > 0 ? ['', `Affected, but less severe than the policy fails on: ${quiet}`] : []),
    '',
    `Exit code ${exitCode}: ${EXIT_TEXT[exitCode]}. ${PAGE_URL}`,
  ].join('\n')}\n`;
}
