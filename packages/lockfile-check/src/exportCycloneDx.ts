/** Writes a CycloneDX 1.6 document with vulnerabilities. */
import type {JudgedAdvisory} from './findings';
import type {Inventory} from './inventory';
import {leftOutOf, missingText} from './missing';
import {hasUnknownLicence, openAdvisories, type Row} from './rows';
import {GAPS, mainIdentifier} from './verdictText';
import {jsonDocument} from './jsonDocument';
import {countOutcomes} from './headline';
import {versionedPurl} from './versionedPurl';

/** CycloneDX's words for severity. */
const SEVERITY = {critical: 'critical', high: 'high', moderate: 'medium', low: 'low', unknown: 'unknown'} as const;

/** The scoring method that a vector names. */
function methodOf(vector: string): string {
  const version = /^CVSS:(\d)\.(\d)/.exec(vector);
  if (!version) return 'CVSSv2';
  return version[1] === '4' ? 'CVSSv4' : version[2] === '1' ? 'CVSSv31' : 'CVSSv3';
}

type Component = Record<string, unknown> & {'bom-ref': string};

function cycloneDxComponent(row: Row): Component {
  const {package: one, finding, state} = row;
  const purl = versionedPurl(one);
  const {licences = [], url, status} = finding?.record ?? {};
  const properties = [
    {name: 'ecosystems:result', value: state},
    ...(finding?.gap ? [{name: 'ecosystems:check', value: GAPS[finding.gap]}] : []),
    ...(status ? [{name: 'ecosystems:status', value: status}] : []),
  ];
  return {
    type: 'library',
    'bom-ref': purl,
    name: one.name,
    ...(one.version === undefined ? {} : {version: one.version}),
    purl,
    ...(finding && !hasUnknownLicence(finding) ? {licenses: licences.map((id) => ({license: {id}}))} : {}),
    ...(url ? {externalReferences: [{type: 'distribution', url}]} : {}),
    properties,
  };
}

/** Where an advisory comes from, as its identifier tells. */
function sourceOf({identifiers, url}: JudgedAdvisory): Record<string, string> {
  const name = /^GHSA-/.test(identifiers[0] ?? '') ? 'GitHub Advisory Database' : 'ecosyste.ms Advisories';
  return {name, ...(url ? {url} : {})};
}

interface Vulnerability {
  advisory: JudgedAdvisory;
  affects: {ref: string; version?: string; verdict: JudgedAdvisory['verdict']; fixed: string[]}[];
}

/** Each advisory once, with every version that it may affect. That a version isn't exploitable is for people to say, so no other is named. */
function vulnerabilities(rows: readonly Row[]): Vulnerability[] {
  const vulnerabilities = new Map<string, Vulnerability>();
  for (const row of rows) {
    const {package: one} = row;
    for (const advisory of openAdvisories(row)) {
      const known = vulnerabilities.get(advisory.uuid) ?? {advisory, affects: []};
      vulnerabilities.set(advisory.uuid, known);
      known.affects.push({
        ref: versionedPurl(one),
        version: one.version,
        verdict: advisory.verdict,
        fixed: advisory.fixed,
      });
    }
  }
  return [...vulnerabilities.values()];
}

/** A version in a range may still not be exploitable: only people can say that, so a finding is in triage. */
const analysis = (affects: Vulnerability['affects']): Record<string, string> => ({
  state: 'in_triage',
  detail: affects.some(({verdict}) => verdict === 'affected')
    ? 'A version in this file is in a range of the advisory.'
    : "The version couldn't be compared with the ranges of the advisory.",
});

/** @returns the versions with the fix, of each package */
function recommendation(affects: Vulnerability['affects']): string | undefined {
  const byRef = new Map(affects.map(({ref, fixed}) => [ref, [...new Set(fixed)].join(' or ')]));
  const known = [...byRef].filter(([, fixed]) => fixed !== '');
  const [first] = known;
  if (!first) return undefined;
  if (new Set(known.map(([, fixed]) => fixed)).size === 1) return `Update to ${first[1]}.`;
  return known.map(([ref, fixed]) => `Update ${ref} to ${fixed}.`).join(' ');
}

function vulnerability({advisory, affects}: Vulnerability): Record<string, unknown> {
  const {identifiers, severity, cvss, vector, title, epss, epssPercentile} = advisory;
  const advice = recommendation(affects);
  const source = sourceOf(advisory);
  return {
    id: mainIdentifier(advisory),
    source,
    references: identifiers
      .slice(1)
      .map((id) => ({id, source: {name: /^CVE-/.test(id) ? 'NVD' : 'ecosyste.ms Advisories'}})),
    ratings: [
      {
        severity: SEVERITY[severity],
        ...(cvss === undefined ? {} : {score: cvss}),
        ...(vector ? {method: methodOf(vector), vector} : {}),
      },
      ...(epss === undefined
        ? []
        : [{source: {name: 'EPSS', url: 'https://www.first.org/epss/'}, score: epss, method: 'other'}]),
    ],
    description: title,
    ...(advice ? {recommendation: advice} : {}),
    analysis: analysis(affects),
    properties: [
      ...(epss === undefined ? [] : [{name: 'ecosystems:epss', value: String(epss)}]),
      ...(epssPercentile === undefined ? [] : [{name: 'ecosystems:epss-percentile', value: String(epssPercentile)}]),
    ],
    affects: affects.map(({ref, version, verdict}) => ({
      ref,
      ...(version === undefined ? {} : {versions: [{version, status: verdict}]}),
    })),
  };
}

/** @returns who depends on whom, once per component; empty where the files don't say */
function dependencies({packages, graphs}: Inventory): {ref: string; dependsOn: string[]}[] {
  const byRef = new Map<string, Set<string>>();
  const refOf = (index: number): string | undefined => {
    const one = packages[index];
    return one && versionedPurl(one);
  };
  for (const [from, to] of graphs.flatMap(({edges}) => edges)) {
    const [ref, on] = [refOf(from), refOf(to)];
    if (ref !== undefined && on !== undefined && ref !== on) byRef.set(ref, (byRef.get(ref) ?? new Set()).add(on));
  }
  return [...byRef].map(([ref, on]) => ({ref, dependsOn: [...on]}));
}

/**
 * @param inventory what the files say
 * @param rows a row for each of its packages
 * @param now the time of the export
 * @returns a CycloneDX 1.6 document as indented JSON, with the advisories that affect or may affect a version
 */
export function toCycloneDx(inventory: Inventory, rows: readonly Row[], now: Date): string {
  const components = new Map(rows.map((row) => [versionedPurl(row.package), cycloneDxComponent(row)]));
  const depends = dependencies(inventory);
  const {unread, folders, indirect} = countOutcomes([], inventory);
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      properties: [
        {name: 'ecosystems:source', value: 'https://packages.ecosyste.ms'},
        {name: 'ecosystems:licence', value: 'CC-BY-SA-4.0'},
        {name: 'ecosystems:skipped', value: String(inventory.skipped.length)},
        {name: 'ecosystems:unread-files', value: String(unread)},
        {name: 'ecosystems:unread-folders', value: String(folders)},
        {name: 'ecosystems:files-without-indirect-dependencies', value: String(indirect)},
        ...leftOutOf(inventory).map((one) => ({name: 'ecosystems:not-compared', value: missingText(one)})),
      ],
    },
    components: [...components.values()],
    ...(depends.length ? {dependencies: depends} : {}),
    vulnerabilities: vulnerabilities(rows).map(vulnerability),
  };
  return jsonDocument(document);
}
