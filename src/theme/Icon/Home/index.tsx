import type {ComponentProps, ReactNode} from 'react';

/** A few strokes instead of the stock drawing: icons are in the HTML of every page. */
export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" {...props}>
      <path fill="currentColor" d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
    </svg>
  );
}
