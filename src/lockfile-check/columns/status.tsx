import type {Face} from './column';
import {MarkWord} from './cells';

export const statusFace: Face = {
  cell: ({finding: {record}}) =>
    record.status === undefined ? 'active' : <MarkWord of="bad">{record.status}</MarkWord>,
  explanation: {
    page: '/docs/guides/data-model#status',
    title: 'Values of status',
    trap: 'Status is about the package, not your version. A package without a status counts as active.',
  },
};
