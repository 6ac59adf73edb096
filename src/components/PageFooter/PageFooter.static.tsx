import type {ReactNode} from 'react';
import {formatDate} from '@ecosystems-docs/text';
import {EDIT_BASE} from '../../catalogue/site';
import Prerender from '../../prerender/Prerender.static';
import type {PartProps} from '../../prerender/browser/Prerendered';

export interface PageFooterProps extends PartProps {
  /** Path of its source file in the repository. */
  source: string;
  /** When the source last changed, in milliseconds since 1970; absent if git does not know the file. */
  changedAt?: number;
}

/** The end of a page: where to edit it, and when it last changed. */
export default function PageFooter({source, changedAt, ...part}: PageFooterProps): ReactNode {
  const date = changedAt === undefined ? undefined : new Date(changedAt).toISOString().slice(0, 10);
  return (
    <Prerender {...part}>
      <a href={`${EDIT_BASE}${source}`}>Edit this page</a>
      {date && (
        <span>
          Last changed on <time dateTime={date}>{formatDate(date)}</time>
        </span>
      )}
    </Prerender>
  );
}
