import {UNKNOWN} from '../recordValues';
import {exported, type Column} from './column';
import {MarkWord} from './cells';

export const maintainersColumn: Column = {
  id: 'maintainers',
  title: 'Maintainers',
  isFirst: true,
  key: ({finding}) => finding?.record.maintainers,
  cell: ({finding: {record}}) =>
    record.maintainers === 1 ? (
      <MarkWord of="check">only one</MarkWord>
    ) : (
      (record.maintainers ?? <small>{UNKNOWN}</small>)
    ),
  explanation: {
    page: '/docs/guides/recipes/maintainers#publishers',
    title: 'Read who can publish a package',
    trap: "Maintainers are the accounts that can publish. Some registries list none: that doesn't mean there are none.",
  },
  exports: [exported('Maintainers', ({record}) => record.maintainers)],
};
