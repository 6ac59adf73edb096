import type {ReactNode} from 'react';
import {PageMetadata, useWindowSize} from '@docusaurus/theme-common';
import clsx from 'clsx';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import TOC from '@theme/TOC';
import PageFooter, {type PageFooterProps} from '../PageFooter/PageFooter.static';
import PageMenu from '../PageMenu/PageMenu.static';

/** A neighbour of a page in reading order. */
export interface PageLink {
  title: string;
  permalink: string;
}

export interface PageLayoutProps extends Omit<PageFooterProps, 'name'> {
  title: string;
  /** What the page belongs to, in its title in the browser: other services have operations of the same name. */
  subject?: string;
  description: string;
  /** For styles of all that is on the page: a class of `<html>` would be gone while React takes the page over, and `:has()` is first read when the page has come. */
  className?: string;
  /** Absent if the content brings its own contents. */
  toc?: readonly {value: string; id: string; level: number}[];
  previous?: PageLink;
  next?: PageLink;
  children: ReactNode;
}

/** A page of the documentation inside the sidebar layout: guides and operations alike. */
export default function PageLayout({
  title,
  subject,
  description,
  className,
  toc = [],
  previous,
  next,
  children,
  ...footer
}: PageLayoutProps): ReactNode {
  const windowSize = useWindowSize();
  // Headings that the list leaves out must not be what it follows.
  const deepest = Math.max(2, ...toc.map(({level}) => level));
  const levels = {minHeadingLevel: 2, maxHeadingLevel: Math.min(3, deepest)};
  return (
    <>
      <PageMetadata title={subject ? `${title} · ${subject}` : title} description={description} />
      <div className={clsx('row', className)}>
        <div className="col doc-column">
          <article>
            <div className="page-top">
              <DocBreadcrumbs />
              <PageMenu path={footer.path} name="menu" source={footer.source} />
            </div>
            <div className="theme-doc-markdown markdown">
              <header>
                <h1>{title}</h1>
              </header>
              {children}
            </div>
            <PageFooter {...footer} name="footer" className="page-footer" />
          </article>
          <DocPaginator previous={previous} next={next} />
        </div>
        {toc.length > 0 && windowSize !== 'mobile' && (
          <div className="col col--3">
            <TOC toc={toc} {...levels} className="theme-doc-toc-desktop" />
          </div>
        )}
      </div>
    </>
  );
}
