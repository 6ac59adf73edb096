import type {ReactNode} from 'react';
import {moved, type ColumnChoice} from './useColumns';
import {visibleText} from '../../format/visibleText';
import {TRY_MORE} from '../../format/markers';

interface ColumnProps extends ColumnChoice {
  name: string;
}

/** A column: whether it is shown, and what moves it. */
function Column({name, columns, choose}: ColumnProps): ReactNode {
  const label = visibleText(name);
  const place = columns.indexOf(name);
  const isShown = place >= 0;
  const toggle = (): void => choose(isShown ? columns.filter((one) => one !== name) : [...columns, name]);
  return (
    <li>
      <label className="try-check">
        {/* The last column stays: a table has at least one. */}
        <input type="checkbox" checked={isShown} disabled={isShown && columns.length === 1} onChange={toggle} />
        {label}
      </label>
      {isShown && columns.length > 1 && (
        <>
          <button
            type="button"
            className="try-button"
            aria-label={`Move ${label} to the front`}
            aria-disabled={place === 0}
            onClick={() => choose(moved(columns, name, -1))}
          >
            ↑
          </button>
          <button
            type="button"
            className="try-button"
            aria-label={`Move ${label} to the back`}
            aria-disabled={place === columns.length - 1}
            onClick={() => choose(moved(columns, name, 1))}
          >
            ↓
          </button>
        </>
      )}
    </li>
  );
}

/** Chooses the columns of table and CSV, and their order: first those that are shown. */
export default function ColumnChooser(props: ColumnChoice): ReactNode {
  const {all, columns, choose} = props;
  const hidden = all.filter((name) => !columns.includes(name));
  return (
    <details className={TRY_MORE}>
      <summary>
        Columns ({columns.length} of {all.length})
      </summary>
      <div className="try-actions">
        <button type="button" className="try-button" onClick={() => choose(undefined)}>
          All columns
        </button>
        <button type="button" className="try-button" onClick={() => choose(all.slice(0, 1))}>
          First column only
        </button>
      </div>
      <ol className="try-columns">
        {[...columns, ...hidden].map((name) => (
          <Column key={name} name={name} {...props} />
        ))}
      </ol>
      <p className="try-hint">Applies to this table and its CSV. Stored only in this browser.</p>
    </details>
  );
}
