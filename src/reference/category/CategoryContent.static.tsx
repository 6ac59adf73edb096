import type {ReactNode} from 'react';
import counts from '@generated/docusaurus-plugin-content-docs/default/operation-counts.json';
import type {CategoryId} from '../../catalogue/services';
import Prerender from '../../prerender/Prerender.static';
import type {PartProps} from '../../prerender/browser/Prerendered';
import ServiceTable from './ServiceTable';
import {STATIC} from '../../markers/markers';

/** The content of a category's page. */
export default function CategoryContent(part: PartProps): ReactNode {
  return (
    <Prerender {...part}>
      <div className={STATIC}>
        <ServiceTable id={part.path.split('/').at(-1) as CategoryId} counts={counts} />
      </div>
    </Prerender>
  );
}
