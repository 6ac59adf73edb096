import type {ReactNode} from 'react';

/** One cross wherever something closes, in the colour of its button: the stock one takes colours that the build may have dropped. */
export default function IconClose(): ReactNode {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path stroke="currentColor" strokeWidth="1.5" d="M1 1l10 10M11 1L1 11" />
    </svg>
  );
}
