import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {recipeFor} from '../requests';
import type {Progress} from '../lookUp';
import {rowsOf, type ColumnId, type Row} from '../rows';
import {affectedBy, summaryOf} from '../summary';
import type {ReadResult} from '../types';
import Exports from './Exports';
import PackageTable from './PackageTable';
import ProjectPicture from './ProjectPicture';
import RequestDialog from './RequestDialog';

interface ResultsProps {
  result: ReadResult;
  progress: Progress;
  /** What the table is filtered by at first. */
  find: string;
}

/** What a lookup has found: a summary, a picture, the table, and ways to take it along. */
export default function Results({result, progress, find}: ResultsProps): ReactNode {
  // What is old stays so while the page is open.
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState<{row: Row; column: ColumnId}>();
  // Each response changes all of this; a press of a button doesn't wait for it.
  const known = useDeferredValue(progress);
  const rows = useMemo(() => rowsOf(result.packages, known), [result, known]);
  const summary = useMemo(() => summaryOf(result, rows, now), [result, rows, now]);
  const recipe = recipeFor(result.format);
  return (
    <>
      <h3>Summary</h3>
      {find && (
        <p>
          <strong>{affectedBy(rows, find)}</strong>
        </p>
      )}
      <ul className="xray__summary">
        {summary.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ProjectPicture result={result} rows={rows} now={now} />
      <h3 id="xray-packages">Packages</h3>
      <PackageTable rows={rows} now={now} find={find} onRequest={(row, column) => setAsked({row, column})} />
      <Exports result={result} rows={rows} summary={summary} />
      <p>
        To do this in CI, see <a href={recipe.page}>{recipe.title}</a>. Its input is a list of package URLs, which you
        can download above.
      </p>
      {asked && <RequestDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
