import type {ReactNode} from 'react';
import {count} from '@ecosystems-docs/text';
import {
  advisoriesOf,
  GAPS,
  mainIdentifier,
  needsCheck,
  NO_ADVISORY,
  severityWord,
  VERDICTS,
  worst,
  type JudgedAdvisory,
  type Row,
} from '@ecosystems-docs/lockfile-check';
import type {Face} from './column';
import {MarkWord, SeverityPill} from './cells';

/** Advisories that stand in a cell without being opened. */
const MAX_LINKS = 2;

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
    <ul role="list">
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
          <MarkWord of="check">{VERDICTS.unknown}</MarkWord> {gap ? GAPS[gap] : <AdvisoryList advisories={unknown} />}
        </div>
      )}
      {gap === 'uncovered' && <small>{GAPS[gap]}</small>}
      {!severity && !needsCheck(row) && !gap && (
        <small>
          {others > 0 ? `${count(others, 'advisory', 'advisories')}, ${VERDICTS['not-affected']}` : NO_ADVISORY}
        </small>
      )}
    </>
  );
}

export const advisoriesFace: Face = {
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
};
