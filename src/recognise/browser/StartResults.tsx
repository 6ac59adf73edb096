import {Fragment, useEffect, useId, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {count} from '@ecosystems-docs/text';
import {consoleLink} from '../../requests/fragment';
import {breakable, prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import type {Reading, StartRequest} from '../reading';
import {recogniseWithSource} from '../otherSource';
import {toTarget, type StartTable} from '../startTarget';
import './start.css';
import {CHOOSE, CODE, FIND, REQUEST} from '../../markers/markers';

/** Pause in typing after which the result is announced. */
const ANNOUNCE_DELAY_MS = 500;

function summary(readings: readonly Reading[]): string {
  const [only, ...others] = readings;
  if (only && others.length === 0) return `${only.what}: ${count(only.requests.length, 'request')}.`;
  return `This could mean ${readings.length} things.`;
}

interface RequestProps {
  id?: string;
  request: StartRequest;
  table: StartTable;
}

/** The first request of a reading: sent from here, if its service lets browsers in. */
function FirstRequest({id, request, table}: RequestProps): ReactNode {
  const row = table[request.operation];
  const {method, url} = prepareRequest(toTarget(row), request.values);
  return (
    <li className={REQUEST}>
      <a id={id} href={consoleLink(row.page, request.values)}>
        {request.gives}
      </a>
      <div className={`${CODE} start__request`}>
        <span className={`method method--${method.toLowerCase()}`}>{method}</span>
        <code translate="no">
          {breakable(url).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
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

/** Another request of a reading, as a row that leads to its page. */
function OtherRequest({request, table}: RequestProps): ReactNode {
  const {page, method = 'GET'} = table[request.operation];
  return (
    <li>
      <a className="start__other" href={consoleLink(page, request.values)}>
        <span className={`method method--${method.toLowerCase()}`}>{method}</span> {request.gives}
      </a>
    </li>
  );
}

/**
 * Shows the requests that take a pasted text, with its values filled in. The text
 * is sent nowhere.
 *
 * @param props.text the text
 * @param props.table the operations that can result, from `startTable`
 * @param props.status where it is said, below the field, what was recognised
 */
export default function StartResults({
  text,
  table,
  status,
}: {
  text: string;
  table: StartTable;
  status: Element;
}): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const result = text.trim() ? recogniseWithSource(text) : undefined;
  const readings = result && 'readings' in result ? result.readings : [];
  const message = result && 'refusal' in result ? result.refusal : readings.length > 0 ? summary(readings) : '';
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(message), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      {createPortal(
        <p className={readings.length > 0 ? 'note' : 'note is-refusal'} role="status">
          {announcement}
        </p>,
        status,
      )}
      {readings.map((reading, number) => (
        <section key={reading.kind + reading.what}>
          <h3>{reading.what}</h3>
          {reading.advisory && (
            <p>
              Does it affect your project?{' '}
              <button type="button" className="expand start__check" {...{[CHOOSE]: 'files', [FIND]: reading.advisory}}>
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
          <ul role="list" className="start__list">
            {reading.requests.map((request, place) => {
              const Request = place === 0 ? FirstRequest : OtherRequest;
              return (
                <Request
                  key={`${request.operation}${JSON.stringify(request.values)}`}
                  id={`${id}-${number}`}
                  request={request}
                  table={table}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
