import {dayOf, timeOf} from '../recordValues';
import {isOld, OLD_YEARS} from '../rows';
import {exported, type Column} from './column';
import {Day} from './cells';

export const releaseColumn: Column = {
  id: 'release',
  title: 'Last release',
  isFirst: true,
  key: ({finding}) => timeOf(finding?.record.lastRelease),
  cell: ({finding, now}) => (
    <>
      <Day time={finding.record.lastRelease} /> {isOld(finding, now) && <small>over {OLD_YEARS} years ago</small>}
    </>
  ),
  explanation: {
    page: '/docs/guides/recipes/project-health#releases',
    title: 'Check how often a project releases',
    trap: 'A package without recent releases can be finished rather than abandoned.',
  },
  exports: [exported('Last release', ({record}) => dayOf(record.lastRelease))],
};
