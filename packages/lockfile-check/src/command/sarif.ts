/** Writes a report as SARIF 2.1.0, which code scanning shows beside the files. */
import {mainIdentifier, identifiersText} from '../verdictText';
import {jsonDocument} from '../jsonDocument';
import type {Violation} from '../policy';
import type {Severity} from '../records';
import type {Row} from '../rows';
import {versionedPurl} from '../versionedPurl';
import {PAGE_URL, STDIN, VERSION} from './about';
import {EXIT} from './exitCode';
import {plain, type CommandReport} from './report';

/** SARIF's levels, and the score that code scanning takes for a severity without one. */
const LEVELS: Readonly<Record<Severity, readonly [level: string, score: number]>> = {
  critical: ['error', 9.5],
  high: ['error', 8],
  moderate: ['warning', 5.5],
  low: ['note', 2],
  unknown: ['warning', 5.5],
};

const ruleId = ({rule, advisory}: Violation): string => (advisory ? mainIdentifier(advisory) : rule);

function ruleOf(violation: Violation): Record<string, unknown> {
  const {rule, advisory} = violation;
  const id = ruleId(violation);
  if (!advisory) return {id, shortDescription: {text: `The ${rule} of the package isn't allowed`}, helpUri: PAGE_URL};
  return {
    id,
    shortDescription: {text: plain(advisory.title)},
    helpUri: advisory.url ?? PAGE_URL,
    properties: {'security-severity': String(advisory.cvss ?? LEVELS[advisory.severity][1]), tags: ['security']},
  };
}

/** Standard input has no place. */
const isFile = (file: string): boolean => file !== STDIN;

const pathOf = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/** Relative to the root of the sources, or whole where it isn't below. */
function locationOf(file: string, line: number | undefined): Record<string, unknown> {
  const isBelow = !/^(?:\/|[a-z]:)/i.test(file);
  const place = isBelow ? {uri: pathOf(file), uriBaseId: '%SRCROOT%'} : {uri: `file://${pathOf(file)}`};
  return {
    physicalLocation: {artifactLocation: place, ...(line === undefined ? {} : {region: {startLine: line}})},
  };
}

const locationsOf = (row: Row, {lineOf}: CommandReport): Record<string, unknown>[] =>
  row.package.in.filter(isFile).map((file) => locationOf(file, lineOf(file, row)));

function messageOf({row, advisory, text, rule}: Violation): string {
  const {name, version} = row.package;
  const fixed = [...new Set(advisory?.fixed ?? [])].join(', ');
  const what = advisory ? `${identifiersText(advisory)}: ${text}` : `${rule}: ${text}`;
  return plain(`${name} ${version ?? ''}: ${what}${fixed ? `. Fixed in ${fixed}.` : '.'}`);
}

function resultOf(violation: Violation, rules: readonly string[], report: CommandReport): Record<string, unknown> {
  const {row, advisory, exception} = violation;
  const id = ruleId(violation);
  return {
    ruleId: id,
    ruleIndex: rules.indexOf(id),
    level: advisory ? LEVELS[advisory.severity][0] : 'error',
    message: {text: messageOf(violation)},
    locations: locationsOf(row, report),
    partialFingerprints: {'package/v1': `${id}|${versionedPurl(row.package)}`},
    ...(exception ? {suppressions: [{kind: 'external', justification: plain(exception.reason)}]} : {}),
  };
}

export function writeSarif(report: CommandReport): string {
  const {gate, missing, exitCode, problems} = report;
  const violations = [...gate.failing, ...gate.accepted];
  const rules = new Map(violations.map((one) => [ruleId(one), ruleOf(one)]));
  const ids = [...rules.keys()];
  const notifications = [
    ...problems.map((text) => ({level: 'error', message: {text: plain(text)}})),
    ...missing.map(({name, version, reason, in: files}) => ({
      level: 'warning',
      message: {text: plain(`Not compared: ${[name, version].filter(Boolean).join(' ')}: ${reason}`)},
      locations: files.filter(isFile).map((file) => locationOf(file, undefined)),
    })),
  ];
  const run = {
    tool: {
      driver: {
        name: 'ecosystems-check',
        semanticVersion: VERSION,
        informationUri: PAGE_URL,
        rules: [...rules.values()],
      },
    },
    invocations: [{executionSuccessful: exitCode !== EXIT.failed, exitCode, toolExecutionNotifications: notifications}],
    results: violations.map((one) => resultOf(one, ids, report)),
    columnKind: 'utf16CodeUnits',
  };
  return jsonDocument({$schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run]});
}
