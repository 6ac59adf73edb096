import type {ReactNode} from 'react';
import {fileRoute} from '../../catalogue/plainRoute';
import {EDIT_BASE, REPORT_BASE} from '../../catalogue/site';
import Prerender from '../../prerender/Prerender.static';
import type {PartProps} from '../../prerender/browser/Prerendered';
import {CopyButton} from '../CopyButton/CopyButton';
import {PAGE_MENU} from '../../markers/markers';

interface PageMenuProps extends PartProps {
  /** Path of the page's source file in the repository. */
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
export default function PageMenu({source, ...part}: PageMenuProps): ReactNode {
  const markdown = `${fileRoute(part.path)}.md`;
  return (
    <Prerender {...part}>
      <details className={PAGE_MENU}>
        <summary aria-label="Page actions">⋯</summary>
        <ul role="list" className="action-menu">
          <li>
            <CopyButton className="as-link" label="Copy as Markdown" src={markdown} />
          </li>
          <li>
            <a href={markdown}>View as Markdown</a>
          </li>
          <li>
            <a href={`${EDIT_BASE}${source}`}>Edit this page</a>
          </li>
          <li>
            <a href={reportAddress(part.path)}>Report a problem</a>
          </li>
        </ul>
      </details>
    </Prerender>
  );
}
