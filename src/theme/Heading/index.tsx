import type {ReactNode} from 'react';
import type {Props} from '@theme/Heading';

/** A heading of the theme's own pages (a crash): they link to no heading, so it has no link to itself. */
export default function Heading({as: As, ...props}: Props): ReactNode {
  return <As {...props} />;
}
