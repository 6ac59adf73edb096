import type {ReactNode} from 'react';

interface CopyButtonProps {
  /** What the button shows. */
  label?: string;
  /** Accessible name, where the label doesn't say what is copied. */
  name?: string;
  className?: string;
  /** What is copied; by default the code in the same box. */
  text?: string;
  /** URL of a file whose text is copied. */
  src?: string;
}

/** The button that copies (CopyButton.browser.ts): one look and one word wherever there is something to copy. */
export function CopyButton({label = 'Copy', name, className = 'code__copy', ...source}: CopyButtonProps): ReactNode {
  return (
    <copy-button {...source}>
      <button className={className} type="button" aria-label={name}>
        {label}
      </button>
    </copy-button>
  );
}
