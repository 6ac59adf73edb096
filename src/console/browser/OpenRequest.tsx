import type {ReactNode} from 'react';
import {prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {withBase} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {readTexts, type Texts} from './fields';
import {storedBase} from '../../requests/browser/storedBase';

/** Opens the URL of a request that only reads, also where the API lets no page call it. */
export default function OpenRequest({operation, texts}: {operation: ConsoleOperation; texts: Texts}): ReactNode {
  const {values, problems} = readTexts(operation, texts);
  if (operation.method !== 'GET' || problems.size > 0) return null;
  const {url} = prepareRequest(operation, values);
  return (
    <span className="try-hint">
      <a href={withBase(url, storedBase())} target="_blank" rel="noopener noreferrer">
        Open the URL in a new tab
      </a>{' '}
      (without headers, email address or key)
    </span>
  );
}
