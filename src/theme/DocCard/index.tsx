import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';

/** One card of a category page: the whole card is the link, and its text is never cut. */
export default function DocCard({item}: Props): ReactNode {
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (!href) return null;
  return (
    <Link href={href} className="doc-card">
      <h2 className="doc-card__title">{item.label}</h2>
      <p className="doc-card__text">{String(item.customProps?.description ?? '')}</p>
    </Link>
  );
}
