import type {ReactNode} from 'react';
import {count} from '@ecosystems-docs/text';
import type {JudgedAdvisory} from '../findings';
import {advisoriesOf, advisoryRank, needsCheck, severityWord, worst, type Row} from '../rows';
import {GAPS, mainIdentifier, identifiersText} from './advisoryTexts';
import type {Column} from './column';
import {MarkWord, SeverityPill} from './cells';

/** Advisories that stand in a cell without being opened. */
const MAX_LINKS = 2;

/** An advisory with its page. */
export function AdvisoryLink({advisory}: {advisory: JudgedAdvisory}): ReactNode {
  const name = mainIdentifier(advisory);
  if (!advisory.url) return name;
  return (
    <a href={advisory.url} title={advisory.title}>
      {name}
    </a>
  );
}

function AdvisoryList({advisories}: {advisories: readonly JudgedAdvisory[]}): ReactNode {
  const links = (
    <ul>
      {advisories.map((advisory) => (
        <li key={advisory.uuid}>
          <AdvisoryLink advisory={advisory} />{' '}
          {advisories.length > 1 && <small>{severityWord(advisory.severity)}</small>}
        </li>
      ))}
    </ul>
  );
  if (advisories.length <= MAX_LINKS) return links;
  return (
    <details>
      <summary>{count(advisories.length, 'advisory', 'advisories')}</summary>
      {links}
    </details>
  );
}

function Cell({row}: {row: Row}): ReactNode {
  const [affected, unknown] = [advisoriesOf(row, 'affected'), advisoriesOf(row, 'unknown')];
  const others = advisoriesOf(row, 'not-affected').length;
  const gap = row.finding?.gap;
  const severity = worst(affected);
  return (
    <>
      {severity && (
        <>
          <SeverityPill of={severity} /> <AdvisoryList advisories={affected} />
        </>
      )}
      {needsCheck(row) && (
        <div>
          <MarkWord of="check">check by hand</MarkWord> {gap ? GAPS[gap] : <AdvisoryList advisories={unknown} />}
        </div>
      )}
      {gap === 'uncovered' && <small>{GAPS[gap]}</small>}
      {!severity && !needsCheck(row) && !gap && (
        <small>{others > 0 ? `${count(others, 'advisory', 'advisories')}, no match` : 'no known advisory'}</small>
      )}
    </>
  );
}

/** The advisories with a verdict as the exports write them. */
const advisoryNames = (row: Row, verdict: JudgedAdvisory['verdict']): string =>
  advisoriesOf(row, verdict).map(identifiersText).join(' ');

export const advisoriesColumn: Column = {
  id: 'advisories',
  title: 'Advisories',
  isFirst: true,
  isDescending: true,
  key: advisoryRank,
  cell: ({row}) => <Cell row={row} />,
  request: (_row, {record}) => ({
    operation: 'advisories/getAdvisories',
    values: {parameters: {ecosystem: record.ecosystem, package_name: record.name}},
  }),
  explanation: {
    page: '/docs/guides/quickstart-security#rules',
    title: 'Three rules for advisories',
    trap: 'No request filters by version, and the advisories in a package record are a copy. This request returns the current ones.',
  },
  exports: [
    {title: 'Affected by', text: (row) => advisoryNames(row, 'affected')},
    {title: 'Worst severity', text: (row) => severityWord(worst(advisoriesOf(row, 'affected')))},
    {title: 'Check by hand', text: (row) => (row.finding?.gap ? GAPS[row.finding.gap] : advisoryNames(row, 'unknown'))},
    {
      title: 'Fixed in',
      text: (row) => [...new Set(advisoriesOf(row, 'affected').flatMap(({fixed}) => fixed))].join(' '),
    },
  ],
};
