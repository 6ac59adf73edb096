/** The matrix of what is read of each ecosystem. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate, formatNumber} from '../catalogue/access';
import {coverage, COVERAGE_SOURCE, type AdvisorySource, type Coverage, type Versions} from '../catalogue/coverage';
import {table} from '../reference/build/nodes';

const VERSIONS: Readonly<Record<Versions, string>> = {
  published: 'all published',
  tags: 'repository tags',
  index: 'in the index',
  current: 'current only',
  none: 'no',
};
const SOURCES: Readonly<Record<AdvisorySource, string>> = {github: 'GitHub', erlef: 'Erlang', cpansa: 'CPAN'};

function registries({registries: [first = '', ...others], withoutDefault}: Coverage): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${first}${more}${withoutDefault ? ', no default' : ''}`;
}

function row(record: Coverage): (Element | string)[] {
  const reads = (what: Coverage['reads'][number]): string => (record.reads.includes(what) ? 'yes' : 'no');
  return [
    h('strong', record.ecosystem),
    registries(record),
    h(
      'span',
      record.recordPurlType ? [h('code', record.recordPurlType), ' (lookup fails)'] : [h('code', record.purlType)],
    ),
    VERSIONS[record.versions],
    record.downloads === undefined ? 'no' : record.downloads === 'total' ? 'total' : 'last month',
    reads('maintainers'),
    reads('dependencies'),
    reads('dependents'),
    record.advisories.map((source) => SOURCES[source]).join(', ') || 'no',
  ];
}

/** @returns a row for each ecosystem, with the code that it was read from */
export function coverageMatrix(): Element {
  const code = (service: 'packages' | 'advisories'): Element =>
    h(
      'a',
      {href: `https://github.com/ecosyste-ms/${service}/tree/${COVERAGE_SOURCE[service]}`},
      `ecosyste-ms/${service}`,
    );
  return h('div', [
    table(
      'Coverage by ecosystem',
      [
        'Ecosystem',
        'Registries',
        'Purl type',
        'Versions',
        'Downloads',
        'Maintainers',
        'Dependencies',
        'Dependents',
        'Advisories',
      ],
      coverage.map(row),
    ),
    h('p.note', [
      `Read from the code of `,
      code('packages'),
      ' and ',
      code('advisories'),
      ` on ${formatDate(COVERAGE_SOURCE.read)}.`,
    ]),
  ]);
}

/** @returns how many ecosystems and registries there are, and how many have each kind of data */
export function coverageSummary(): Element {
  const count = (has: (record: Coverage) => boolean): string => formatNumber(coverage.filter(has).length);
  const registryCount = coverage.reduce((sum, record) => sum + record.registries.length, 0);
  return h('ul', [
    h('li', `Ecosystems: ${formatNumber(coverage.length)}, with ${formatNumber(registryCount)} registries`),
    h('li', `Downloads: ${count(({downloads}) => downloads !== undefined)} ecosystems`),
    h('li', `Maintainers: ${count(({reads}) => reads.includes('maintainers'))} ecosystems`),
    h('li', `Dependencies: ${count(({reads}) => reads.includes('dependencies'))} ecosystems`),
    h('li', `Dependents: ${count(({reads}) => reads.includes('dependents'))} ecosystems`),
    h('li', `Advisories: ${count(({advisories}) => advisories.length > 0)} ecosystems`),
  ]);
}
