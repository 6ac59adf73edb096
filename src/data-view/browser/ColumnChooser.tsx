import type {ReactNode} from 'react';
import type {ColumnChoice} from './useColumns';
import {visibleText} from '@ecosystems-docs/text';
import {TRY_MORE} from '../../format/markers';

/** Chooses the columns of table and CSV. */
export default function ColumnChooser({all, columns, choose}: ColumnChoice): ReactNode {
  const toggle = (name: string, isShown: boolean): void =>
    choose(isShown ? columns.filter((one) => one !== name) : [...columns, name]);
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
      <ul className="try-columns">
        {all.map((name) => {
          const isShown = columns.includes(name);
          return (
            <li key={name}>
              <label className="try-check">
                <input
                  type="checkbox"
                  checked={isShown}
                  // The last column stays: a table has at least one.
                  disabled={isShown && columns.length === 1}
                  onChange={() => toggle(name, isShown)}
                />
                {visibleText(name)}
              </label>
            </li>
          );
        })}
      </ul>
      <p className="try-hint">Applies to this table and its CSV.</p>
    </details>
  );
}
