import {useDeferredValue, type ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar';

/**
 * The sidebar of wide windows, or the entries that the menu of narrow ones gets. The stock part
 * makes the change from one to the other in one task with everything else that depends on the
 * window's size; on a phone that follows each first visit. Deferred, it's drawn in pieces.
 */
export default function DocSidebar(props: Props): ReactNode {
  const windowSize = useDeferredValue(useWindowSize());
  return windowSize === 'mobile' ? <DocSidebarMobile {...props} /> : <DocSidebarDesktop {...props} />;
}
