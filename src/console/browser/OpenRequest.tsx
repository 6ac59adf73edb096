import type {ReactNode} from 'react';
import {Hint} from '../../components/controls/FormField/FormField';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {readTexts, type Texts} from './fields';
import {requestOf} from './useRuns';

/** Opens the URL of a request that only reads, also where the API lets no page call it. */
export default function OpenRequest({operation, texts}: {operation: ConsoleOperation; texts: Texts}): ReactNode {
  if (operation.method !== 'GET' || readTexts(operation, texts).problems.size > 0) return null;
  return (
    <Hint as="span">
      <a href={requestOf(operation, texts).url} target="_blank" rel="noopener noreferrer">
        Open the URL in a new tab
      </a>{' '}
      (without headers, email address or key)
    </Hint>
  );
}
