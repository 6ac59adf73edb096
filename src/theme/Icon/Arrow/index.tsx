import type {ComponentProps, ReactNode} from 'react';

/** Two strokes instead of the stock drawing: icons are in the HTML of every page. */
export default function IconArrow(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg width="20" height="20" aria-hidden="true" {...props}>
      <path fill="none" stroke="var(--site-edge)" strokeWidth="2" d="M3 3l5 7-5 7M11 3l5 7-5 7" />
    </svg>
  );
}
