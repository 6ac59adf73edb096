import type {ReactNode} from 'react';
import tables from '@generated/docusaurus-plugin-content-docs/default/categories.json';
import type {CategoryId} from '../catalogue/services';
import StaticHtml from './StaticHtml';

/** @param props.path path of a category's page */
export interface CategoryContentProps {
  path: string;
}

/** The table of a category page, made by reference/build/categoryHtml.ts. In the browser bundle the prerendered part stands in for it. */
export default function CategoryContent({path}: CategoryContentProps): ReactNode {
  return (
    <div data-part="content">
      <StaticHtml html={tables[path.split('/').at(-1) as CategoryId]} />
    </div>
  );
}
