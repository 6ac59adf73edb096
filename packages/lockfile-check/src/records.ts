/** Reads what the lockfile check shows of a package out of a response of bulk lookup: a few properties of records that can be 100 kB each. */
import {asList, isObject, type Json, type JsonObject} from '@ecosystems-docs/openapi-docs';
import {normalPythonName} from '@ecosystems-docs/lockfile-reader/purl';
import {visibleText} from '@ecosystems-docs/text';
import {declaredLicences} from './licences';

/** How bad an advisory is; `unknown`: its source doesn't say. */
export type Severity = 'critical' | 'high' | 'moderate' | 'low' | 'unknown';

/** An advisory that is in force, as it is stored in a package record. */
export interface AdvisoryRecord {
  uuid: string;
  /** Its page. */
  url?: string;
  title: string;
  severity: Severity;
  /** Absent: no score. */
  cvss?: number;
  vector?: string;
  /** GHSA and CVE identifiers first. */
  identifiers: string[];
  /** EPSS: the probability that it is exploited in the next 30 days, from 0 to 1. Absent: no score. */
  epss?: number;
  /** Share of all vulnerabilities with a lower or equal probability, from 0 to 1. */
  epssPercentile?: number;
  /** Ranges of affected versions of this package, in their notation; empty for an entry that names none. The lists of versions beside them misjudge some, so they aren't read. */
  ranges: string[];
  /** Versions of this package that have the fix. */
  fixed: string[];
}

export interface PackageRecord {
  /** In canonical form, without a version. */
  purl: string;
  name: string;
  ecosystem: string;
  registry: string;
  /** Page of the package in its registry. */
  url?: string;
  newest?: string;
  /** SPDX identifiers, or `Other`; empty: none known. */
  licences: string[];
  /** The licence as the registry declares it, with AND and OR. */
  declaredLicence?: string;
  /** The accounts that can publish, by name; empty text for one without. Absent: the registry names no maintainers. */
  maintainers?: string[];
  lastRelease?: string;
  /** Absent: active. */
  status?: string;
  /** Page of its source code. */
  repository?: string;
  /** Absent: not known. */
  dependents?: number;
  funding: string[];
  /** When it was last synced with its registry. */
  synced?: string;
  advisories: AdvisoryRecord[];
  /** How many of the package's advisories are in the record. */
  extent: Extent;
}

/** `whole`: all; `cut`: the latest ones, as far as the service stores them; `unreadable`: there is no list, or not one that we can read. */
type Extent = 'whole' | 'cut' | 'unreadable';

/**
 * Advisories that a record has at most. The service stores the first page of a
 * list, newest first: packages@155e92f, `app/models/package.rb`; advisories@241d8a1,
 * `config/initializers/pagy.rb`.
 */
export const STORED_ADVISORIES = 100;

export const textValue = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const textValues = (value: Json | undefined): string[] => asList(value).flatMap((item) => textValue(item) ?? []);
export const numberValue = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Only web pages are linked: records come from registries, where anyone can write anything. */
const webUrl = (value: Json | undefined): string | undefined => {
  const text = textValue(value);
  return text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
};

/** GitHub says MODERATE, the Erlang advisories MEDIUM. */
const SEVERITIES = new Map<string, Severity>([
  ['CRITICAL', 'critical'],
  ['HIGH', 'high'],
  ['MODERATE', 'moderate'],
  ['MEDIUM', 'moderate'],
  ['LOW', 'low'],
]);

/** GHSA before CVE before others: the first is the name that the page shows. */
const rankOf = (identifier: string): number => (/^GHSA-/.test(identifier) ? 0 : /^CVE-/.test(identifier) ? 1 : 2);

const comparable = (name: string, ecosystem: string): string =>
  ecosystem === 'pypi' ? normalPythonName(name.trim()) : name.trim().toLowerCase();

/** The entries of an advisory that are about a package. An advisory can cover several. */
function entriesFor(advisory: JsonObject, {name, ecosystem}: {name: string; ecosystem: string}): JsonObject[] {
  const same = (value: Json | undefined): boolean =>
    comparable(textValue(value) ?? '', ecosystem) === comparable(name, ecosystem);
  const entries = asList(advisory.packages).filter(isObject);
  return entries.filter(
    (entry) => same(entry.package_name) && (textValue(entry.ecosystem) ?? ecosystem).toLowerCase() === ecosystem,
  );
}

/** The ranges of an entry. One without a range, or that isn't there, is an empty notation, which no rule can compare. */
function rangesOf({versions}: JsonObject): string[] {
  const ranges = asList(versions).map(
    (item) => (isObject(item) ? textValue(item.vulnerable_version_range) : undefined) ?? '',
  );
  return ranges.length > 0 ? ranges : [''];
}

/** Whether an advisory has an entry that doesn't say which package it is about: it may be this one. */
const hasNameless = ({packages}: JsonObject): boolean =>
  asList(packages).some((entry) => !isObject(entry) || textValue(entry.package_name) === undefined);

/** Whether an advisory is withdrawn: since a time, and nothing else that was written in its place. */
const isWithdrawn = ({withdrawn_at: since}: JsonObject): boolean => !Number.isNaN(Date.parse(textValue(since) ?? ''));

/** A share from 0 to 1; anything else is no share. */
const shareOf = (value: Json | undefined): number | undefined => {
  const share = numberValue(value);
  return share !== undefined && share >= 0 && share <= 1 ? share : undefined;
};

/** The key of an advisory: its UUID, or without one its identifiers, title and URL. */
const identityOf = (advisory: JsonObject): string =>
  textValue(advisory.uuid) ??
  JSON.stringify([advisory.identifiers ?? null, advisory.title ?? null, advisory.url ?? null]);

function readAdvisory(advisory: JsonObject, owner: {name: string; ecosystem: string}): AdvisoryRecord {
  const entries = entriesFor(advisory, owner);
  const vector = textValue(advisory.cvss_vector);
  const score = numberValue(advisory.cvss_score);
  const identifiers = textValues(advisory.identifiers).sort((a, b) => rankOf(a) - rankOf(b));
  const [epss, epssPercentile] = [shareOf(advisory.epss_percentage), shareOf(advisory.epss_percentile)];
  return {
    uuid: identityOf(advisory),
    url: webUrl(advisory.url) ?? webUrl(advisory.html_url),
    title: visibleText(textValue(advisory.title) ?? identifiers[0] ?? identityOf(advisory)),
    severity: SEVERITIES.get((textValue(advisory.severity) ?? '').toUpperCase()) ?? 'unknown',
    // 0 without a vector means that there is no score.
    ...(score !== undefined && (vector !== undefined || score > 0) ? {cvss: score} : {}),
    ...(vector ? {vector} : {}),
    ...(epss === undefined ? {} : {epss}),
    ...(epssPercentile === undefined ? {} : {epssPercentile}),
    identifiers,
    ranges: [...entries.flatMap(rangesOf), ...(hasNameless(advisory) ? [''] : [])],
    fixed: entries
      .flatMap(({versions}) => asList(versions))
      .flatMap((item) => (isObject(item) ? (textValue(item.first_patched_version) ?? []) : [])),
  };
}

/** Says whether a record has all advisories of its package, as far as its list shows. */
function extentOf(list: Json | undefined): Extent {
  if (!Array.isArray(list) || !list.every(isObject)) return 'unreadable';
  return list.length >= STORED_ADVISORIES ? 'cut' : 'whole';
}

/** A record and whether its registry is the default one of its ecosystem. */
interface ReadRecord {
  record: PackageRecord;
  isDefault: boolean;
}

function readRecord(value: JsonObject): ReadRecord | undefined {
  const [purl, name] = [textValue(value.purl), textValue(value.name)];
  if (!purl || !name) return undefined;
  const registry = isObject(value.registry) ? value.registry : {};
  const owner = {name, ecosystem: (textValue(value.ecosystem) ?? '').toLowerCase()};
  const maintainers = asList(value.maintainers).map((one) =>
    isObject(one) ? (textValue(one.login) ?? textValue(one.name) ?? '') : '',
  );
  const advisories = asList(value.advisories).filter(isObject);
  const declaredLicence = textValue(value.licenses);
  return {
    isDefault: registry.default === true,
    record: {
      ...owner,
      purl,
      registry: textValue(registry.name) ?? '',
      url: webUrl(value.registry_url),
      newest: textValue(value.latest_release_number),
      licences: declaredLicences(declaredLicence, textValues(value.normalized_licenses)),
      ...(declaredLicence === undefined ? {} : {declaredLicence: visibleText(declaredLicence)}),
      ...(maintainers.length > 0 ? {maintainers} : {}),
      lastRelease: textValue(value.latest_release_published_at),
      status: textValue(value.status),
      repository: webUrl(value.repository_url),
      dependents: numberValue(value.dependent_packages_count),
      funding: asList(value.funding_links).flatMap((link) => webUrl(link) ?? []),
      synced: textValue(value.last_synced_at),
      advisories: advisories
        .filter((advisory) => !isWithdrawn(advisory))
        .map((advisory) => readAdvisory(advisory, owner)),
      extent: extentOf(value.advisories),
    },
  };
}

/**
 * @param response the parsed body of a response of bulk lookup
 * @returns the records in it, those of default registries first: a package can exist in several registries
 * @throws Error where the body isn't a list
 */
export function readRecords(response: Json): PackageRecord[] {
  if (!Array.isArray(response)) throw new Error("The response isn't a list of packages.");
  const records = response.filter(isObject).flatMap((value) => readRecord(value) ?? []);
  return [...records.filter(({isDefault}) => isDefault), ...records.filter(({isDefault}) => !isDefault)].map(
    ({record}) => record,
  );
}
