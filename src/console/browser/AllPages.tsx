import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import {Hint, TextInput} from '../../components/controls/FormField/FormField';
import Notice from '../../components/controls/Notice/Notice';
import {waitUntil} from '../../browser/wait';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {firstPage, joinedList, readPages, type Pages, type PagesEnd} from './readPages';
import Countdown from '../../components/controls/Countdown/Countdown';
import type {Texts} from './fields';
import {openJson, type JsonDocument} from '../../data-view/browser/json/document';
import {endText, progressText} from './pagesText';
import {leftText} from '../../requests/browser/usage';
import {whoAsks} from '../../requests/browser/callerSecrets';
import {send} from '../../requests/browser/send';
import {requestOf} from './useRuns';
import {withSecrets} from '../../requests/browser/withSecrets';

/** Requests that are suggested: most lists have fewer pages, and an hour has many more. */
const SUGGESTED_REQUESTS = 100;

/** A list that was read to its end, or as far as the reader wanted. */
export interface WholeList {
  body: Blob;
  document: JsonDocument;
}

interface PagesState {
  pages: Pages;
  isReading: boolean;
  /** When reading goes on after the rate limit was reached, in Unix milliseconds. */
  waitsUntil?: number;
  end?: PagesEnd;
}

interface Reader {
  reading: PagesState | undefined;
  /** @param maxRequests how many requests may be sent */
  read: (maxRequests: number) => void;
  cancel: () => void;
}

function useReading(operation: ConsoleOperation, sent: Texts, onRead: (list: WholeList) => void): Reader {
  const [reading, setReading] = useState<PagesState>();
  const controller = useRef<AbortController>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );
  const readFrom = async (pages: Pages, maxRequests: number): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    const {signal} = own;
    setReading({pages, isReading: true});
    const result = await readPages(operation, pages, maxRequests, {
      send: (texts) => send(withSecrets(requestOf(operation, texts), operation).request, signal),
      async wait(until) {
        setReading((before) => before && {...before, waitsUntil: until});
        await waitUntil(until, signal);
        setReading((before) => before && {...before, waitsUntil: undefined});
      },
      isCancelled: () => signal.aborted,
      onProgress: (current) => setReading((before) => before && {...before, pages: current}),
    });
    // Another request has taken the place of this one, or the page is gone.
    const isOver = (): boolean => controller.current !== own;
    if (isOver()) return;
    let {end} = result;
    if (result.pages.items.length > pages.items.length) {
      const body = joinedList(result.pages);
      try {
        const document = await openJson(body);
        if (isOver()) return document.close();
        onRead({body, document});
      } catch (error) {
        // Each page was read, but the browser hasn't the memory for all of them.
        end = {kind: 'failed', result: {failure: 'unexpected', problem: (error as Error).message}};
      }
    }
    setReading({pages: result.pages, end, isReading: false});
  };
  return {
    reading,
    read: (maxRequests) => void readFrom(reading?.pages ?? firstPage(sent), maxRequests),
    cancel: useCallback(() => controller.current?.abort(), []),
  };
}

interface AskProps {
  operation: ConsoleOperation;
  onStart: (maxRequests: number) => void;
  onBack: () => void;
}

/** Asks how many requests may be sent, before any is. */
function Ask({operation, onStart, onBack}: AskProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState(String(SUGGESTED_REQUESTS));
  const [now] = useState(() => Date.now());
  const maxRequests = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  const largest = operation.parameters.find(({name}) => name === 'per_page')?.schema.maximum;
  return (
    <Notice className="console-question" role="group" aria-label="Get all pages">
      <p>
        Starts at page 1. Each page takes one request. {leftText(now, whoAsks())}
        {largest !== undefined && ` A larger per_page, up to ${largest}, takes fewer requests.`}
      </p>
      <p>
        <label htmlFor={id}>Maximum number of requests: </label>
        <TextInput
          ref={input}
          id={id}
          className="console-count"
          inputMode="numeric"
          value={text}
          aria-invalid={maxRequests === 0}
          onChange={({target}) => setText(target.value)}
        />
      </p>
      <ButtonRow>
        <Button isMain aria-disabled={maxRequests === 0} onClick={() => maxRequests > 0 && onStart(maxRequests)}>
          Get the pages
        </Button>
        <Button onClick={onBack}>Cancel</Button>
      </ButtonRow>
    </Notice>
  );
}

function Progress({reading: {pages, waitsUntil}, onCancel}: {reading: PagesState; onCancel: () => void}): ReactNode {
  return (
    <Notice className="console-question">
      <p>
        <progress aria-label="Pages" /> {progressText(pages)}
      </p>
      {waitsUntil !== undefined && (
        <>
          <p role="status">You've reached the rate limit. We'll continue when it resets, so keep this page open.</p>
          <Countdown until={waitsUntil} lead="Continues in" />
        </>
      )}
      <Button onClick={onCancel}>Cancel</Button>
    </Notice>
  );
}

interface AllPagesProps {
  operation: ConsoleOperation;
  /** The request of the page that is shown. */
  sent: Texts;
  /** Called with what was read so far, whenever reading stops. */
  onRead: (list: WholeList) => void;
  /** What is shown of the list, with what starts; undefined while it is read, and at its end. */
  children: (start: {label: string; ask: () => void} | undefined) => ReactNode;
}

/** Gets every page of a list: asks first, shows how far it is, waits at the rate limit, and says how the list ended. */
export default function AllPages({operation, sent, onRead, children}: AllPagesProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const {reading, read, cancel} = useReading(operation, sent, onRead);
  const start = (maxRequests: number): void => {
    setAsking(false);
    read(maxRequests);
  };
  const end = reading?.end;
  return (
    <>
      <Hint role="status">{reading && end && endText(operation, reading.pages, end)}</Hint>
      {isAsking && <Ask operation={operation} onStart={start} onBack={() => setAsking(false)} />}
      {reading?.isReading && <Progress reading={reading} onCancel={cancel} />}
      {children(
        !isAsking && !reading?.isReading && end?.kind !== 'end'
          ? {label: end ? 'Get the rest' : 'Get all pages', ask: () => setAsking(true)}
          : undefined,
      )}
    </>
  );
}
