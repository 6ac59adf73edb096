import {useEffect, useRef, useState, type ReactNode} from 'react';
import MockNote from '../../console/browser/MockNote';
import {loadOperation} from '../../console/browser/useOperation';
import '../../console/browser/console.css';
import type {ConsoleOperation} from '../../console/consoleOperation';
import {MAX_FILE_SIZE, tooLarge} from '../limits';
import type {ReadResult} from '../types';
import Ask from './Ask';
import {Connection} from './connection';
import LookupProgress from './LookupProgress';
import type {Source} from './messages';
import Results from './Results';
import {useLookup} from './useLookup';
import './xray.css';

const OPERATION = 'packages/bulkLookupPackages';

interface Read {
  result: ReadResult;
  operation: ConsoleOperation;
  connection: Connection;
}

type Reading = Read | {message: string};

async function read(source: Source, connection: Connection, signal: AbortSignal): Promise<Reading> {
  const size = typeof source.content === 'string' ? source.content.length : source.content.size;
  // Before it is read into memory.
  if (size > MAX_FILE_SIZE) return {message: tooLarge(source.name || 'This text')};
  const outcome = await connection.read(source);
  if (!outcome.ok) return {message: outcome.message};
  try {
    return {result: outcome.result, operation: await loadOperation(OPERATION, signal), connection};
  } catch {
    return {message: "The lookup didn't load. Check your connection and choose the file again."};
  }
}

/** Asks, looks up, and shows what came of it. */
function Loaded({result, operation, connection, find}: Read & {find: string}): ReactNode {
  const lookup = useLookup(result.packages, operation, connection);
  const {progress, start} = lookup;
  const [hasStarted, setStarted] = useState(false);
  const begin = (): void => {
    setStarted(true);
    start('waiting');
  };
  if (!hasStarted)
    return (
      <>
        <MockNote />
        <Ask result={result} batches={progress.batches} onLookUp={begin} />
      </>
    );
  return (
    <>
      <MockNote />
      <LookupProgress {...lookup} />
      {progress.findings.size > 0 && <Results result={result} progress={progress} find={find} />}
    </>
  );
}

/**
 * Reads a file or a text, asks before anything is sent, and shows the packages
 * in it with what we know of them.
 *
 * @param props.source what the reader brings
 * @param props.find what the table is filtered by at first; empty: it shows everything
 * @param props.onClose called when the reader is done with it
 */
export default function Xray({source, find, onClose}: {source: Source; find: string; onClose: () => void}): ReactNode {
  const [reading, setReading] = useState<Reading>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    const left = new AbortController();
    const connection = new Connection();
    void read(source, connection, left.signal).then((outcome) => {
      if (!left.signal.aborted) setReading(outcome);
    });
    return () => {
      left.abort();
      connection.close();
    };
  }, [source]);
  return (
    <section className="xray static" aria-labelledby="xray-title">
      <div className="xray__head">
        <h2 id="xray-title" ref={heading} tabIndex={-1}>
          X-ray of {source.name || 'what you pasted'}
        </h2>
        <button type="button" className="try-button" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className="xray__said">
        {!reading && 'Reading…'}
        {reading && 'message' in reading && reading.message}
        {reading && 'result' in reading && <span className="out-of-sight">Read as {reading.result.formatName}.</span>}
      </p>
      {reading && 'result' in reading && <Loaded {...reading} find={find} />}
    </section>
  );
}
