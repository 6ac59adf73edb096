import type {ReactNode} from 'react';
import {fileRoute} from '../../catalogue/plainRoute';
import {EDIT_BASE, REPORT_BASE} from '../../catalogue/site';
import {CopyButton} from '../CopyButton/CopyButton';

interface PageActionsProps {
  path: string;
  /** Path of its source file in the repository. */
  source: string;
}

function reportAddress(path: string): string {
  const query = new URLSearchParams({
    title: `Problem with ${path}`,
    body: `Page: ${path}\n\nWhat is wrong, and what would be right:\n`,
  });
  return `${REPORT_BASE}?${query.toString()}`;
}

/** What a reader can do with a page: edit it, report a problem, take it as Markdown. */
export default function PageActions({path, source}: PageActionsProps): ReactNode {
  const markdown = `${fileRoute(path)}.md`;
  return (
    <ul className="page-actions">
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
  );
}
