import {useRef, type ReactNode} from 'react';
import {onSidebarKey} from './sidebarKeys';
import {useCurrentInView} from './useCurrentInView';

/** The list of the sidebar: arrow keys move in it, and the link to the page is in view. */
export default function SidebarList({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list);
  return (
    <div ref={list} className="sidebar-list" role="presentation" onKeyDown={onSidebarKey}>
      {children}
    </div>
  );
}
