import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import CategoryContent from '@site/src/reference/category/CategoryContent.static';
import '@site/src/reference/category/category.css';

/** The page of a category: a table of its services instead of cards, so that they can be compared. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, description, permalink},
}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <article className="markdown">
        <header>
          <h1>{title}</h1>
          <p>{description}</p>
        </header>
        <CategoryContent path={permalink} name="content" />
      </article>
    </>
  );
}
