import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {count, formatNumber} from '@ecosystems-docs/text';
import {TextInput} from '../../components/controls/FormField/FormField';
import {COLUMNS} from '../columns/columns';
import {
  affectedBy,
  countTiles,
  filterRows,
  pathsToAffected,
  rowsOf,
  TILES,
  TITLES,
  unknownsOf,
  headlineOf,
  type Filter,
  type Inventory,
  type Progress,
  type Row,
} from '@ecosystems-docs/lockfile-check';
import Exports, {SaveShown} from './Exports';
import NameList, {LeftOut} from './NameList';
import PackageDialog from './PackageDialog';
import PackageTable from './PackageTable';
import Tiles from './Tiles';
import ReportHeadline from './ReportHeadline';

interface ReportedProps {
  inventory: Inventory;
  rows: readonly Row[];
}

/** What the report can't tell, with the names. */
function Unknowns({inventory, rows}: ReportedProps): ReactNode {
  const missing = rows.filter(({state}) => state === 'not-found');
  return (
    <div className="lockfile-check__unknowns">
      <LeftOut inventory={inventory} />
      <NameList
        title={TITLES.notFound}
        lines={missing.map(({package: {name, version}}) => `${name} ${version ?? ''}`.trim())}
      >
        <p>
          <a href="/docs/guides/package-urls#not-found">Why a lookup finds nothing</a>
        </p>
      </NameList>
      {unknownsOf(rows).map((sentence) => (
        <p key={sentence} className="lockfile-check__hint">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** How the project comes to depend on what is affected. */
function Paths({inventory, rows}: ReportedProps): ReactNode {
  const paths = useMemo(() => pathsToAffected(inventory, rows), [inventory, rows]);
  if (paths.length === 0) return null;
  return (
    <details className="lockfile-check__paths">
      <summary>{count(paths.length, 'path')} to affected packages</summary>
      <ul>
        {paths.map(({file, names}) => (
          <li key={`${file} ${names.join(' ')}`}>
            {names.join(' → ')} {inventory.files.length > 1 && <small>{file}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PackagesProps extends ReportedProps {
  /** Whether the lookup still runs, so that a file would have a part of the rows. */
  isBusy: boolean;
  filter: Filter;
  hasAllColumns: boolean;
  now: number;
}

/** The table of what was found, with how much of it is shown, and what a row opens. */
function Packages({inventory, isBusy, rows, filter, hasAllColumns, now}: PackagesProps): ReactNode {
  const [open, setOpen] = useState<Row>();
  const compared = useMemo(() => rows.filter(({finding}) => finding), [rows]);
  const shown = useMemo(() => filterRows(compared, filter, now), [compared, filter, now]);
  const own = TILES.find(({mark}) => mark === filter.mark)?.column;
  const isSeveral = inventory.files.length > 1;
  const columns = useMemo(
    () => COLUMNS.filter(({id, isFirst}) => (id === 'in' ? isSeveral : isFirst || hasAllColumns || id === own)),
    [hasAllColumns, own, isSeveral],
  );
  return (
    <>
      <p role="status" className="lockfile-check__hint">
        {shown.length < compared.length &&
          `Showing ${formatNumber(shown.length)} of the ${count(compared.length, 'package version')} we found.`}
        {shown.length === 0 && " That isn't a pass: a package that we don't know has no advisories to compare."}
      </p>
      {!isBusy && shown.length > 0 && shown.length < compared.length && (
        <SaveShown inventory={inventory} rows={shown} />
      )}
      <PackageTable rows={shown} columns={columns} now={now} onOpen={setOpen} />
      {open && <PackageDialog row={open} now={now} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface ReportProps {
  inventory: Inventory;
  progress: Progress;
  /** What the table is filtered by at first. */
  find: string;
}

/** What a lookup has found: the headline and what it leaves open, counts that filter, the paths to what is affected, the table. */
export default function Report({inventory, progress, find}: ReportProps): ReactNode {
  // What is old stays so while the page is open.
  const [now] = useState(() => Date.now());
  const [filter, setFilter] = useState<Filter>({text: find, mark: 'all'});
  const [hasAllColumns, setAllColumns] = useState(false);
  // Each response changes all of this; a press of a button doesn't wait for it.
  const known = useDeferredValue(progress);
  const rows = useMemo(() => rowsOf(inventory.packages, known), [inventory, known]);
  const isFinal = !known.busy && known.batches.every(({state}) => state === 'done');
  // Each looks at every row, so a letter that is typed into a filter doesn't wait for them.
  const headline = useMemo(() => headlineOf(rows, inventory, isFinal), [rows, inventory, isFinal]);
  const counted = useMemo(() => countTiles(rows, now), [rows, now]);
  return (
    <div className="lockfile-check__report">
      <div className="lockfile-check__top">
        <ReportHeadline headline={headline} />
        {!known.busy && <Exports inventory={inventory} rows={rows} />}
      </div>
      {find && (
        <p>
          <strong>{affectedBy(rows, inventory, find, isFinal)}</strong>
        </p>
      )}
      <Unknowns inventory={inventory} rows={rows} />
      <Tiles counted={counted} all={rows.length} mark={filter.mark} onChoose={(mark) => setFilter({...filter, mark})} />
      <Paths inventory={inventory} rows={rows} />
      <h3 id="lockfile-check-packages">Packages</h3>
      <div className="lockfile-check__filters">
        <label>
          Filter by name, file, licence or advisory
          <TextInput
            type="search"
            value={filter.text}
            onChange={({target}) => setFilter({...filter, text: target.value})}
          />
        </label>
        <label className="lockfile-check__columns">
          <input type="checkbox" checked={hasAllColumns} onChange={({target}) => setAllColumns(target.checked)} /> All
          columns
        </label>
      </div>
      <Packages
        inventory={inventory}
        isBusy={known.busy}
        rows={rows}
        filter={filter}
        hasAllColumns={hasAllColumns}
        now={now}
      />
      <p className="lockfile-check__hint lockfile-check__recipe">
        To do this in CI, see <a href="/docs/guides/recipes/ci-gate">Fail CI on vulnerable dependencies</a>.
      </p>
    </div>
  );
}
