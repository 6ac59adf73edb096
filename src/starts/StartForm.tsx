import {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {prepareRequest} from '../samples/request';
import type {Reading, StartRequest} from './reading';
import type * as Recogniser from './recognise';
import type {StartTable} from './table';
import {toTarget} from './target';
import './start.css';

/** Time without a key press after which the result is read out. */
const PAUSE_MS = 500;

const never = (): (() => void) => () => {};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function summary(readings: readonly Reading[]): string {
  const requests = readings.reduce((sum, reading) => sum + reading.requests.length, 0);
  return readings.length === 1
    ? `${readings[0]?.what}: ${count(requests, 'request takes it', 'requests take it')}.`
    : `This can mean ${readings.length} things. Together they have ${count(requests, 'request', 'requests')}.`;
}

function Request({id, request, table}: {id: string; request: StartRequest; table: StartTable}): ReactNode {
  const row = table[request.operation];
  const {method, url} = prepareRequest(toTarget(row), request.values);
  return (
    <li>
      <a id={id} href={row.page}>
        {request.gives}
      </a>
      <div className="code start__request">
        <span className={`method method--${method.toLowerCase()}`}>{method}</span>
        <code>{url}</code>
        <button type="button" className="code__copy" data-copy="" aria-describedby={id}>
          Copy
        </button>
      </div>
    </li>
  );
}

/**
 * "Start from what you have" as a form: a text goes in, the requests that take
 * it come out, filled in. The text is sent nowhere. What recognises it is loaded
 * when the input gets the focus. Without JavaScript, and on the server, the form
 * is empty: the list that is made from starts.ts stands there.
 *
 * @param props.table the operations that can come out, from `startTable`
 */
export default function StartForm({table}: {table: StartTable}): ReactNode {
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [recogniser, setRecogniser] = useState<typeof Recogniser>();
  const [failed, setFailed] = useState(false);
  const id = useId();
  const load = (): void => {
    if (!recogniser) import('./recognise').then(setRecogniser, () => setFailed(true));
  };
  const result = text.trim() ? recogniser?.recognise(text) : undefined;
  const refusal = !recogniser && failed ? 'A part of this page could not be loaded. Use the list, or load the page again.' : result && 'refusal' in result ? result.refusal : '';
  const readings = result && 'readings' in result ? result.readings : [];
  const message = refusal || (readings.length > 0 ? summary(readings) : '');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (!inBrowser) return null;
  return (
    <div className="start">
      <label htmlFor={id}>Paste what you have</label>
      <input
        id={id}
        type="text"
        value={text}
        onFocus={load}
        onChange={(event) => {
          load();
          setText(event.target.value);
        }}
        placeholder="pkg:npm/react"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <p id={`${id}-hint`} className="note">
        A package URL, an address, an identifier or a name. It stays in your browser.
      </p>
      <p className="start__said" role="status">
        {said}
      </p>
      {readings.map((reading, number) => (
        <section key={reading.kind + reading.what}>
          <h3>{reading.what}</h3>
          {reading.note && <p className="note">{reading.note}</p>}
          <ul>
            {reading.requests.map((request, place) => (
              <Request key={place} id={`${id}-${number}-${place}`} request={request} table={table} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
