import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {formatDate} from '../../format/dates';
import {count} from '../../format/numbers';
import MockNote from '../../requests/browser/MockNote';
import {loadOperation} from '../../requests/browser/useOperation';
import '../../console/browser/console.css';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {holdPlace} from '../../browser/holdPlace';
import {hasReaderMoved} from '../../browser/watchReader';
import {type FileContents, MAX_FILE_SIZE, type ReadResult, tooLarge} from '@ecosystems-docs/lockfile-reader';
import {startOf} from '../lookUp';
import Ask from './Ask';
import {askBatch} from './askBatch';
import {Connection} from './connection';
import LookupProgress from './LookupProgress';
import type {Source} from './workerMessages';
import Report from './Report';
import {useLookup} from './useLookup';
import './projectCheck.css';

const OPERATION = 'packages/bulkLookupPackages';

interface Read {
  contents: FileContents;
  operation: ConsoleOperation;
  connection: Connection;
}

/** What reading a source comes to; a message says why it can't be read. */
type Opened = Read | {message: string};

async function read(source: Source, connection: Connection, signal: AbortSignal): Promise<Opened> {
  const size = typeof source.content === 'string' ? source.content.length : source.content.size;
  // Before it is read into memory.
  if (size > MAX_FILE_SIZE) return {message: tooLarge(source.name || 'This text')};
  const outcome = await connection.read(source);
  if (!outcome.ok) return {message: outcome.message};
  try {
    return {contents: outcome.contents, operation: await loadOperation(OPERATION, signal), connection};
  } catch {
    return {message: "The lookup didn't load. Check your connection and choose the file again."};
  }
}

/** Asks, and looks up what the reader chose. */
function Loaded({contents, ...others}: Read & {find: string}): ReactNode {
  const [result, setResult] = useState<ReadResult>();
  return (
    <>
      <MockNote />
      {result ? <LookedUp result={result} {...others} /> : <Ask contents={contents} onLookUp={setResult} />}
    </>
  );
}

/** What is looked up. */
interface LookedUpProps extends Omit<Read, 'contents'> {
  result: ReadResult;
  find: string;
}

/** Looks up, and shows what came of it. */
function LookedUp({result, operation, connection, find}: LookedUpProps): ReactNode {
  const {packages} = result;
  const lookup = useLookup(
    () => startOf(packages),
    (batch, signal) => askBatch(batch, packages, operation, connection, signal),
  );
  const {progress, start} = lookup;
  const begin = useEffectEvent(() => start('waiting'));
  useEffect(() => begin(), []);
  // The reader's day, not the one at Greenwich. It stays while the page is open, so that a report isn't newer than what it tells.
  const [day] = useState(() => formatDate(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  return (
    <>
      <LookupProgress {...lookup} summary={`${count(packages.length, 'package')} · checked ${day} · ecosyste.ms`} />
      {progress.findings.size > 0 && <Report result={result} progress={progress} find={find} />}
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
  const [opened, setOpened] = useState<Opened>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasReaderMoved()) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    const left = new AbortController();
    const connection = new Connection();
    void read(source, connection, left.signal).then((result) => {
      if (!left.signal.aborted) setOpened(result);
    });
    return () => {
      left.abort();
      connection.close();
    };
  }, [source]);
  return (
    // A translator replaces pieces of text, which React could then neither change nor remove.
    <section ref={holdPlace} className="xray static" aria-labelledby="xray-title" translate="no">
      <div className="xray__head">
        <h2 id="xray-title" ref={heading} tabIndex={-1}>
          Check of {source.name || 'what you pasted'}
        </h2>
        <button type="button" className="try-button" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className="xray__said">
        {!opened && 'Reading…'}
        {opened && 'message' in opened && opened.message}
        {opened && 'contents' in opened && (
          <span className="out-of-sight">Read as {opened.contents.all.formatName}.</span>
        )}
      </p>
      {opened && 'contents' in opened && <Loaded {...opened} find={find} />}
    </section>
  );
}
