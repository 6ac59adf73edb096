import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

/** A link to a sidebar's first page, marked while a page of that sidebar is open; operations, which are no docs to Docusaurus, count as pages of Services. */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) throw new Error(`The sidebar "${sidebarId}" has no first page to link to.`);
  const active =
    activeDoc?.sidebar === sidebarId || (sidebarId === 'services' && pathname.startsWith('/docs/services/'));
  return (
    <DefaultNavbarItem
      exact
      {...props}
      className={clsx(props.className, {'navbar__link--active': active})}
      activeClassName="navbar__link--active"
      label={label ?? link.label}
      to={link.path}
    />
  );
}
