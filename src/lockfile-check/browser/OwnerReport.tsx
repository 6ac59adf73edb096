import {useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode} from 'react';
import {count} from '@ecosystems-docs/text';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import ColumnChooser from '../../data-view/browser/ColumnChooser';
import DataFrame from '../../data-view/browser/DataFrame';
import {useCsvDownload} from '../../data-view/browser/useCsvDownload';
import {openJson, type JsonDocument} from '../../data-view/browser/json/document';
import MockNote from '../../requests/browser/MockNote';
import TableView from '../../data-view/browser/TableView';
import {useColumns} from '../../data-view/browser/useColumns';
import {useOperation} from '../../requests/browser/useOperation';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {sortedNext, sortRows, type Sorting} from '../../data-view/sorting';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {holdPlace} from '../../browser/holdPlace';
import {readRecords, type Batch, type PackageRecord, type Reply} from '@ecosystems-docs/lockfile-check';
import {
  foundText,
  listValues,
  MAX_REPOSITORIES,
  OWNER_COLUMNS,
  ownerKey,
  ownerRows,
  readRepositories,
  startOfRepositories,
  type Owner,
  type OwnerRepository,
  type OwnerRow,
} from '../owner';
import Agree from './Agree';
import {ask, unreadable} from './askBatch';
import LookupProgress from './LookupProgress';
import {useLookup} from './useLookup';
import './lockfileCheck.css';

const REPOSITORIES = ['repository', 'repositories'] as const;

async function replyOf<F>(body: Blob, operation: ConsoleOperation, read: (json: Json) => F): Promise<Reply<F>> {
  try {
    return {kind: 'found', findings: [read(JSON.parse(await body.text()) as Json)]};
  } catch (error) {
    return unreadable(operation, (error as Error).message);
  }
}

async function askForRepositories(
  owner: Owner,
  operation: ConsoleOperation,
  signal: AbortSignal,
): Promise<Reply<OwnerRepository[]>> {
  const body = await ask(operation, listValues(owner), signal);
  if (body instanceof Blob) return replyOf(body, operation, readRepositories);
  return body.kind === 'failed' && body.status === 404
    ? {...body, problem: `We have no record of ${owner.title}. Check the spelling.`}
    : body;
}

/** A bulk lookup takes one repository, returns all its packages, and queues no sync. */
async function askForPackages(
  {urls: [url = '']}: Batch,
  operation: ConsoleOperation,
  signal: AbortSignal,
): Promise<Reply<PackageRecord[]>> {
  const body = await ask(operation, {parameters: {}, body: {repository_urls: url}}, signal);
  return body instanceof Blob ? replyOf(body, operation, readRecords) : body;
}

/** @returns the rows as a document, which table and CSV are made from; undefined until it is open */
function useDocument(rows: readonly OwnerRow[]): JsonDocument | undefined {
  const [document, setDocument] = useState<JsonDocument>();
  useEffect(() => {
    let opened: JsonDocument | undefined;
    let isOver = false;
    void openJson(new Blob([JSON.stringify(rows)])).then((one) => {
      if (isOver) return one.close();
      opened = one;
      setDocument(one);
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [rows]);
  return document;
}

/** The rows as a table whose columns can be chosen and sorted by, and as CSV in the same order. */
function OwnerTable({owner, rows}: {owner: Owner; rows: readonly OwnerRow[]}): ReactNode {
  const [sorting, setSorting] = useState<Sorting<string>>();
  const sorted = useMemo(
    () => (sorting ? sortRows(rows, ownerKey(sorting.column), sorting.descending) : rows),
    [rows, sorting],
  );
  const document = useDocument(sorted);
  const choice = useColumns('owner', Object.keys(rows[0] ?? {}));
  const csv = useCsvDownload(document, owner.url.replace(/\W+/g, '-'), choice.columns);
  const [isWide, setWide] = useState(false);
  if (!document) return null;
  return (
    <DataFrame>
      <ButtonRow>
        <Button onClick={() => setWide(true)}>Enlarge</Button>
        <Button {...csv} />
      </ButtonRow>
      <ColumnChooser {...choice} />
      <TableView
        title={`Repositories and packages of ${owner.title}`}
        document={document}
        columns={choice.columns}
        areCounts
        sorting={sorting}
        onSort={(column) => {
          const isDescending = OWNER_COLUMNS.some((one) => one.title === column && one.isDescending);
          setSorting(sortedNext(sorting, column, isDescending));
        }}
        isWide={isWide}
        onClose={() => setWide(false)}
      />
      <p className="lockfile-check__hint">
        “unknown” means that our index doesn't have the value, not that it's zero or none. Dependent counts include past
        dependents, and <a href="/docs/guides/dependents#age">haven't been recalculated regularly</a> since December
        2023, so later packages have 0.
      </p>
    </DataFrame>
  );
}

interface PackagesProps {
  owner: Owner;
  repositories: readonly OwnerRepository[];
  /** Bulk lookup. */
  operation: ConsoleOperation;
}

/** Asks whether the packages of the repositories are looked up, and shows the repositories with what is known of them. */
function Packages({owner, repositories, operation}: PackagesProps): ReactNode {
  const [hasAgreed, setAgreed] = useState(false);
  const lookup = useLookup(
    () => startOfRepositories(repositories),
    (batch, signal) => askForPackages(batch, operation, signal),
  );
  const {progress, start} = lookup;
  // The table keeps still while requests are sent, and shows what is there whenever they stop or wait.
  const [shown, setShown] = useState(progress);
  const isStill = !progress.busy || progress.limitedUntil !== undefined;
  if (isStill && shown !== progress) setShown(progress);
  const rows = useMemo(() => ownerRows(repositories, shown), [repositories, shown]);
  const of = count(repositories.length, ...REPOSITORIES);
  const agree = (): void => {
    setAgreed(true);
    start('waiting');
  };
  return (
    <>
      {hasAgreed ? (
        <>
          <LookupProgress {...lookup} units={REPOSITORIES} />
          {isStill && <p>{foundText(repositories, progress)}</p>}
        </>
      ) : (
        <div className="lockfile-check__ask">
          <p>
            <strong>{of}</strong>. Look up their packages at packages.ecosyste.ms in{' '}
            {count(repositories.length, 'request')}, one for each repository?
          </p>
          <Agree
            id="owner"
            requests={repositories.length}
            note="We send the URLs of these repositories."
            label="Look up the packages"
            onAgree={agree}
          />
        </div>
      )}
      <OwnerTable owner={owner} rows={rows} />
    </>
  );
}

interface RepositoriesProps {
  owner: Owner;
  list: ConsoleOperation;
  lookup: ConsoleOperation;
}

/** Lists the repositories, which the reader has asked for, and goes on with them. */
function Repositories({owner, list, lookup: operation}: RepositoriesProps): ReactNode {
  const lookup = useLookup<OwnerRepository[]>(
    () => ({batches: [{urls: [owner.url], members: [0], state: 'waiting'}], findings: new Map(), busy: false}),
    (_batch, signal) => askForRepositories(owner, list, signal),
  );
  const begin = useEffectEvent(() => lookup.start('waiting'));
  useEffect(() => begin(), []);
  const all = lookup.progress.findings.get(0);
  const repositories = useMemo(() => all?.slice(0, MAX_REPOSITORIES), [all]);
  if (!all || !repositories) return <LookupProgress {...lookup} units={['owner', 'owners']} />;
  if (all.length === 0) return <p role="status">We don't know any repositories of {owner.title} except forks.</p>;
  return (
    <>
      {all.length > repositories.length && (
        <p>
          There are more than {MAX_REPOSITORIES} repositories. Here are the {MAX_REPOSITORIES} with the most stars,
          excluding forks.
        </p>
      )}
      <Packages owner={owner} repositories={repositories} operation={operation} />
    </>
  );
}

/**
 * The repositories of an owner with their packages, as one table. Sends the request for the repositories at once, and
 * asks before it sends those for their packages.
 */
export default function OwnerReport({owner, takesFocus}: {owner: Owner; takesFocus: boolean}): ReactNode {
  const list = useOperation('repositories/getHostOwnerRepositories');
  const lookup = useOperation('packages/bulkLookupPackages');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    // A translator replaces pieces of text that React would update.
    <section
      ref={holdPlace}
      className="result-in-page lockfile-check-owner"
      aria-labelledby="owner-title"
      translate="no"
    >
      <h3 id="owner-title" ref={heading} tabIndex={-1}>
        {owner.title}
      </h3>
      <MockNote />
      {list.operation && lookup.operation ? (
        <Repositories owner={owner} list={list.operation} lookup={lookup.operation} />
      ) : (
        <p role="status">
          {list.failed || lookup.failed ? "The lookup didn't load. Check your connection and try again." : 'Loading…'}
        </p>
      )}
    </section>
  );
}
