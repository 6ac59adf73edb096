import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '../../components/controls/Button/Button';
import {Hint} from '../../components/controls/FormField/FormField';
import StatusLine from '../../components/controls/StatusLine/StatusLine';
import Notice from '../../components/controls/Notice/Notice';
import {createPortal} from 'react-dom';
import {holdPlace} from '../../browser/holdPlace';
import {isWide} from '../../browser/isWide';
import {useKeptFocus} from '../../browser/useKeptFocus';
import {hasReaderMoved} from '../../browser/watchReader';
import {whereabouts, type Whereabouts} from '../../browser/whereabouts';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import Countdown from '../../components/controls/Countdown/Countdown';
import DataFrame from '../../data-view/browser/DataFrame';
import {retryTime} from '../../requests/browser/retryTime';
import ResponseView from './ResponseView';
import {requestLine, type Texts} from './fields';
import {NOBODY} from '../../requests/browser/callerSecrets';
import type {Outgoing} from '../../requests/browser/send';
import {
  absenceIn,
  CAUSES,
  CHANGED_SINCE,
  EMPTY_LIST,
  headline,
  jobText,
  ledElsewhereText,
  responseNote,
  type Absence,
} from './resultText';
import type {Exchange} from './exchange';
import {sizeText, timeText} from '../../requests/browser/requestText';

function stateOf({isWaiting, busy, failure, response}: Exchange): string {
  if (isWaiting || busy) return 'busy';
  if (failure) return failure;
  if (!response) return 'none';
  return response.status < 400 ? 'good' : 'bad';
}

/** Where to look next. */
function Reasons({absence, notes}: {absence: Absence; notes: string | undefined}): ReactNode {
  return (
    <Hint>
      <a href={CAUSES[absence].href}>{CAUSES[absence].title}</a>
      {notes && (
        <>
          {' · '}
          <a href={notes}>Notes on this request</a>
        </>
      )}
    </Hint>
  );
}

interface ExchangeViewProps {
  operation: ConsoleOperation;
  exchange: Exchange;
  /** What the last request was made of. */
  sent?: Texts;
  /** What the form shows now; absent where there is no form. */
  texts?: Texts;
  /** Path of the operation's page. */
  page: string;
  onAgain: (request: Outgoing) => void;
  /** Asks for the next page of a list; absent where there is none. */
  onNext?: () => void;
}

/** The state of the request in a row, with its measures. */
function Status({
  operation,
  exchange,
  title,
}: Pick<ExchangeViewProps, 'operation' | 'exchange'> & {title: string}): ReactNode {
  const {isWaiting, response, job, who = NOBODY} = exchange;
  const absence = absenceIn(exchange);
  const described = operation.responses.find(({status}) => status === String(response?.status))?.description;
  const note = response && !isWaiting && !job ? responseNote(operation, response, who.contact) || described : undefined;
  const measures =
    response && !isWaiting ? `${timeText(response.milliseconds)} · ${sizeText(response.body.size)}` : undefined;
  return (
    <StatusLine title={title} state={stateOf(exchange)} measures={measures}>
      {note && <p>{note}</p>}
      {absence === 'empty' && <p>{EMPTY_LIST}</p>}
    </StatusLine>
  );
}

/** Which request the response is for, and whether the form still asks the same. */
function Asked({operation, sent, texts}: Pick<ExchangeViewProps, 'operation' | 'texts'> & {sent: Texts}): ReactNode {
  const line = requestLine(operation, sent);
  return (
    <Hint>
      <code translate="no">{line}</code>
      {texts && (requestLine(operation, texts) !== line || texts.body !== sent.body) && ` ${CHANGED_SINCE}`}
    </Hint>
  );
}

/** The result of a request. Hidden before one is sent. */
export function ExchangeView(props: ExchangeViewProps): ReactNode {
  const {operation, exchange, sent, texts, page, onAgain, onNext} = props;
  const {busy, isWaiting, response, view, job, again, foreign} = exchange;
  const title = headline(operation, exchange);
  const absence = absenceIn(exchange);
  const place = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  useKeptFocus(place);
  return (
    <DataFrame hidden={title === ''} ref={place} tabIndex={-1} aria-busy={isWaiting}>
      <div className="console-head">
        <Status operation={operation} exchange={exchange} title={title} />
        <span className="console-tools" ref={setTools} />
      </div>
      <div className="console-content">
        {sent && response && !isWaiting && <Asked operation={operation} sent={sent} texts={texts} />}
        {absence && <Reasons absence={absence} notes={operation.caveats.length > 0 ? `${page}#notes` : undefined} />}
        {response?.status === 429 && <Countdown until={retryTime(response)} />}
        {job && <p>{jobText(job)}</p>}
        {foreign && (
          <Notice>
            <p>{ledElsewhereText(foreign)}</p>
          </Notice>
        )}
        {again && !busy && (
          <p>
            <Button onClick={() => onAgain(again)}>Try again</Button>
          </p>
        )}
        {response && view && tools && (
          <ResponseView
            operation={operation}
            response={response}
            view={view}
            page={page}
            tools={tools}
            sent={sent}
            onNext={onNext}
          />
        )}
      </div>
    </DataFrame>
  );
}

interface ResultProps extends ExchangeViewProps {
  /** The panel of the response. */
  place: HTMLElement;
}

/** The result of a request in place of the example. Empty before one is sent. */
export default function Result({place, ...view}: ResultProps): ReactNode {
  const {operation, exchange} = view;
  const {busy, isWaiting, response} = exchange;
  const isShown = headline(operation, exchange) !== '';
  // The example stays, dimmed, until there is something in its place.
  const isReplaced = isShown && !(isWaiting && !response);
  useEffect(() => {
    place.classList.toggle('has-result', isReplaced);
    place.classList.toggle('is-waiting', isWaiting);
    return () => place.classList.remove('has-result', 'is-waiting');
  }, [place, isReplaced, isWaiting]);
  useEffect(() => holdPlace(place), [place]);
  const sentFrom = useRef<Whereabouts>(undefined);
  useEffect(() => {
    if (busy) sentFrom.current = whereabouts();
  }, [busy]);
  // Beside the text the panel is always in view.
  useEffect(() => {
    const isElsewhere = sentFrom.current && hasReaderMoved(sentFrom.current);
    if (!isShown || busy || isElsewhere || isWide()) return;
    place.scrollIntoView({block: 'start'});
  }, [place, isShown, busy]);
  return createPortal(<ExchangeView {...view} />, place);
}
