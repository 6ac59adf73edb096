import type {Finding} from '../findings';
import {UNKNOWN} from '../recordValues';
import {exported, type Column} from './column';

/** How a version compares with the newest one, in words. */
export const AGES: Readonly<Record<Finding['age'], string>> = {
  newest: '',
  behind: 'behind',
  ahead: 'ahead',
  unknown: "can't compare",
};

const ORDER: readonly Finding['age'][] = ['behind', 'unknown', 'newest', 'ahead'];

export const newestColumn: Column = {
  id: 'newest',
  title: 'Newest',
  key: ({finding}) => (finding ? ORDER.indexOf(finding.age) : undefined),
  cell: ({finding: {record, age}}) => (
    <>
      {record.newest ?? UNKNOWN} {AGES[age] && <small>{AGES[age]}</small>}
    </>
  ),
  explanation: {
    page: '/docs/guides/freshness#see',
    title: 'Check how old a record is',
    trap: 'The newest version is the highest stable one when we last synced the package.',
  },
  exports: [exported('Newest version', ({record}) => record.newest)],
};
