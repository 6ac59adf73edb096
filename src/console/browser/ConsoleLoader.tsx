import {useState, type ReactNode} from 'react';
import {Button} from '../../components/controls/Button/Button';
import {Hint} from '../../components/controls/FormField/FormField';
import {createPortal} from 'react-dom';
import Console, {type ConsoleProps} from './Console';
import {useOperation} from '../../requests/browser/useOperation';

/** Shows the console once the data of its operation has come. */
export default function ConsoleLoader({places, onClose, ...rest}: Omit<ConsoleProps, 'operation'>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const {operation, failed} = useOperation(places.reference, attempt);
  if (operation) return <Console operation={operation} places={places} onClose={onClose} {...rest} />;
  return createPortal(
    failed ? (
      <Hint role="alert">
        The console didn't load. <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
      </Hint>
    ) : (
      <Hint>Loading…</Hint>
    ),
    places.foot,
  );
}
