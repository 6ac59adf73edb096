import type {ReactNode} from 'react';
import {formatDate} from '@ecosystems-docs/text';
import {type AdvisorySource, advisorySourcesOf} from '@ecosystems-docs/lockfile-check/advisory-sources';
import {type Coverage, coverage, COVERAGE_SOURCE, type Versions} from '../../catalogue/coverage';
import {KINDS} from './coverageKinds';

/** A value in one short word, between the words that only screen readers and the Markdown twin need. */
interface Short {
  before?: string;
  word: string;
  after?: string;
}

const VERSIONS: Readonly<Record<Exclude<Versions, 'none'>, Short>> = {
  published: {word: 'all', after: 'published'},
  tags: {before: 'repository', word: 'tags'},
  index: {before: 'in the', word: 'index'},
  current: {word: 'current', after: 'only'},
};
const DOWNLOADS: Readonly<Record<NonNullable<Coverage['downloads']>, Short>> = {
  total: {word: 'total'},
  'last-month': {before: 'last', word: 'month'},
};
const SOURCES: Readonly<Record<AdvisorySource, string>> = {github: 'GitHub', erlef: 'Erlang', cpansa: 'CPAN'};
const READS = ['maintainers', 'dependencies', 'dependents'] as const;

const NAMES = ['Ecosystem', 'Registries'];
function Hidden({children}: {children: string}): ReactNode {
  return <span className="out-of-sight">{children}</span>;
}

function Value({of}: {of: Short | undefined}): ReactNode {
  if (!of) return <Mark isRead={false} />;
  return (
    <td>
      {of.before && <Hidden>{`${of.before} `}</Hidden>}
      <span className="coverage__word">{of.word}</span>
      {of.after && <Hidden>{` ${of.after}`}</Hidden>}
    </td>
  );
}

/** A dot or a dash, which the style sheet draws. */
function Mark({isRead}: {isRead: boolean}): ReactNode {
  return (
    <td className={isRead ? 'is-read' : 'is-not'}>
      <Hidden>{isRead ? 'yes' : 'no'}</Hidden>
    </td>
  );
}

function Name({record: {ecosystem, purlType, recordPurlType}}: {record: Coverage}): ReactNode {
  const type = recordPurlType ?? purlType;
  return (
    <th scope="row">
      {ecosystem}
      {type !== ecosystem && <Hidden>, purl type</Hidden>}
      {type !== ecosystem && <code>{type}</code>}
      {recordPurlType && <small>lookup fails</small>}
    </th>
  );
}

function Registries({of: {registries, withoutDefault}}: {of: Coverage}): ReactNode {
  const [first, ...others] = registries;
  return (
    <td>
      {first}
      {others.length > 0 && (
        <>
          <Hidden> and</Hidden> +{others.length}
          <Hidden> more</Hidden>
        </>
      )}
      {withoutDefault && ', no default'}
    </td>
  );
}

function CoverageRow({record}: {record: Coverage}): ReactNode {
  const sources = advisorySourcesOf(record.ecosystem);
  return (
    <tr>
      <Name record={record} />
      <Registries of={record} />
      <Value of={record.versions === 'none' ? undefined : VERSIONS[record.versions]} />
      <Value of={record.downloads && DOWNLOADS[record.downloads]} />
      {READS.map((what) => (
        <Mark key={what} isRead={record.reads.includes(what)} />
      ))}
      {sources ? (
        <td>
          <span className="coverage__word">{sources.map((source) => SOURCES[source]).join(', ')}</span>
        </td>
      ) : (
        <Mark isRead={false} />
      )}
    </tr>
  );
}

function Code({service}: {service: 'packages' | 'advisories'}): ReactNode {
  const repository = `ecosyste-ms/${service}`;
  return <a href={`https://github.com/${repository}/tree/${COVERAGE_SOURCE[service]}`}>{repository}</a>;
}

/** What we read of each ecosystem, with the code that says so. Its head stays in sight, and on a phone the names do. */
export default function CoverageMatrix(): ReactNode {
  const label = 'Coverage by ecosystem';
  return (
    <div className="coverage">
      <div className="table" tabIndex={0} role="group" aria-label={label}>
        <table aria-label={label}>
          <thead>
            <tr>
              {NAMES.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              {KINDS.map(({title}) => (
                <th key={title} scope="col">
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {coverage.map((record) => (
              <CoverageRow key={record.ecosystem} record={record} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">
        As of {formatDate(COVERAGE_SOURCE.read)}, from the code of <Code service="packages" /> and{' '}
        <Code service="advisories" />.
      </p>
    </div>
  );
}
