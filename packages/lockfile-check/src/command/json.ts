/** Writes a report as JSON. Its shape has a version: what is there keeps its name and meaning in all of version 1. */
import type {JudgedAdvisory} from '../findings';
import {jsonDocument} from '../jsonDocument';
import {ownOf} from '../missing';
import type {Violation} from '../policy';
import {outcomeOf, type Row} from '../rows';
import {versionedPurl} from '../versionedPurl';
import {countOutcomes} from '../headline';
import {VERSION} from './about';
import type {CommandReport} from './report';

const advisoryOf = ({
  uuid,
  verdict,
  identifiers,
  title,
  severity,
  url,
  cvss,
  vector,
  epss,
  ranges,
  fixed,
}: JudgedAdvisory) => ({
  ...{id: identifiers[0] ?? uuid, identifiers, title, severity, result: verdict, url},
  ...{cvss, vector, epss, ranges: ranges.filter(Boolean), fixed: [...new Set(fixed)]},
});

const filesOf = (row: Row, lineOf: CommandReport['lineOf']) =>
  row.package.in.map((path) => ({path, line: lineOf(path, row)}));

function packageOf(row: Row, {lineOf}: CommandReport) {
  const {package: one, finding, state} = row;
  const {newest, licences, maintainers, lastRelease, status, dependents, funding, synced, url} = finding?.record ?? {};
  const {registry, repository} = finding?.record ?? {};
  return {
    ...{purl: versionedPurl(one), purls: one.written ?? [], type: one.type, name: one.name, version: one.version},
    ...{direct: one.direct, development: one.development, files: filesOf(row, lineOf)},
    ...{lookup: state, result: outcomeOf(row), newest, licenses: licences, status, maintainers},
    ...{lastRelease, dependents, funding, registry, repository, synced, url},
    advisories: (finding?.advisories ?? []).filter(({verdict}) => verdict !== 'not-affected').map(advisoryOf),
  };
}

const violationOf = ({rule, row, advisory, text, exception}: Violation, {lineOf}: CommandReport) => ({
  ...{rule, purl: versionedPurl(row.package), name: row.package.name, version: row.package.version},
  ...{text, files: filesOf(row, lineOf), advisory: advisory && advisoryOf(advisory)},
  accepted: exception && {reason: exception.reason, until: exception.until},
});

export function writeJson(report: CommandReport): string {
  const {headline, rows, inventory, gate, missing, problems, exitCode, now} = report;
  return jsonDocument({
    version: 1,
    tool: {name: 'ecosystems-check', version: VERSION},
    generated: now.toISOString(),
    result: {exitCode, headline: headline.title, rest: headline.rest, problems},
    counts: {packages: rows.length, ...countOutcomes(rows, inventory)},
    findings: gate.failing.map((one) => violationOf(one, report)),
    accepted: gate.accepted.map((one) => violationOf(one, report)),
    passedOver: inventory.passedOver,
    own: ownOf(inventory).map(({name, version, in: files}) => ({name, version, files})),
    missing: missing.map(({row: _row, in: files, ...one}) => ({...one, files})),
    packages: rows.map((row) => packageOf(row, report)),
  });
}
