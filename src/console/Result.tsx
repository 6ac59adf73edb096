import type {ReactNode} from 'react';
import type {RequestValues} from '../samples/request';
import {withoutContact} from './address';
import type {ConsoleOperation} from './data';
import JsonView from './JsonView';
import {CurlSample} from './Samples';
import {secrets} from './secrets';
import type {Answer, Outgoing} from './send';
import type {Exchange, View} from './useExchange';
import {answerNote, answerText, failureText, jobText, sizeText} from './words';

function download({body}: Answer, {api, id}: ConsoleOperation, isJson: boolean): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = `${api}-${id}.${isJson ? 'json' : 'txt'}`;
  link.click();
  // The browser has to have begun reading before the address goes.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function Headers({answer}: {answer: Answer}): ReactNode {
  return (
    <details className="try-more">
      <summary>Headers that a page may read ({answer.headers.length})</summary>
      <dl className="try-headers">
        {answer.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="try-hint">The services send more, such as those of the rate limit and of paging, but let no page of another site read them. A terminal shows them all: curl -i.</p>
    </details>
  );
}

function Body({view}: {view: View}): ReactNode {
  switch (view.kind) {
    case 'reading':
      return <p className="try-hint">Reading the answer…</p>;
    case 'empty':
      return <p className="try-hint">The answer has no body.</p>;
    case 'json':
      return <JsonView document={view.document} />;
    case 'text':
      return (
        <>
          <p>{view.note}</p>
          <pre className="try-text" tabIndex={0} role="group" aria-label="The answer as text">
            {view.text}
            {view.cut && '…'}
          </pre>
        </>
      );
  }
}

/** What is announced when it changes: the state, but nothing that counts. */
function headline(operation: ConsoleOperation, {busy, answer, failure, job}: Exchange): string {
  if (job?.polling) return `The job is ${job.status}.`;
  if (failure) return failureText(operation, failure);
  if (answer) return answerText(answer);
  return busy ? 'Waiting for the answer…' : '';
}

interface ResultProps {
  operation: ConsoleOperation;
  /** What was sent last, for a sample of it. */
  values: RequestValues;
  exchange: Exchange;
  onAgain: (request: Outgoing) => void;
}

/** What became of a request. */
export default function Result({operation, values, exchange, onAgain}: ResultProps): ReactNode {
  const {busy, bytes, answer, view, failure, job, again} = exchange;
  const note = answer && !job ? answerNote(operation, answer, secrets.contact !== '') : undefined;
  return (
    <>
      <div role="status" className="try-status" data-state={failure ?? (busy ? 'busy' : answer ? (answer.status < 400 ? 'good' : 'bad') : 'none')}>
        {headline(operation, exchange) && <p className="try-headline">{headline(operation, exchange)}</p>}
        {note && <p>{note}</p>}
      </div>
      {busy && bytes > 0 && !answer && <p className="try-hint">{sizeText(bytes)} received</p>}
      {job && <p>{jobText(job)}</p>}
      {again && !busy && (
        <p>
          <button type="button" className="try-button" onClick={() => onAgain(again)}>
            Ask again
          </button>
        </p>
      )}
      {failure === 'refused' && <CurlSample operation={operation} values={values} />}
      {answer && view && (
        <>
          {answer.redirected && (
            <p className="try-hint">
              Answered after a redirect, by <code>{withoutContact(answer.url)}</code>
            </p>
          )}
          <Headers answer={answer} />
          {view.kind !== 'empty' && (
            <p className="try-actions">
              <button type="button" className="try-button" onClick={() => download(answer, operation, view.kind === 'json')}>
                Download the answer
              </button>
            </p>
          )}
          <Body key={answer.milliseconds} view={view} />
        </>
      )}
    </>
  );
}
