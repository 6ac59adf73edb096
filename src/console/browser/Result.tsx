import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {formatNumber} from '../../format/numbers';
import {COPY_FAILURES} from '../../browser/copyText';
import {holdPlace} from '../../browser/holdPlace';
import {hasReaderMoved, whereabouts, type Whereabouts} from '../../browser/watchReader';
import {withoutContact} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import Countdown from '../../requests/browser/Countdown';
import {retryTime} from '../../requests/browser/retryTime';
import ResponseView from './ResponseView';
import type {Texts} from './fields';
import {NOBODY, type Who} from '../../requests/browser/callerSecrets';
import type {HttpResponse, Outgoing} from '../../requests/browser/send';
import {requestsLeft} from '../../requests/browser/usage';
import {useCopy} from '../../browser/useCopy';
import type {Exchange} from './useExchange';
import {responseNote, failureText, jobText, sizeText, statusName, timeText} from '../../requests/browser/requestText';

/** What is announced when it changes: the state, but nothing that counts. */
function headline(operation: ConsoleOperation, {busy, response, failure, problem, job, who, again}: Exchange): string {
  if (job?.polling) return `The job is ${job.status}.`;
  if (failure) return failureText(operation, failure, who, again && withoutContact(again.url), problem);
  if (response) return statusName(response.status);
  return busy ? 'Waiting for a response…' : '';
}

/** Time, size and the page's own count of what is left of the hour. */
function Measures({response, who}: {response: HttpResponse; who: Who}): ReactNode {
  const left = requestsLeft(response.received, who);
  return (
    <p className="try-measures">
      <span>{timeText(response.milliseconds)}</span> <span>{sizeText(response.body.size)}</span>{' '}
      {left && (
        <span>
          {response.status === 429
            ? `0 of ${formatNumber(left.limit)} left this hour`
            : `about ${formatNumber(left.left)} of ${formatNumber(left.limit)} left this hour`}
        </span>
      )}
    </p>
  );
}

/** Copies the text of a body, or says why it can't. */
function CopyBody({body}: {body: Blob}): ReactNode {
  const [report, copy] = useCopy();
  const text = report && (report.failure ? `${COPY_FAILURES[report.failure]} Download it instead.` : 'Copied');
  return (
    <button
      type="button"
      className="code__copy"
      aria-label={text ?? 'Copy the response'}
      onClick={() => copy(body.text())}
    >
      {text ?? 'Copy'}
    </button>
  );
}

interface HeadProps {
  operation: ConsoleOperation;
  exchange: Exchange;
  title: string;
  onClear: () => void;
}

/** The state of the request, and what can be done with its response. */
function Head({
  operation,
  exchange: {busy, response, view, failure, job, who = NOBODY},
  title,
  onClear,
}: HeadProps): ReactNode {
  const note = response && !job ? responseNote(operation, response, who.contact) : undefined;
  return (
    <div className="try-head">
      <div
        role="status"
        className="try-status"
        data-state={failure ?? (busy ? 'busy' : response ? (response.status < 400 ? 'good' : 'bad') : 'none')}
      >
        {title && <p className="try-headline">{title}</p>}
        {note && <p>{note}</p>}
      </div>
      {response && response.body.size > 0 && view?.kind !== 'file' && (
        <CopyBody key={response.received} body={response.body} />
      )}
      {!busy && (
        <button
          type="button"
          className="try-button try-close"
          aria-label="Show the example"
          title="Show the example"
          onClick={onClear}
        >
          ×
        </button>
      )}
    </div>
  );
}

interface ExchangeViewProps {
  operation: ConsoleOperation;
  exchange: Exchange;
  /** What the last request was made of. */
  sent?: Texts;
  onAgain: (request: Outgoing) => void;
  /** Asks for the next page of a list; absent where there is none. */
  onNext?: () => void;
  /** Called when the reader wants the example back. */
  onClear: () => void;
}

/** What became of a request; hidden before one is sent. */
export function ExchangeView({operation, exchange, sent, onAgain, onNext, onClear}: ExchangeViewProps): ReactNode {
  const {busy, bytes, response, view, job, again, foreign, who = NOBODY} = exchange;
  const title = headline(operation, exchange);
  return (
    <div className="try-result" hidden={title === ''}>
      <Head operation={operation} exchange={exchange} title={title} onClear={onClear} />
      {response && <Measures response={response} who={who} />}
      {response?.status === 429 && <Countdown until={retryTime(response)} />}
      {busy && bytes > 0 && !response && <p className="try-hint">{sizeText(bytes)} received</p>}
      {job && <p>{jobText(job)}</p>}
      {foreign && (
        <p className="try-warning">
          The request was redirected to {foreign}, another host. Your email address and API key weren't sent there, and
          we don't poll it.
        </p>
      )}
      {again && !busy && (
        <p>
          <button type="button" className="try-button" onClick={() => onAgain(again)}>
            Try again
          </button>
        </p>
      )}
      {response && view && (
        <ResponseView operation={operation} response={response} view={view} sent={sent} onNext={onNext} />
      )}
    </div>
  );
}

interface ResultProps extends ExchangeViewProps {
  /** The panel of the response. */
  place: HTMLElement;
}

/** What became of a request, in the place of the example; nothing before one is sent. */
export default function Result({place, ...view}: ResultProps): ReactNode {
  const {operation, exchange} = view;
  const {busy} = exchange;
  const isShown = headline(operation, exchange) !== '';
  useEffect(() => {
    place.classList.toggle('has-result', isShown);
    return () => place.classList.remove('has-result');
  }, [place, isShown]);
  useEffect(() => holdPlace(place), [place]);
  const sentFrom = useRef<Whereabouts>(undefined);
  useEffect(() => {
    if (busy) sentFrom.current = whereabouts();
  }, [busy]);
  // Beside the text the panel is always in view.
  useEffect(() => {
    const isElsewhere = sentFrom.current && hasReaderMoved(sentFrom.current);
    if (!isShown || busy || isElsewhere || window.matchMedia('(min-width: 1100px)').matches) return;
    place.scrollIntoView({block: 'start'});
  }, [place, isShown, busy]);
  return createPortal(<ExchangeView {...view} />, place);
}
