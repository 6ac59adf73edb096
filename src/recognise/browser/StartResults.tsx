import {useEffect, useId, useState, type ReactNode} from 'react';
import {count} from '../../format/numbers';
import {consoleLink} from '../../requests/fragment';
import {prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import type {Reading, StartRequest} from '../reading';
import {recognise} from '../recognise';
import {toTarget, type StartTable} from '../startTarget';
import './start.css';

/** Pause in typing after which the result is announced. */
const ANNOUNCE_DELAY_MS = 500;

function summary(readings: readonly Reading[]): string {
  const [only, ...others] = readings;
  if (only && others.length === 0) return `${only.what}: ${count(only.requests.length, 'request')}.`;
  return `This could mean ${readings.length} things.`;
}

function Request({id, request, table}: {id: string; request: StartRequest; table: StartTable}): ReactNode {
  const row = table[request.operation];
  const {method, url} = prepareRequest(toTarget(row), request.values);
  return (
    <li>
      <a id={id} href={consoleLink(row.page, request.values)}>
        {request.gives}
      </a>
      <div className="code start__request">
        <span className={`method method--${method.toLowerCase()}`}>{method}</span>
        <code translate="no">{url}</code>
        {row.cors && (
          <run-request of={request.operation}>
            <button type="button" className="code__copy" aria-describedby={id}>
              Run
            </button>
          </run-request>
        )}
        <copy-button>
          <button type="button" className="code__copy" aria-describedby={id}>
            Copy
          </button>
        </copy-button>
      </div>
    </li>
  );
}

/**
 * Shows the requests that take a pasted text, with its values filled in. The text
 * is sent nowhere.
 *
 * @param props.text the text
 * @param props.table the operations that can result, from `startTable`
 */
export default function StartResults({text, table}: {text: string; table: StartTable}): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const result = text.trim() ? recognise(text) : undefined;
  const readings = result && 'readings' in result ? result.readings : [];
  const message = result && 'refusal' in result ? result.refusal : readings.length > 0 ? summary(readings) : '';
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(message), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <p className={readings.length === 1 ? 'out-of-sight' : 'start__said'} role="status">
        {announcement}
      </p>
      {readings.map((reading, number) => (
        <section key={reading.kind + reading.what}>
          <h3>{reading.what}</h3>
          {reading.advisory && (
            <p>
              Does it affect your project?{' '}
              <button type="button" className="expand start__check" data-xray={reading.advisory}>
                Check a lockfile…
              </button>
            </p>
          )}
          {reading.owner && (
            <p>
              <a href={`/docs/guides/recipes/organisation-dependents#owner=${reading.owner}`}>
                See its repositories, packages and dependents in one table
              </a>
            </p>
          )}
          {reading.note && <p className="note">{reading.note}</p>}
          <ul className="start__list">
            {reading.requests.map((request, place) => (
              <Request
                key={`${request.operation}${JSON.stringify(request.values)}`}
                id={`${id}-${number}-${place}`}
                request={request}
                table={table}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
