/** Runs a request where it stands: its response takes the place of the example. */
import {useEffect, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {prepareRequest} from '../../samples/request';
import {withBase} from '../address';
import type {ConsoleOperation} from '../consoleOperation';
import Confirm from './Confirm';
import './console.css';
import {effectText} from './consoleText';
import {readTexts, startTexts} from './fields';
import {readFragment} from './fragment';
import {loadOperation} from './loadOperation';
import {Outcome} from './Result';
import type {Outgoing} from './send';
import {storedBase} from './storedBase';
import {useExchange} from './useExchange';

interface RunProps {
  /** `<api>/<operationId>` */
  reference: string;
  /** Leads to the console; its fragment holds the values. */
  link: HTMLAnchorElement;
  /** Called when the reader wants the example back. */
  onBack: () => void;
  /** Called when what had the focus goes away. */
  onFocus: () => void;
}

function outgoing(operation: ConsoleOperation, hash: string): Outgoing {
  const texts = readFragment(operation, hash) ?? startTexts(operation);
  const request = prepareRequest(operation, readTexts(operation, texts).values);
  return {...request, url: withBase(request.url, storedBase())};
}

function Loaded({operation, link, onBack, onFocus}: RunProps & {operation: ConsoleOperation}): ReactNode {
  const {exchange, start, cancel} = useExchange(operation);
  const [toConfirm, setToConfirm] = useState(operation.effect === 'creates');
  useEffect(() => {
    if (!toConfirm) start(outgoing(operation, link.hash));
  }, [toConfirm, operation, link, start]);
  const create = (): void => {
    setToConfirm(false);
    onFocus();
  };
  if (toConfirm) return <Confirm operation={operation} onCreate={create} onBack={onBack} />;
  return (
    <>
      <Outcome operation={operation} exchange={exchange} onAgain={start} onClear={onBack} />
      <p className="try-actions">
        {exchange.busy && (
          <button type="button" className="try-button" onClick={cancel}>
            Cancel
          </button>
        )}
        <a href={link.pathname + link.hash}>Change the values</a>
      </p>
      {operation.effect === 'queues' && <p className="try-hint">{effectText(operation)}</p>}
    </>
  );
}

function RunResult(props: RunProps): ReactNode {
  const [{operation, failed}, setLoading] = useState<{operation?: ConsoleOperation; failed?: boolean}>({});
  const {reference} = props;
  useEffect(() => {
    const left = new AbortController();
    loadOperation(reference, left.signal).then(
      (loaded) => setLoading({operation: loaded}),
      () => {
        if (!left.signal.aborted) setLoading({failed: true});
      },
    );
    return () => left.abort();
  }, [reference]);
  if (operation) return <Loaded {...props} operation={operation} />;
  return failed ? (
    <p role="alert" className="try-hint">
      What sends the request could not be loaded. Press Run again, or copy the request into a terminal.
    </p>
  ) : (
    <p className="try-hint">Loading…</p>
  );
}

/** A place in which a request runs. */
export interface Run {
  /** Sends the request, again where it was sent before. */
  start(): void;
  /** Puts the example back. */
  end(): void;
}

/**
 * @param element `<run-request>`, beside a link to the console in its request or list item
 * @returns undefined where the page has no such link
 */
export function runInPlace(element: HTMLElement): Run | undefined {
  const box = element.closest<HTMLElement>('.request, li');
  const link = box?.querySelector('a');
  if (!box || !link) return undefined;
  const example = box.querySelector<HTMLElement>('.example');
  const place = document.createElement('div');
  place.className = 'example run-result';
  const root = createRoot(place);
  const focus = (): void => element.querySelector('button')?.focus();
  let count = 0;
  const show = (isRunning: boolean): void => {
    if (isRunning) box.append(place);
    else place.remove();
    if (example) example.hidden = isRunning;
  };
  const back = (): void => {
    root.render(null);
    show(false);
    focus();
  };
  return {
    start() {
      count += 1;
      show(true);
      root.render(
        <RunResult
          key={count}
          reference={element.getAttribute('of') ?? ''}
          link={link}
          onBack={back}
          onFocus={focus}
        />,
      );
    },
    end() {
      root.unmount();
      show(false);
    },
  };
}
