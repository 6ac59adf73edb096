/** The table of the formats that the lockfile check reads. */
import type {ReactNode} from 'react';
import Table from '../../components/Table/Table';

/** A format, as the list in packages/lockfile-reader/src/formats/formats.ts names it. */
export interface LockfileFormat {
  title: string;
  tools: string;
  note?: string;
}

/** The formats, with what writes them and what they leave open. */
export default function LockfileFormats({formats}: {formats: readonly LockfileFormat[]}): ReactNode {
  return (
    <Table
      head={['File', 'Written by', 'What to know']}
      rows={formats.map(({title, tools, note}) => [title, tools, note ?? ''])}
    />
  );
}
