import {useEffect, useRef, type ReactNode} from 'react';
import {hasReaderMoved} from '../../browser/watchReader';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {effectText} from '../../requests/browser/requestText';

/** Asks before something is created. */
export default function Confirm({
  operation,
  isLate = false,
  onCreate,
  onBack,
}: {
  operation: ConsoleOperation;
  /** Whether it had to be loaded first, so that the reader may have gone on. */
  isLate?: boolean;
  onCreate: () => void;
  onBack: () => void;
}): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  // Not the button: a second press of Enter must not create anything.
  useEffect(() => {
    if (!isLate || !hasReaderMoved()) group.current?.focus();
  }, [isLate]);
  return (
    <div
      className="try-confirm"
      role="group"
      aria-label="Confirm"
      tabIndex={-1}
      ref={group}
      onKeyDown={(event) => event.key === 'Escape' && onBack()}
    >
      <p>{effectText(operation)}</p>
      <div className="try-actions">
        <button type="button" className="try-button try-button--main" onClick={onCreate}>
          Create job
        </button>
        <button type="button" className="try-button" onClick={onBack}>
          Cancel
        </button>
      </div>
    </div>
  );
}
