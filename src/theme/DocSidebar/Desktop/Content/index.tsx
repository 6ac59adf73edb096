import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import SidebarList from '@site/src/components/SidebarList/SidebarList';

/** The stock list of the sidebar, with arrow keys. */
export default function ContentWrapper(props: Props): ReactNode {
  return (
    <SidebarList>
      <Content {...props} />
    </SidebarList>
  );
}
