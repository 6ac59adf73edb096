import {memo, type ReactNode} from 'react';
import {count, formatNumber} from '../../catalogue/numbers';
import {GAPS, nameOf, RESULTS} from '../exportCells';
import type {Finding, JudgedAdvisory} from '../findings';
import {advisoriesOf, hasUnknownLicence, isOld, needsCheck, OLD_YEARS, type ColumnId, type Row} from '../rows';

/** Links that stand in a cell without being opened. */
const MAX_LINKS = 3;

/** Columns after package and version. */
const REST = 9;

const UNKNOWN = 'unknown';

/** A word that marks a value; it isn't told by colour alone. */
function Mark({of, children}: {of: 'bad' | 'check'; children: ReactNode}): ReactNode {
  return <span className={`xray__mark xray__mark--${of}`}>{children}</span>;
}

function Day({time}: {time: string | undefined}): ReactNode {
  if (time === undefined || Number.isNaN(Date.parse(time))) return UNKNOWN;
  return (
    <time dateTime={time}>
      {new Date(time).toLocaleDateString('en-GB', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'})}
    </time>
  );
}

function AdvisoryLinks({advisories}: {advisories: readonly JudgedAdvisory[]}): ReactNode {
  const links = (
    <ul>
      {advisories.map((advisory) => (
        <li key={advisory.uuid}>
          {advisory.url ? (
            <a href={advisory.url} title={advisory.title}>
              {nameOf(advisory)}
            </a>
          ) : (
            nameOf(advisory)
          )}{' '}
          {advisory.severity === 'unknown' ? 'no severity' : advisory.severity}
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

function Advisories({row}: {row: Row}): ReactNode {
  const affected = advisoriesOf(row, 'affected');
  const check = advisoriesOf(row, 'unknown');
  const gap = row.finding?.gap;
  const others = advisoriesOf(row, 'not-affected').length;
  return (
    <>
      {affected.length > 0 && (
        <>
          <Mark of="bad">affected</Mark>
          <AdvisoryLinks advisories={affected} />
        </>
      )}
      {needsCheck(row) && (
        <>
          <Mark of="check">check</Mark> {gap ? GAPS[gap] : <AdvisoryLinks advisories={check} />}
        </>
      )}
      {gap === 'uncovered' && GAPS[gap]}
      {affected.length === 0 && !needsCheck(row) && !gap && (others > 0 ? `none of ${others}` : 'none known')}
    </>
  );
}

const AGES: Readonly<Record<Finding['age'], string>> = {
  newest: '',
  behind: 'behind',
  ahead: 'ahead',
  unknown: "can't compare",
};

function Funding({links}: {links: readonly string[]}): ReactNode {
  const [first, ...others] = links;
  if (first === undefined) return 'none known';
  return (
    <>
      <a href={first}>{new URL(first).hostname.replace(/^www\./, '')}</a>
      {others.length > 0 && ` and ${others.length} more`}
    </>
  );
}

function FoundCells({row, finding, now}: {row: Row; finding: Finding; now: number}): ReactNode {
  const {record, age} = finding;
  return (
    <>
      <td>
        {record.newest ?? UNKNOWN} {AGES[age] && <small>{AGES[age]}</small>}
      </td>
      <td>
        <Advisories row={row} />
      </td>
      <td>
        {record.licences.join(', ')} {hasUnknownLicence(finding) && <Mark of="check">unknown</Mark>}
      </td>
      <td>
        {record.maintainers ?? UNKNOWN} {record.maintainers === 1 && <Mark of="check">only one</Mark>}
      </td>
      <td>
        <Day time={record.lastRelease} /> {isOld(finding, now) && <small>over {OLD_YEARS} years ago</small>}
      </td>
      <td>{record.status === undefined ? 'active' : <Mark of="bad">{record.status}</Mark>}</td>
      <td className="xray__number">{formatNumber(record.dependents)}</td>
      <td>
        <Funding links={record.funding} />
      </td>
      <td>
        <Day time={record.synced} />
      </td>
    </>
  );
}

interface PackageRowProps {
  row: Row;
  /** In Unix milliseconds. */
  now: number;
  onRequest: (row: Row, column: ColumnId) => void;
}

/** A package of the file. */
function PackageRow({row, now, onRequest}: PackageRowProps): ReactNode {
  const {package: one, finding, state} = row;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="xray__name"
          title="Show the request"
          aria-label={`${one.name}: show the request`}
          onClick={() => onRequest(row, 'package')}
        >
          {one.name}
        </button>
        {one.development && <small> development</small>}
      </th>
      <td>{one.version ?? 'not fixed'}</td>
      {finding ? (
        <FoundCells row={row} finding={finding} now={now} />
      ) : (
        <td colSpan={REST}>
          <Mark of="check">{RESULTS[state]}</Mark>{' '}
          {state === 'not-found' && <a href="/docs/guides/package-urls#not-found">Why a lookup finds nothing</a>}
        </td>
      )}
    </tr>
  );
}

export default memo(
  PackageRow,
  (before, after) =>
    before.row.finding === after.row.finding &&
    before.row.state === after.row.state &&
    before.row.index === after.row.index,
);
