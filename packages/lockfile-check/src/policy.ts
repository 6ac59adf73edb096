/** A project's own rules: what fails a check, and which findings people have looked at and accepted until a day. */
import {parsePackageUrl} from '@ecosystems-docs/lockfile-reader/purl';
import {isObject, type Json, type JsonObject} from '@ecosystems-docs/openapi-docs';
import {purlKey, type JudgedAdvisory} from './findings';
import {UNKNOWN_LICENCE} from './licences';
import type {Missing} from './missing';
import type {PackageRecord, Severity} from './records';
import {advisoriesOf, openAdvisories, SEVERITY_ORDER, type Row} from './rows';

/** The lowest severity that fails; `none`: advisories don't fail. */
export const FAIL_ON = ['critical', 'high', 'moderate', 'low', 'none'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** An advisory that doesn't fail, because a person has looked at it. */
interface Exception {
  /** Any of its identifiers. */
  advisory: string;
  /** A package URL; with a version it's for that version only. Absent: each package. */
  package?: string;
  reason: string;
  /** The last day on which it holds, as YYYY-MM-DD. */
  until: string;
}

export interface Policy {
  failOn: FailOn;
  /** SPDX identifiers, each of a package's must be one, or whole declared texts, such as `MIT OR GPL-3.0`. Absent: licences don't fail. */
  allowedLicenses?: readonly string[];
  failOnStatus: readonly string[];
  exceptions: readonly Exception[];
}

export const NO_POLICY: Policy = {failOn: 'low', failOnStatus: [], exceptions: []};

const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A misspelt rule would be a rule that nobody keeps. */
function checkNames(of: string, value: JsonObject, names: readonly string[]): void {
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw new Error(`${of} has no "${other}". It takes ${names.join(', ')}.`);
}

function readException(value: Json, place: number): Exception {
  const of = `Exception ${place + 1} of the policy`;
  if (!isObject(value)) throw new Error(`${of} isn't an object.`);
  checkNames(of, value, ['advisory', 'package', 'reason', 'until']);
  const {advisory, package: purl, reason, until} = value;
  if (typeof advisory !== 'string' || !advisory) throw new Error(`${of} needs an "advisory", for example a CVE.`);
  if (typeof reason !== 'string' || !reason.trim()) throw new Error(`${of} needs a "reason".`);
  if (typeof until !== 'string' || !isDay(until)) throw new Error(`${of} needs its last day as "until": "YYYY-MM-DD".`);
  if (purl !== undefined && (typeof purl !== 'string' || !parsePackageUrl(purl)))
    throw new Error(`The "package" of exception ${place + 1} of the policy isn't a package URL.`);
  return {advisory, reason, until, ...(purl === undefined ? {} : {package: purl})};
}

/**
 * @param text of a policy, in JSON
 * @throws Error with what is wrong with it
 */
export function readPolicy(text: string): Policy {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new Error("The policy isn't valid JSON.");
  }
  if (!isObject(value)) throw new Error("The policy isn't an object.");
  checkNames('The policy', value, ['failOn', 'allowedLicenses', 'failOnStatus', 'exceptions']);
  const {failOn = 'low', allowedLicenses, failOnStatus = [], exceptions = []} = value;
  if (!FAIL_ON.some((one) => one === failOn)) throw new Error(`"failOn" must be ${FAIL_ON.join(', ')}.`);
  if (allowedLicenses !== undefined && !isTexts(allowedLicenses))
    throw new Error('"allowedLicenses" must be a list of SPDX identifiers or declared texts.');
  if (!isTexts(failOnStatus)) throw new Error('"failOnStatus" must be a list of values of status.');
  if (!Array.isArray(exceptions)) throw new Error('"exceptions" must be a list.');
  return {
    failOn: failOn as FailOn,
    ...(allowedLicenses ? {allowedLicenses} : {}),
    failOnStatus,
    exceptions: exceptions.map(readException),
  };
}

/** What a policy doesn't allow of a package version. */
export interface Violation {
  rule: 'advisory' | 'licence' | 'status';
  row: Row;
  /** Absent: the rule isn't about advisories. */
  advisory?: JudgedAdvisory;
  /** What was found, for people. */
  text: string;
  /** Present: a person has accepted it. */
  exception?: Exception;
}

/** A severity that nobody knows may be the worst. */
const isSevere = (severity: Severity, failOn: FailOn): boolean =>
  failOn !== 'none' && (severity === 'unknown' || SEVERITY_ORDER.indexOf(severity) >= SEVERITY_ORDER.indexOf(failOn));

function isAbout(purl: string, {package: one}: Row): boolean {
  const version = parsePackageUrl(purl)?.version;
  return purlKey(purl) === purlKey(one.purl) && (version === undefined || version === one.version);
}

/** @returns whether an exception is about an advisory of a package, on any day */
const covers = (exception: Exception, row: Row, {identifiers, uuid}: JudgedAdvisory): boolean =>
  [...identifiers, uuid].includes(exception.advisory) &&
  (exception.package === undefined || isAbout(exception.package, row));

/** What may affect a version and isn't below the policy's threshold; of what couldn't be compared only what was accepted. */
function ofAdvisories(row: Row, {failOn, exceptions}: Policy, today: string): Violation[] {
  return openAdvisories(row).flatMap((advisory): Violation[] => {
    const exception = exceptions.find((one) => one.until >= today && covers(one, row, advisory));
    const counts = advisory.verdict === 'affected' ? isSevere(advisory.severity, failOn) : exception !== undefined;
    return counts ? [{rule: 'advisory', row, advisory, text: advisory.title, exception}] : [];
  });
}

function areAllowed(
  {licences, declaredLicence}: Pick<PackageRecord, 'licences' | 'declaredLicence'>,
  allowed: readonly string[],
): boolean {
  if (declaredLicence !== undefined && allowed.includes(declaredLicence)) return true;
  return licences.length > 0 && licences.every((id) => id !== UNKNOWN_LICENCE && allowed.includes(id));
}

function ofRecord(row: Row, {allowedLicenses, failOnStatus}: Policy): Violation[] {
  const violations: Violation[] = [];
  const record = row.finding?.record;
  if (!record) return violations;
  const {status, declaredLicence = 'no known licence'} = record;
  if (status !== undefined && failOnStatus.includes(status)) violations.push({rule: 'status', row, text: status});
  if (allowedLicenses && !areAllowed(record, allowedLicenses))
    violations.push({rule: 'licence', row, text: declaredLicence});
  return violations;
}

/** What a policy says of a report. */
export interface Gate {
  failing: Violation[];
  accepted: Violation[];
  /** What wasn't compared, and nobody has accepted. */
  missing: Missing[];
  expired: Exception[];
}

/**
 * @param missing what the report couldn't compare
 * @param today as YYYY-MM-DD
 */
export function gateOf(rows: readonly Row[], missing: readonly Missing[], policy: Policy, today: string): Gate {
  const violations = rows.flatMap((row) => [...ofAdvisories(row, policy, today), ...ofRecord(row, policy)]);
  const accepted = violations.filter(({exception}) => exception);
  const isAccepted = ({kind, row}: Missing): boolean =>
    kind === 'check' &&
    row?.finding?.gap === undefined &&
    row !== undefined &&
    advisoriesOf(row, 'unknown').every((advisory) =>
      accepted.some((one) => one.row === row && one.advisory === advisory),
    );
  return {
    failing: violations.filter(({exception}) => !exception),
    accepted,
    missing: missing.filter((one) => !isAccepted(one)),
    expired: policy.exceptions.filter(({until}) => until < today),
  };
}
