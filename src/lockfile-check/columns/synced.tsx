import type {Face} from './column';
import {Day} from './cells';

export const syncedFace: Face = {
  cell: ({finding: {record}}) => <Day time={record.synced} />,
  explanation: {
    page: '/docs/guides/freshness#schedule',
    title: 'Sync schedules',
    trap: 'This is when we last compared the package with its registry. Parts of the record can be older.',
  },
};
