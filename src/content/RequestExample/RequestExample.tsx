import type {ReactNode} from 'react';
import CodeBlock from '../../components/CodeBlock/CodeBlock';
import MethodLabel from '../../components/MethodLabel/MethodLabel';
import Samples from '../../components/Samples/Samples';
import type {Operation} from '../../openapi/model';
import type {Sample} from '../../samples/samples';

export interface RequestExampleProps {
  operation: Pick<Operation, 'method' | 'summary'> & {page: string};
  /** The request in every language, or as curl only. */
  request: {samples: readonly Sample[]} | {curl: string};
  response?: {status: string; mediaType: string; caption: string; text: string};
}

/** A request in a page: what it calls, samples, and the response. */
export default function RequestExample({operation, request, response}: RequestExampleProps): ReactNode {
  return (
    <div className="request">
      <p className="request__name">
        <MethodLabel method={operation.method} /> <a href={operation.page}>{operation.summary}</a>
      </p>
      {'curl' in request ? (
        <CodeBlock code={request.curl} language="bash" title="curl" />
      ) : (
        <Samples samples={request.samples} />
      )}
      {response && (
        <details className="example" open>
          <summary>
            Example response: {response.status} <span className="example__caption">{response.caption}</span>
          </summary>
          <CodeBlock code={response.text} language="json" title={response.mediaType} />
        </details>
      )}
    </div>
  );
}
