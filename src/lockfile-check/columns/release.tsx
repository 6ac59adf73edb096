import {isOld, OLD_YEARS} from '@ecosystems-docs/lockfile-check';
import type {Face} from './column';
import {Day} from './cells';

export const releaseFace: Face = {
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
};
