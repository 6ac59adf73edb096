import {dayOf, timeOf} from '../recordValues';
import {exported, type Column} from './column';
import {Day} from './cells';

export const syncedColumn: Column = {
  id: 'synced',
  title: 'Last synced',
  key: ({finding}) => timeOf(finding?.record.synced),
  cell: ({finding: {record}}) => <Day time={record.synced} />,
  explanation: {
    page: '/docs/guides/freshness#schedule',
    title: 'Sync schedules',
    trap: 'This is when we last compared the package with its registry. Parts of the record can be older.',
  },
  exports: [exported('Data synced', ({record}) => dayOf(record.synced))],
};
