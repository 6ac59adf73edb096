import type {ReactNode} from 'react';
import {offersCors} from '../../catalogue/services';
import {Breakable} from '../../components/CodeBlock/CodeBlock';
import {colouredPieces} from '../../components/CodeBlock/highlight';
import {CopyIcon} from '../../components/CopyButton/CopyButton';
import {indentClass} from '../../components/JsonLines/JsonLines';
import LanguageTabs from '../../components/Samples/LanguageTabs';
import type {Operation} from '../../openapi/model';
import {sampleLines, type Piece} from '../../samples/lines';
import {exampleValues} from '../../samples/request';
import {samplesFor, type Sample} from '../../samples/samples';

/** A run of code of one colour; that of a parameter's value is marked with its name. */
function CodePiece({text, colour, parameter}: Piece): ReactNode {
  const content = <Breakable>{text}</Breakable>;
  const coloured = colour ? <b className={colour}>{content}</b> : content;
  return parameter === undefined ? coloured : <span data-parameter={parameter}>{coloured}</span>;
}

function SampleCode({sample, operation}: {sample: Sample; operation: Operation}): ReactNode {
  const pieces = colouredPieces(sample.code, sample.highlight);
  return (
    <pre data-sample={sample.id} tabIndex={0} role="group" aria-label={sample.label}>
      <code>
        {sampleLines(pieces, operation, exampleValues(operation)).map((line, index) => (
          <span key={index} className={indentClass(line.indent)}>
            {line.pieces.map((piece, place) => (
              <CodePiece key={place} {...piece} />
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** The request of an operation in every language, with the button that opens the console. */
export default function RequestPanel({operation}: {operation: Operation}): ReactNode {
  const samples = samplesFor(operation, exampleValues(operation));
  const isSent = offersCors(operation.service, operation.baseUrl);
  return (
    <section className="code samples request-panel" aria-labelledby="request">
      <h2 className="out-of-sight" id="request">
        Request
      </h2>
      <div className="code__bar">
        <LanguageTabs samples={samples} />
        <CopyIcon name="Copy the request" />
      </div>
      {samples.map((sample) => (
        <SampleCode key={sample.id} sample={sample} operation={operation} />
      ))}
      <div className="request-panel__foot" data-console={`${operation.api}/${operation.id}`}>
        <button className="try-open" type="button" aria-expanded="false">
          {isSent ? 'Try it' : 'Fill in'}
        </button>{' '}
        <span>
          {isSent ? 'No key needed. Works in browsers (CORS).' : 'No key needed. Doesn’t work in browsers (no CORS).'}
        </span>
      </div>
    </section>
  );
}
