import type {ReactNode} from 'react';
import {CodeLine} from '../../../components/CodeBlock/CodeBlock';
import {colouredPieces} from '../../../components/CodeBlock/highlight';
import {SamplePanel} from '../../../components/Samples/Samples';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {exampleValues, sampleLines, samplesFor} from '@ecosystems-docs/openapi-docs/samples';
import {CODE, CONSOLE, REQUEST_PANEL, CONSOLE_OPEN} from '../../../markers/markers';

/**
 * The request of an operation in every language, with the button that opens the
 * console. It doesn't say "Run", as beside the samples of other pages: that sends
 * at once, while "Try it" opens fields first.
 */
export default function RequestPanel({operation}: {operation: Operation}): ReactNode {
  const values = exampleValues(operation);
  const samples = samplesFor(operation, values);
  const isSent = operation.cors;
  return (
    <section className={`${CODE} samples ${REQUEST_PANEL}`} aria-labelledby="request">
      <h2 className="out-of-sight" id="request">
        Request
      </h2>
      <SamplePanel samples={samples} copies="the request">
        {({code, highlight}) =>
          sampleLines(colouredPieces(code, highlight), operation, values).map((line, index) => (
            <CodeLine key={index} {...line} />
          ))
        }
      </SamplePanel>
      <div className="request-panel__foot" {...{[CONSOLE]: `${operation.api}/${operation.id}`}}>
        <button
          className={`button button--primary ${CONSOLE_OPEN}${isSent ? '' : ' button--outline'}`}
          type="button"
          aria-expanded="false"
        >
          Try it
        </button>{' '}
        <span>
          {isSent ? 'No key needed. Works in browsers (CORS).' : "No key needed. Doesn't work in browsers (no CORS)."}
        </span>
      </div>
    </section>
  );
}
