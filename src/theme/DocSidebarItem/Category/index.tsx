import {useEffect, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {findFirstSidebarItemLink, isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import {Collapsible, ThemeClassNames, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';

/** Counts the pages that a closed category hides; a group without a page counts as its content. */
function count(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'category' && !item.href ? count(item.items) : 1), 0);
}

/**
 * A category of the sidebar, with the number of its pages while it is closed.
 * It opens with the page that the reader is on, and only the reader closes it.
 * Without JavaScript a group that has no page leads to its first one. Long, because
 * it is Docusaurus' component with few changes, and stays comparable with it.
 */
export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {items, label, href, className} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({initialState: () => !isActive && item.collapsed});
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [isActive, activePath, setCollapsed]);
  const onClick = (event: MouseEvent): void => {
    onItemClick?.(item);
    if (href && !isCurrent) return;
    event.preventDefault();
    toggleCollapsed();
  };
  const state = {'menu__link--active': isActive, 'menu__link--sublist': true, 'menu__link--sublist-caret': !href};
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div
        className={clsx('menu__list-item-collapsible', isCurrent && 'menu__list-item-collapsible--active')}
        data-count={count(items)}
      >
        {href ? (
          <>
            <Link
              className={clsx('menu__link', state)}
              aria-current={isCurrent ? 'page' : undefined}
              href={href}
              onClick={onClick}
              {...props}
            >
              {label}
            </Link>
            <button
              type="button"
              className="clean-btn menu__caret"
              aria-label={`${collapsed ? 'Expand' : 'Collapse'} sidebar category '${label}'`}
              aria-expanded={!collapsed}
              onClick={toggleCollapsed}
            />
          </>
        ) : (
          <a
            className={clsx('menu__link', state)}
            role="button"
            aria-expanded={!collapsed}
            href={findFirstSidebarItemLink(item) ?? '#'}
            onClick={onClick}
            {...props}
          >
            {label}
          </a>
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={items}
          tabIndex={collapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
