import type {ReactNode} from 'react';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import SidebarList from '@site/src/components/SidebarList/SidebarList';

/** The stock menu with the sidebar for narrow windows, with the same arrow keys as the sidebar. */
export default function SecondaryMenuWrapper(): ReactNode {
  return (
    <SidebarList>
      <SecondaryMenu />
    </SidebarList>
  );
}
