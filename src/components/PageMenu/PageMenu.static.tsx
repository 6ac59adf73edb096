import type {ReactNode} from 'react';
import Prerender from '../../static/Prerender.static';
import type {PartProps} from '../../static/browser/Prerendered';
import PageActions from './PageActions';

interface PageMenuProps extends PartProps {
  /** Path of the page's source file in the repository. */
  source: string;
}

/** What the footer offers at the end of a long page, folded at its top. */
export default function PageMenu({source, ...part}: PageMenuProps): ReactNode {
  return (
    <Prerender {...part}>
      <details>
        <summary>
          <span>This page</span>
        </summary>
        <PageActions path={part.path} source={source} />
      </details>
    </Prerender>
  );
}
