import {formatNumber} from '@ecosystems-docs/text';
import type {Face} from './column';

/** Files that stand in a cell without being opened. */
const MAX_FILES = 2;

/** Shown where several files were read. The package column has its text in CSV. */
export const inFace: Face = {
  cell: ({row: {package: one}}) => {
    const names = one.in.join(', ');
    if (one.in.length <= MAX_FILES) return names;
    return (
      <details>
        <summary>{formatNumber(one.in.length)} files</summary>
        {names}
      </details>
    );
  },
  explanation: {
    page: '/docs/guides/check-your-project#run',
    title: 'Run the check',
    trap: 'The files that name this version, by their path below the folder that you chose.',
  },
};
