import {useDeferredValue, useMemo, useState, type DragEvent, type ReactNode} from 'react';
import {count, formatNumber} from '../../format/numbers';
import {COLUMNS} from '../columns/columns';
import {percent} from '../columns/cells';
import type {Progress} from '../lookUp';
import {recipeFor} from '../recipes';
import {filterRows, hasUnscored, rowsOf, type Filter, type Row} from '../rows';
import {countTiles, EXPLOITED_TILE, TILES, type Tile} from '../tiles';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';
import {affectedBy, unknownsOf, verdictOf} from '../verdict';
import Exports, {SaveShown} from './Exports';
import Filters, {useCatalogue} from './Filters';
import PackageDialog from './PackageDialog';
import PackageTable from './PackageTable';
import ProjectPicture from './ProjectPicture';
import Tiles from './Tiles';
import VerdictHead from './VerdictHead';

/** What CISA calls its files. */
const CATALOGUE = /known[_-]?exploited|\bkev\b/i;

/** What wasn't found, in a line that opens. */
function NotFound({rows}: {rows: readonly Row[]}): ReactNode {
  const missing = rows.filter(({state}) => state === 'not-found');
  if (missing.length === 0) return null;
  return (
    <details className="xray__missing">
      <summary>{formatNumber(missing.length)} not found</summary>
      <p>
        <a href="/docs/guides/package-urls#not-found">Why a lookup finds nothing</a>
      </p>
      <pre className="xray__names" translate="no" tabIndex={0} role="group" aria-label="Not found">
        {missing.map(({package: {name, version}}) => `${name} ${version ?? ''}`.trim()).join('\n')}
      </pre>
    </details>
  );
}

function Unknowns({sentences}: {sentences: readonly string[]}): ReactNode {
  if (sentences.length === 0) return null;
  return (
    <section className="xray__unknowns" aria-labelledby="xray-unknowns">
      <h3 id="xray-unknowns">What this report can't tell you</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

interface ShownProps {
  shown: readonly Row[];
  found: readonly Row[];
  filter: Filter;
  now: number;
}

/** Says how much of what was found the table shows, and what a filter can't decide. */
function Shown({shown, found, filter, now}: ShownProps): ReactNode {
  const left = new Set(shown);
  const unscored =
    filter.epss > 0
      ? filterRows(found, {...filter, epss: 0}, now).filter((row) => !left.has(row) && hasUnscored(row)).length
      : 0;
  return (
    <p role="status" className="xray__hint">
      {shown.length === found.length
        ? `${count(found.length, 'package version')} found.`
        : `Showing ${formatNumber(shown.length)} of the ${count(found.length, 'package version')} we found${filter.epss > 0 ? `, with an EPSS of ${percent(filter.epss)} or more` : ''}.`}
      {unscored > 0 &&
        ` ${formatNumber(unscored)} more ${unscored === 1 ? 'has' : 'have'} an advisory without a score.`}
      {shown.length === 0 && " That isn't a pass: a package that we don't know has no advisories to compare."}
    </p>
  );
}

interface PackagesProps {
  result: ReadResult;
  /** Whether the lookup still runs, so that a file would have a part of the rows. */
  isBusy: boolean;
  rows: readonly Row[];
  filter: Filter;
  tiles: readonly Tile[];
  hasAllColumns: boolean;
  now: number;
}

/** The table of what was found, with how much of it is shown, and what a row opens. */
function Packages({result, isBusy, rows, filter, tiles, hasAllColumns, now}: PackagesProps): ReactNode {
  const [open, setOpen] = useState<{row: Row; what: 'record' | 'request'}>();
  const found = useMemo(() => rows.filter(({finding}) => finding), [rows]);
  const shown = useMemo(() => filterRows(found, filter, now), [found, filter, now]);
  const own = tiles.find(({mark}) => mark === filter.mark)?.column;
  const columns = useMemo(
    () => COLUMNS.filter(({id, isFirst}) => isFirst || hasAllColumns || id === own),
    [hasAllColumns, own],
  );
  return (
    <>
      <Shown shown={shown} found={found} filter={filter} now={now} />
      {!isBusy && shown.length > 0 && shown.length < found.length && <SaveShown result={result} rows={shown} />}
      <PackageTable rows={shown} columns={columns} now={now} onOpen={(row, what) => setOpen({row, what})} />
      <NotFound rows={rows} />
      {open && <PackageDialog {...open} now={now} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface ReportProps {
  result: ReadResult;
  progress: Progress;
  /** What the table is filtered by at first. */
  find: string;
}

/** What a lookup has found: the verdict, counts that filter, the ways to what is affected, the table, and what isn't known. */
export default function Report({result, progress, find}: ReportProps): ReactNode {
  // What is old stays so while the page is open.
  const [now] = useState(() => Date.now());
  const [filter, setFilter] = useState<Filter>({text: find, mark: 'all', epss: 0});
  const [hasAllColumns, setAllColumns] = useState(false);
  const {exploited, problem, read} = useCatalogue();
  // Each response changes all of this; a press of a button doesn't wait for it.
  const known = useDeferredValue(progress);
  const rows = useMemo(() => rowsOf(result.packages, known, exploited), [result, known, exploited]);
  const isFinal = !known.busy && known.batches.every(({state}) => state === 'done');
  const tiles = useMemo(() => (exploited ? [EXPLOITED_TILE, ...TILES] : TILES), [exploited]);
  // Each looks at every row, so a letter that is typed into a filter doesn't wait for them.
  const verdict = useMemo(() => verdictOf(rows, now, isFinal), [rows, now, isFinal]);
  const counted = useMemo(() => countTiles(tiles, rows, now), [tiles, rows, now]);
  const unknowns = useMemo(() => unknownsOf(result, rows, now), [result, rows, now]);
  const recipe = recipeFor(result.format);
  const takeCatalogue = (event: DragEvent): void => {
    const file = event.dataTransfer.files[0];
    if (!file || !CATALOGUE.test(file.name)) return;
    event.preventDefault();
    event.stopPropagation();
    read(file);
  };
  return (
    <div className="xray__report" onDrop={takeCatalogue}>
      <div className="xray__top">
        <VerdictHead verdict={verdict} />
        {!known.busy && <Exports result={result} rows={rows} />}
      </div>
      {find && (
        <p>
          <strong>{affectedBy(rows, find, isFinal)}</strong>
        </p>
      )}
      <Tiles counted={counted} mark={filter.mark} onChoose={(mark) => setFilter({...filter, mark})} />
      <ProjectPicture result={result} rows={rows} />
      <h3 id="xray-packages">Packages</h3>
      <Filters
        filter={filter}
        hasAllColumns={hasAllColumns}
        exploited={exploited}
        problem={problem}
        onFilter={setFilter}
        onColumns={setAllColumns}
        onFile={read}
      />
      <Packages
        result={result}
        isBusy={known.busy}
        rows={rows}
        filter={filter}
        tiles={tiles}
        hasAllColumns={hasAllColumns}
        now={now}
      />
      <Unknowns sentences={unknowns} />
      <p className="xray__hint xray__recipe">
        To do this in CI, see <a href={recipe.page}>{recipe.title}</a>. Its input is a list of package URLs, which is
        among the downloads.
      </p>
    </div>
  );
}
