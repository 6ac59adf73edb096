import type {ReactNode} from 'react';
import './StatusLine.css';

interface StatusLineProps {
  /** Empty: nothing has been sent yet. */
  title: string;
  /** `good`, `bad`, `busy`, `none`, or why there is no response. */
  state: string;
  /** Sentences on it, which are announced with it. */
  children: ReactNode;
  /** What counts, and isn't announced. */
  measures?: string;
}

/** What has become of a request, announced when it changes, with its measures. */
export default function StatusLine({title, state, children, measures}: StatusLineProps): ReactNode {
  return (
    <>
      <div role="status" className="control-status" data-state={state}>
        {title && <p className="control-status__title">{title}</p>}
        {children}
      </div>
      {measures && <p className="control-measures">{measures}</p>}
    </>
  );
}
