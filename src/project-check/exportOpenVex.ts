/** Writes an OpenVEX 0.2.0 document: what was compared, and what people still have to look into. */
import type {JudgedAdvisory} from './findings';
import {jsonFile} from './jsonFile';
import type {Row} from './rows';
import {versionedPurl} from './share';

type Statement = Record<string, unknown>;

/** A version in a range may still not be exploitable, which only people can say. Outside of all ranges, the vulnerable code isn't there. */
const statusOf = (verdict: JudgedAdvisory['verdict']): Statement =>
  verdict === 'not-affected'
    ? {status: 'not_affected', justification: 'vulnerable_code_not_present'}
    : {status: 'under_investigation'};

function statement(row: Row, {identifiers, uuid, verdict}: JudgedAdvisory): Statement {
  const [name = uuid, ...aliases] = identifiers;
  return {
    vulnerability: {name, ...(aliases.length > 0 ? {aliases} : {})},
    products: [{'@id': versionedPurl(row.package)}],
    ...statusOf(verdict),
  };
}

/**
 * @param rows a row for each package of the file
 * @param now the time of the export
 * @param id identifies the document
 * @returns indented JSON: a statement for each advisory of each version, `not_affected` only where every range was compared
 */
export function toOpenVex(rows: readonly Row[], now: Date, id: string): string {
  return jsonFile({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `https://docs.ecosyste.ms/vex/${id}`,
    author: 'Unreviewed, from a lockfile check with ecosyste.ms data',
    timestamp: now.toISOString(),
    version: 1,
    statements: rows.flatMap((row) => row.finding?.advisories.map((advisory) => statement(row, advisory)) ?? []),
  });
}
