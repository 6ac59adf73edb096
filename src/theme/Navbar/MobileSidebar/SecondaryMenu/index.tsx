import type {ReactNode} from 'react';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import SidebarKeys from '@site/src/components/SidebarKeys/SidebarKeys';

/** The stock menu with the sidebar for narrow windows, with the same arrow keys as the sidebar. */
export default function SecondaryMenuWrapper(): ReactNode {
  return (
    <SidebarKeys>
      <SecondaryMenu />
    </SidebarKeys>
  );
}
