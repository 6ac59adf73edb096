import type {ReactNode} from 'react';
import {SCROLL_ROW} from '../../../format/markers';

export interface ContentsEntry {
  id: string;
  title: string;
}

/** The sections of the page as links; Contents.browser.ts marks the current one. */
export default function Contents({entries}: {entries: readonly ContentsEntry[]}): ReactNode {
  return (
    <page-contents>
      <nav className="contents" aria-label="On this page">
        <ul className={SCROLL_ROW}>
          {entries.map(({id, title}) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </page-contents>
  );
}
