import type {ReactNode} from 'react';

interface CopyButtonProps {
  /** The accessible name. */
  name: string;
  /** Text to copy; by default the code that is shown beside the button. */
  text?: string;
}

/** A button that copies; the style sheet draws its icon. */
export default function CopyButton({name, text = ''}: CopyButtonProps): ReactNode {
  return <button className="copy" type="button" data-copy={text} aria-label={name} title={name} />;
}
