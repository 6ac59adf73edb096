import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

/** A heading with a link to itself; without the stock title on each link, which says the name a second time. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={typeof props.children === 'string' ? `Link to ${props.children}` : 'Link to this heading'}
      >
        &#8203;
      </a>
    </As>
  );
}
