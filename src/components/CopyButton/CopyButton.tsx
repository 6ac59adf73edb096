import type {ReactNode} from 'react';

/** What is copied; by default the code beside the button. */
interface CopySource {
  text?: string;
  /** URL of a file whose text is copied. */
  src?: string;
}

/** A button that copies (CopyButton.browser.ts) and shows its label. */
export function CopyButton({
  label = 'Copy',
  name,
  className,
  ...source
}: CopySource & {
  label?: string;
  /** Accessible name, where the label doesn't say what is copied. */
  name?: string;
  className?: string;
}): ReactNode {
  return (
    <copy-button {...source}>
      <button className={className} type="button" aria-label={name}>
        {label}
      </button>
    </copy-button>
  );
}

/** A button that copies and shows an icon, which the style sheet draws. */
export function CopyIcon({name, ...source}: CopySource & {name: string}): ReactNode {
  return (
    <copy-button {...source}>
      <button className="copy" type="button" aria-label={name} title={name} />
    </copy-button>
  );
}
