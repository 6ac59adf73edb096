import type {ReactNode} from 'react';
import {formatDate} from '../../format/dates';
import {EDIT_BASE, REPORT_BASE} from '../../catalogue/site';
import {fileRoute} from '../../catalogue/plainRoute';
import Prerender from '../../prerender/Prerender.static';
import type {PartProps} from '../../prerender/browser/Prerendered';
import {CopyButton} from '../CopyButton/CopyButton';

export interface PageFooterProps extends PartProps {
  /** Path of its source file in the repository. */
  source: string;
  /** When the source last changed, in milliseconds since 1970; absent if git does not know the file. */
  changedAt?: number;
}

function reportAddress(path: string): string {
  const query = new URLSearchParams({
    title: `Problem with ${path}`,
    body: `Page: ${path}\n\nWhat is wrong, and what would be right:\n`,
  });
  return `${REPORT_BASE}?${query.toString()}`;
}

/** What a reader can do with a page: edit it, report a problem, take it as Markdown. */
export default function PageFooter({source, changedAt, ...part}: PageFooterProps): ReactNode {
  const {path} = part;
  const markdown = `${fileRoute(path)}.md`;
  const date = changedAt === undefined ? undefined : new Date(changedAt).toISOString().slice(0, 10);
  return (
    <Prerender {...part}>
      <ul>
        <li>
          <a href={`${EDIT_BASE}${source}`}>Edit this page</a>
        </li>
        <li>
          <a href={reportAddress(path)}>Report a problem with this page</a>
        </li>
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        <li>
          <CopyButton className="as-link" label="Copy as Markdown" src={markdown} />
        </li>
      </ul>
      {date && (
        <p>
          Last changed on <time dateTime={date}>{formatDate(date)}</time>
        </p>
      )}
    </Prerender>
  );
}
