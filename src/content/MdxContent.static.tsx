import type {ComponentType, ReactNode} from 'react';
import Prerender from '../prerender/Prerender.static';
import type {PartProps} from '../prerender/browser/Prerendered';
import {mdxComponents} from './mdxComponents';

interface MdxContentProps extends PartProps {
  /** The page as MDX compiled it. */
  Body: ComponentType<{components: typeof mdxComponents}>;
}

/** The content of a page that is written in MDX (src/prerender/node/recma.ts). */
export default function MdxContent({Body, ...part}: MdxContentProps): ReactNode {
  return (
    <Prerender {...part}>
      <Body components={mdxComponents} />
    </Prerender>
  );
}
