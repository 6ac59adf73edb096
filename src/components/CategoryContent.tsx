import type {ReactNode} from 'react';
import tables from '@generated/docusaurus-plugin-content-docs/default/categories.json';
import type {CategoryId} from '../catalogue/services';
import type {PartProps} from '../static/browser/Prerendered';
import StaticHtml from './StaticHtml';

/** The table of a category page, made by reference/build/categoryHtml.ts. In the browser bundle the prerendered part stands in for it. */
export default function CategoryContent({path, name}: PartProps): ReactNode {
  return (
    <div data-part={name}>
      <StaticHtml html={tables[path.split('/').at(-1) as CategoryId]} />
    </div>
  );
}
