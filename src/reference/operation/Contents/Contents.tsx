import type {ReactNode} from 'react';
import {SCROLL_ROW} from '../../../markers/markers';

interface ContentsEntry {
  id: string;
  title: string;
  level: 2 | 3;
}

/** The sections of the page as links; Contents.browser.ts marks the current one. */
export default function Contents({entries}: {entries: readonly ContentsEntry[]}): ReactNode {
  return (
    <page-contents>
      <nav className="contents" aria-label="On this page">
        <ul className={SCROLL_ROW}>
          {entries.map(({id, title, level}) => (
            <li key={id} className={level === 3 ? 'is-part' : undefined}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </page-contents>
  );
}
