import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {sidebarOf} from '@site/src/catalogue/plainRoute';

/** A link to a sidebar's first page, marked while a page of that sidebar is open. */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) throw new Error(`The sidebar "${sidebarId}" has no first page to link to.`);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      className={clsx(props.className, {'navbar__link--active': sidebarOf(pathname) === sidebarId})}
      activeClassName="navbar__link--active"
      label={label ?? link.label}
      to={link.path}
    />
  );
}
