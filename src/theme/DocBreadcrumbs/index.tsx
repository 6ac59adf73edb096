import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

/** The way to a page. That of an operation ends with its task, because the page's title follows right below. */
export default function DocBreadcrumbs(): ReactNode {
  const all = useSidebarBreadcrumbs();
  if (!all) return null;
  const isOperation = all.at(-1)?.className?.startsWith('op-');
  const shown = isOperation ? all.slice(0, -1) : all;
  return (
    <>
      <StructuredData breadcrumbs={all} />
      <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, 'breadcrumbs-bar')} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {shown.map(({label, href, className}, index) => {
            const isPage = !isOperation && index === shown.length - 1;
            return (
              <li key={label} className={clsx('breadcrumbs__item', isPage && 'breadcrumbs__item--active', className)}>
                {href && !isPage ? (
                  <Link className="breadcrumbs__link" href={href}>
                    {label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
