import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/** Only the kinds of item that the navigation uses reach the browser. */
const ComponentTypes = {default: DefaultNavbarItem, docSidebar: DocSidebarNavbarItem} as ComponentTypesObject;

export default ComponentTypes;
