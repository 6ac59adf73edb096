import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {count, formatDate} from '@ecosystems-docs/text';
import {Button} from '../../components/controls/Button/Button';
import MockNote from '../../requests/browser/MockNote';
import {loadOperation} from '../../requests/browser/useOperation';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {holdPlace} from '../../browser/holdPlace';
import {hasReaderMoved} from '../../browser/watchReader';
import {joinFiles, startOf, headlineOf, type Inventory} from '@ecosystems-docs/lockfile-check';
import Ask, {filesText} from './Ask';
import {askBatch} from './askBatch';
import {Connection} from './connection';
import LookupProgress from './LookupProgress';
import {LeftOut} from './NameList';
import {readBrought, broughtTitle, type Brought, type BroughtRead} from './readBrought';
import Report from './Report';
import {useLookup} from './useLookup';
import './lockfileCheck.css';
import {LOCKFILE_REPORT, STATIC} from '../../markers/markers';

const OPERATION = 'packages/bulkLookupPackages';

/** What was read, and what looks it up. */
interface Opened extends BroughtRead {
  operation: ConsoleOperation;
  connection: Connection;
}

/** Asks, and looks up what the reader chose. */
function Loaded({files, unread, passedOver, ...others}: Opened & {find: string}): ReactNode {
  const [inventory, setInventory] = useState<Inventory>();
  return (
    <>
      <MockNote />
      {inventory ? (
        <LookedUp inventory={inventory} {...others} />
      ) : (
        <Ask files={files} unread={unread} passedOver={passedOver} onLookUp={setInventory} />
      )}
    </>
  );
}

interface LookedUpProps extends Omit<Opened, keyof BroughtRead> {
  inventory: Inventory;
  find: string;
}

/** Looks packages up, and shows the result. */
function LookedUp({inventory, operation, connection, find}: LookedUpProps): ReactNode {
  const {packages, files} = inventory;
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
      <LookupProgress
        {...lookup}
        summary={`${count(packages.length, 'package version')} in ${count(files.length, 'file')} · checked ${day} · ecosyste.ms`}
      />
      {progress.findings.size > 0 && <Report inventory={inventory} progress={progress} find={find} />}
    </>
  );
}

/** How far reading has come. */
type Reading = {done: number; of: number} | Opened | {message: string; inventory?: Inventory};

const NOT_LOADED = "The lookup didn't load. Check your connection and choose the file again.";

const FAILED =
  "We couldn't read your files: the page ran out of memory, or our reader failed. Choose fewer of them, or check them with check.mjs.";

/** What to say where nothing could be read: why, or of several files how many, with a list. */
function nothingRead({unread, passedOver}: BroughtRead): Reading {
  const [first, ...others] = unread;
  if (first && others.length === 0) return {message: first.message};
  const inventory = joinFiles([], unread, passedOver);
  return {message: `${headlineOf([], inventory, true).title}.`, inventory};
}

/** Reads what the reader has brought, and loads what looks it up. */
function useReading(brought: Brought): Reading {
  const [reading, setReading] = useState<Reading>({done: 0, of: 0});
  useEffect(() => {
    const left = new AbortController();
    const connection = new Connection();
    const show = (next: Reading): void => {
      if (!left.signal.aborted) setReading(next);
    };
    const read = async (): Promise<Reading> => {
      const read = await readBrought(brought, connection, left.signal, (done, of) => show({done, of}));
      if (read.files.length === 0) return nothingRead(read);
      return loadOperation(OPERATION, left.signal).then(
        (operation) => ({...read, operation, connection}),
        () => ({message: NOT_LOADED}),
      );
    };
    void read().then(show, () => show({message: FAILED}));
    return () => {
      left.abort();
      connection.close();
    };
  }, [brought]);
  return reading;
}

function Progress({done, of}: {done: number; of: number}): ReactNode {
  if (of < 2) return null;
  return (
    <p className="lockfile-check__progress">
      <progress aria-label="Files read" max={of} value={done} /> {done} of {count(of, 'file')}
    </p>
  );
}

interface CheckProps {
  brought: Brought;
  /** What the table is filtered by at first; empty: it shows everything. */
  find: string;
  /** Called when the reader is done with it. */
  onClose: () => void;
}

/** Reads files or a text, asks before anything is sent, and shows the packages in them with what we know of them. */
export default function Check({brought, find, onClose}: CheckProps): ReactNode {
  const reading = useReading(brought);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasReaderMoved()) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, []);
  return (
    // A translator replaces pieces of text, which React could then neither change nor remove.
    <section
      ref={holdPlace}
      className={`${LOCKFILE_REPORT} ${STATIC}`}
      aria-labelledby="lockfile-check-title"
      translate="no"
    >
      <div className="lockfile-check__head">
        <h2 id="lockfile-check-title" ref={heading} tabIndex={-1}>
          Check of {broughtTitle(brought)}
        </h2>
        <Button onClick={onClose}>Close</Button>
      </div>
      <p role="status" className="lockfile-check__said">
        {'done' in reading && 'Reading…'}
        {'message' in reading && reading.message}
        {'files' in reading && <span className="out-of-sight">Read {filesText(reading.files)}.</span>}
      </p>
      {'done' in reading && <Progress {...reading} />}
      {'inventory' in reading && reading.inventory && <LeftOut inventory={reading.inventory} />}
      {'files' in reading && <Loaded {...reading} find={find} />}
    </section>
  );
}
