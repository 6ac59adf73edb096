/** Runs a request where it stands: its response takes the place of the example. */
import {useEffect, useState, type ReactNode} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import {Hint} from '../../components/controls/FormField/FormField';
import {createRoot} from 'react-dom/client';
import {holdPlace} from '../../browser/holdPlace';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import Confirm from './Confirm';
import './console.css';
import {effectText} from '../../requests/browser/requestText';
import {rememberJob, withEarlierJob} from './earlierJobs';
import {startTexts} from './fields';
import {readFragment, writeFragment} from './formFragment';
import {useOperation} from '../../requests/browser/useOperation';
import MockNote from '../../requests/browser/MockNote';
import {nextPage} from './nextPage';
import OpenRequest from './OpenRequest';
import {ExchangeView} from './Result';
import {useRuns} from './useRuns';
import {EXAMPLE, REQUEST} from '../../markers/markers';

interface RunProps {
  /** `<api>/<operationId>` */
  reference: string;
  /** Holds the request, its samples and its example. */
  box: Element;
  /** Leads to the console; its fragment holds the values. */
  link: HTMLAnchorElement;
  /** Called when the reader wants the example back. */
  onBack: () => void;
  /** Called when there is something in the place of what was there before. */
  onShown: () => void;
  /** Called when what had the focus goes away. */
  onFocus: () => void;
}

function Loaded({operation, box, link, onBack, onShown, onFocus}: RunProps & {operation: ConsoleOperation}): ReactNode {
  const {exchange, sent, send, again, cancel} = useRuns(operation);
  const [toConfirm, setToConfirm] = useState(operation.effect === 'creates');
  // Mounted anew for each run, so that it knows what ran before.
  const [{texts, isEarlier}] = useState(() =>
    withEarlierJob(box, operation, readFragment(operation, link.hash) ?? startTexts(operation)),
  );
  useEffect(() => {
    if (!toConfirm) send(texts);
  }, [toConfirm, texts, send]);
  const {busy, isWaiting, response} = exchange;
  useEffect(() => {
    if (response && !busy) void rememberJob(box, operation, response);
  }, [response, busy, box, operation]);
  useEffect(() => {
    if (sent && !isWaiting) onShown();
  }, [sent, isWaiting, onShown]);
  const create = (): void => {
    setToConfirm(false);
    onFocus();
  };
  const next = sent && exchange.response && nextPage(operation, sent, exchange.response, exchange.view);
  if (toConfirm) return <Confirm operation={operation} isLate onCreate={create} onBack={onBack} />;
  return (
    <>
      <MockNote />
      {isEarlier && <Hint>Uses the ID of the job that you created above.</Hint>}
      <ExchangeView
        operation={operation}
        exchange={exchange}
        sent={sent}
        page={link.pathname}
        onAgain={again}
        onNext={next && (() => !busy && send(next))}
      />
      <ButtonRow as="p">
        <Button onClick={onBack}>Show the example</Button>
        {busy && <Button onClick={cancel}>Cancel</Button>}
        <a href={link.pathname + ((sent && writeFragment(sent)) ?? link.hash)}>Change the values</a>
        {sent && <OpenRequest operation={operation} texts={sent} />}
      </ButtonRow>
      {operation.effect === 'queues' && <Hint>{effectText(operation)}</Hint>}
    </>
  );
}

function RunResult(props: RunProps): ReactNode {
  const {operation, failed} = useOperation(props.reference);
  const {box} = props;
  useEffect(() => holdPlace(box), [box]);
  if (operation) return <Loaded {...props} operation={operation} />;
  return failed ? (
    <Hint role="alert">We couldn't load the console. Choose Run again, or run the request in a terminal.</Hint>
  ) : (
    <Hint>Loading…</Hint>
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
  const box = element.closest<HTMLElement>(`.${REQUEST}, li`);
  const link = box?.querySelector('a');
  if (!box || !link) return undefined;
  const example = box.querySelector<HTMLElement>(`.${EXAMPLE}`);
  const place = document.createElement('div');
  place.className = `${EXAMPLE} result-in-page`;
  const root = createRoot(place);
  const focus = (): void => element.querySelector('button')?.focus();
  let count = 0;
  const shrink = (): void => {
    place.style.minHeight = '';
  };
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
      place.style.minHeight = `${(place.isConnected ? place : example)?.offsetHeight ?? 0}px`;
      show(true);
      root.render(
        <RunResult
          key={count}
          reference={element.getAttribute('of') ?? ''}
          box={box}
          link={link}
          onBack={back}
          onShown={shrink}
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
