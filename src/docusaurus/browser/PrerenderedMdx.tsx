import type {ReactNode} from 'react';

/** Stands in for the theme's MDXContent in the production browser bundle: content is finished HTML there, so it needs none of Markdown's components. */
export default function PrerenderedMdx({children}: {children: ReactNode}): ReactNode {
  return children;
}
