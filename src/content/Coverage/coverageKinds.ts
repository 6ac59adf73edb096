import {hasAdvisorySource} from '@ecosystems-docs/lockfile-check/advisory-sources';
import {type Coverage, coverage, NEWER} from '../../catalogue/coverage';

/** The kinds of data, in the order of the table's columns. */
export const KINDS: readonly {title: string; has: (record: Coverage) => boolean}[] = [
  {title: 'Versions', has: ({versions}) => versions !== 'none'},
  {title: 'Downloads', has: ({downloads}) => downloads !== undefined},
  {title: 'Maintainers', has: ({reads}) => reads.includes('maintainers')},
  {title: 'Dependencies', has: ({reads}) => reads.includes('dependencies')},
  {title: 'Dependents', has: ({reads}) => reads.includes('dependents')},
  {title: 'Advisories', has: ({ecosystem}) => hasAdvisorySource(ecosystem)},
];

/** @returns each kind with the number of ecosystems that have it */
export function kindsText(): string {
  const counts = KINDS.map(({title, has}) => `${title.toLowerCase()} ${coverage.filter(has).length}`);
  return `Of ${coverage.length} ecosystems: ${counts.join(', ')}. Newer than this table, and without a source of advisories: ${NEWER.join(', ')}.`;
}
