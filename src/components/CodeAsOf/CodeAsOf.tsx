import type {ReactNode} from 'react';
import {formatDate} from '@ecosystems-docs/text';
import type {Provenance} from '@ecosystems-docs/openapi-docs';

export type CodeAsOfProps = Pick<Provenance, 'repository' | 'commit' | 'read'>;

/** The commit of the code that a description is checked against, with its date. */
export default function CodeAsOf({repository, commit, read}: CodeAsOfProps): ReactNode {
  return (
    <>
      <a href={`https://github.com/${repository}/tree/${commit}`}>
        <code>{commit.slice(0, 7)}</code>
      </a>
      {`, ${formatDate(read)}`}
    </>
  );
}
