import type {ReactNode} from 'react';
import {formatDate, formatNumber} from '../../catalogue/access';
import {coverage, COVERAGE_SOURCE, type AdvisorySource, type Coverage, type Versions} from '../../catalogue/coverage';
import Table from '../../components/Table/Table';

const VERSIONS: Readonly<Record<Versions, string>> = {
  published: 'all published',
  tags: 'repository tags',
  index: 'in the index',
  current: 'current only',
  none: 'no',
};
const SOURCES: Readonly<Record<AdvisorySource, string>> = {github: 'GitHub', erlef: 'Erlang', cpansa: 'CPAN'};

const HEAD = [
  'Ecosystem',
  'Registries',
  'Purl type',
  'Versions',
  'Downloads',
  'Maintainers',
  'Dependencies',
  'Dependents',
  'Advisories',
];

function registries({registries: [first = '', ...others], withoutDefault}: Coverage): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${first}${more}${withoutDefault ? ', no default' : ''}`;
}

function cellsOf(record: Coverage): ReactNode[] {
  const reads = (what: Coverage['reads'][number]): string => (record.reads.includes(what) ? 'yes' : 'no');
  return [
    <strong>{record.ecosystem}</strong>,
    registries(record),
    <span>
      <code>{record.recordPurlType ?? record.purlType}</code>
      {record.recordPurlType && ' (lookup fails)'}
    </span>,
    VERSIONS[record.versions],
    record.downloads === undefined ? 'no' : record.downloads === 'total' ? 'total' : 'last month',
    reads('maintainers'),
    reads('dependencies'),
    reads('dependents'),
    record.advisories.map((source) => SOURCES[source]).join(', ') || 'no',
  ];
}

function Code({service}: {service: 'packages' | 'advisories'}): ReactNode {
  const repository = `ecosyste-ms/${service}`;
  return <a href={`https://github.com/${repository}/tree/${COVERAGE_SOURCE[service]}`}>{repository}</a>;
}

/** What we read of each ecosystem, with the code that says so. */
export default function CoverageMatrix(): ReactNode {
  return (
    <div>
      <Table label="Coverage by ecosystem" head={HEAD} rows={coverage.map(cellsOf)} />
      <p className="note">
        As of {formatDate(COVERAGE_SOURCE.read)}: from the code of <Code service="packages" /> and{' '}
        <Code service="advisories" />.
      </p>
    </div>
  );
}

/** How many ecosystems and registries there are, and how many have each kind of data. */
export function CoverageSummary(): ReactNode {
  const count = (has: (record: Coverage) => boolean): string => formatNumber(coverage.filter(has).length);
  const registryCount = coverage.reduce((sum, record) => sum + record.registries.length, 0);
  const lines = [
    `Ecosystems: ${formatNumber(coverage.length)}, with ${formatNumber(registryCount)} registries`,
    `Downloads: ${count(({downloads}) => downloads !== undefined)} ecosystems`,
    `Maintainers: ${count(({reads}) => reads.includes('maintainers'))} ecosystems`,
    `Dependencies: ${count(({reads}) => reads.includes('dependencies'))} ecosystems`,
    `Dependents: ${count(({reads}) => reads.includes('dependents'))} ecosystems`,
    `Advisories: ${count(({advisories}) => advisories.length > 0)} ecosystems`,
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
