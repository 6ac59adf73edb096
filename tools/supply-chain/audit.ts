/** Reads the report of `npm audit --json` and compares it with the reviewed list in audit/allowed.json. */

/** An advisory that we have reviewed and accept until a fix exists. */
export interface Allowed {
  /** `GHSA-…` */
  id: string;
  package: string;
  /** Why it does no harm here. */
  reason: string;
  /** The day it was reviewed, as YYYY-MM-DD. */
  reviewed: string;
}

export interface Vulnerability {
  id: string;
  package: string;
  severity: string;
  title: string;
  range: string;
  /** Where the package is installed. */
  nodes: readonly string[];
}

/** The parts that we read of the report, version 2, which npm 7 and newer write. */
interface Report {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, {nodes: string[]; via: (string | Advisory)[]}>;
  /** Set instead of the rest if the registry does not respond. */
  message?: string;
  error?: {summary?: string; detail?: string};
}

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/**
 * @param text what `npm audit --json` printed
 * @returns the advisories, each once: packages that merely use a vulnerable one are left out
 * @throws Error when it is no report, such as that of a registry that has no audits
 */
export function readReport(text: string): Vulnerability[] {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    throw new Error(`npm audit did not print JSON: ${text.slice(0, 200)}`);
  }
  if (report.auditReportVersion !== 2 || !report.vulnerabilities) {
    throw new Error(`npm audit returned no report: ${report.message ?? report.error?.summary ?? 'unknown form'}`);
  }
  const vulnerabilities = new Map<string, Vulnerability>();
  for (const [name, {via, nodes}] of Object.entries(report.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string') continue;
      const id = /GHSA(-[a-z0-9]{4}){3}/i.exec(cause.url)?.[0] ?? cause.url;
      const {severity, title, range} = cause;
      vulnerabilities.set(`${id} ${name}`, {id, package: name, severity, title, range, nodes});
    }
  }
  return [...vulnerabilities.values()].sort((a, b) => a.package.localeCompare(b.package) || a.id.localeCompare(b.id));
}

const NEVER = new Set(['high', 'critical']);

type Key = Pick<Vulnerability, 'id' | 'package'>;

/**
 * @param before the list on the branch that a change is for; other entries are new
 * @returns what must be fixed, one line each; empty: all is well
 */
export function judge(
  vulnerabilities: readonly Vulnerability[],
  allowed: readonly Allowed[],
  before: readonly Allowed[] = allowed,
): string[] {
  const has = (list: readonly Key[], one: Key): boolean =>
    list.some((other) => other.id === one.id && other.package === one.package);
  return [
    ...vulnerabilities.flatMap((vulnerability) => {
      const about = `${vulnerability.package} ${vulnerability.range} (${vulnerability.nodes.join(', ')}): ${vulnerability.title} (${vulnerability.severity}, https://github.com/advisories/${vulnerability.id})`;
      if (!has(allowed, vulnerability)) return [`not reviewed: ${about}`];
      return NEVER.has(vulnerability.severity) ? [`too severe to accept: ${about}`] : [];
    }),
    ...allowed
      .filter((entry) => !has(vulnerabilities, entry))
      .map(({id, package: name}) => `gone: ${id} of ${name} is no longer found; remove it from audit/allowed.json`),
    ...allowed
      .filter((entry) => !has(before, entry))
      .map(({id, package: name}) => `added: audit/allowed.json may only shrink, and ${id} of ${name} is new there`),
  ];
}
