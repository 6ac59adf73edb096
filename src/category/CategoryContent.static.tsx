import type {ReactNode} from 'react';
import tables from '@generated/docusaurus-plugin-content-docs/default/categories.json';
import type {CategoryId} from '../catalogue/services';
import type {PartProps} from '../static/browser/Prerendered';
import StaticHtml from '../components/StaticHtml';
import Prerender from '../static/Prerender.static';

/** The table of a category page. */
export default function CategoryContent(part: PartProps): ReactNode {
  return (
    <Prerender {...part}>
      <StaticHtml html={tables[part.path.split('/').at(-1) as CategoryId]} />
    </Prerender>
  );
}
