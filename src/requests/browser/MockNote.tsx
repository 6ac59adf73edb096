import {useState, type ReactNode} from 'react';
import {Hint} from '../../components/controls/FormField/FormField';
import {storedBase} from './storedBase';

/** Says that a mock server responds in place of the service, wherever requests are sent; nothing where none does. */
export default function MockNote(): ReactNode {
  const [base] = useState(storedBase);
  if (base === undefined) return null;
  return (
    <Hint>
      Requests go to <code>{base}</code>, not to the service, with any email address and API key that you enter.
    </Hint>
  );
}
