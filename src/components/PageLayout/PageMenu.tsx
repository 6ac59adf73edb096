import {useEffect, useRef, type ReactNode} from 'react';

/** Fills an open menu with what the page's footer offers: in the page it is written once. */
function fill(menu: HTMLDetailsElement | null): void {
  const actions = document.querySelector('.page-footer ul');
  if (menu?.open && actions && !menu.querySelector('ul')) menu.append(actions.cloneNode(true));
}

/** What a reader can do with a page, at its top: the actions that the footer has at the end of what may be a long page. */
export default function PageMenu(): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page was alive.
  useEffect(() => fill(menu.current), []);
  return (
    <details ref={menu} className="page-menu" onToggle={({currentTarget}) => fill(currentTarget)}>
      <summary>
        <span>This page</span>
      </summary>
    </details>
  );
}
