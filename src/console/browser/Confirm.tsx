import {useEffect, useRef, type ReactNode} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import Notice from '../../components/controls/Notice/Notice';
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
    <Notice
      className="console-question"
      role="group"
      aria-label="Confirm"
      tabIndex={-1}
      ref={group}
      onKeyDown={(event) => event.key === 'Escape' && onBack()}
    >
      <p>{effectText(operation)}</p>
      <ButtonRow>
        <Button isMain onClick={onCreate}>
          Create job
        </Button>
        <Button onClick={onBack}>Cancel</Button>
      </ButtonRow>
    </Notice>
  );
}
