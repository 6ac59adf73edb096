import type {ReactNode} from 'react';
import CodeBlock from '../../components/CodeBlock/CodeBlock';
import MethodLabel from '../../components/MethodLabel/MethodLabel';
import Samples from '../../components/Samples/Samples';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import type {Sample} from '@ecosystems-docs/openapi-docs/samples';
import {EXAMPLE, REQUEST} from '../../markers/markers';

export interface RequestExampleProps {
  operation: Pick<Operation, 'method' | 'summary'> & {
    /** Its page, with the values in the fields. */
    console: string;
    /** `<api>/<operationId>`; absent where the API does not let a page send the request. */
    run?: string;
  };
  /** The request in every language or as curl only, or all pages of its list in every language. */
  request: {samples: readonly Sample[]} | {curl: string} | {loop: readonly Sample[]};
  response?: {status: string; mediaType: string; caption: string; text: string};
}

/**
 * "Run" sends the request as it stands, and its response takes the place of the
 * example (console/browser/runRequest.ts). A request that a page can't send has
 * "Try it", which leads to the form on the operation's page (operation/RequestPanel).
 */
function Run({operation: {console, run}}: Pick<RequestExampleProps, 'operation'>): ReactNode {
  if (run === undefined)
    return (
      <a className="code__copy" href={console}>
        Try it
      </a>
    );
  return (
    <run-request of={run}>
      <button className="code__copy" type="button">
        Run
      </button>
    </run-request>
  );
}

function RequestSamples({operation, request}: Pick<RequestExampleProps, 'operation' | 'request'>): ReactNode {
  // "Run" sends one request, which isn't what a loop shows.
  const copies = `the request: ${operation.summary}`;
  if ('loop' in request) return <Samples samples={request.loop} copies={copies} />;
  const action = <Run operation={operation} />;
  if ('curl' in request)
    return <CodeBlock code={request.curl} language="bash" title="curl" copies={copies} action={action} />;
  return <Samples samples={request.samples} copies={copies} action={action} />;
}

/** @returns what a response is: its status, and its media type if it isn't JSON */
const responseTitle = ({status, mediaType}: NonNullable<RequestExampleProps['response']>): string =>
  mediaType === 'application/json' ? `Response ${status}` : `Response ${status}, ${mediaType}`;

/** A request in a page: what it calls, samples, and the response. */
export default function RequestExample({
  operation,
  request,
  response,
  children,
}: RequestExampleProps & {
  /** What takes the place of the response, where a page shows it in a form of its own. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={REQUEST}>
      <p className="request__name">
        <MethodLabel method={operation.method} /> <a href={operation.console}>{operation.summary}</a>
      </p>
      <RequestSamples operation={operation} request={request} />
      {children && <div className={EXAMPLE}>{children}</div>}
      {response && (
        <div className={EXAMPLE}>
          <CodeBlock
            code={response.text}
            language="json"
            title={responseTitle(response)}
            caption={response.caption}
            copies={`the response: ${operation.summary}`}
          />
        </div>
      )}
    </div>
  );
}
