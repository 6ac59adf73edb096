import type {ReactNode} from 'react';
import {formatDate} from '../../catalogue/access';
import Prerender from '../../static/Prerender.static';
import type {PartProps} from '../../static/browser/Prerendered';
import PageActions from '../PageMenu/PageActions';

export interface PageFooterProps extends PartProps {
  /** Path of its source file in the repository. */
  source: string;
  /** When the source last changed, in milliseconds since 1970; absent if git does not know the file. */
  changedAt?: number;
}

/** What a reader can do with a page, and when it last changed. */
export default function PageFooter({source, changedAt, ...part}: PageFooterProps): ReactNode {
  const date = changedAt === undefined ? undefined : new Date(changedAt).toISOString().slice(0, 10);
  return (
    <Prerender {...part}>
      <PageActions path={part.path} source={source} />
      {date && (
        <p>
          Last changed on <time dateTime={date}>{formatDate(date)}</time>
        </p>
      )}
    </Prerender>
  );
}
