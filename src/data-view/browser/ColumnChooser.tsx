import type {ReactNode} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import {Fold, Hint} from '../../components/controls/FormField/FormField';
import {columnTitle} from './columnTitle';
import {MAX_CHOICES, type ColumnChoice} from './useColumns';
import {formatNumber, visibleText} from '@ecosystems-docs/text';
import './dataView.css';

/** Chooses the columns of table and CSV. */
export default function ColumnChooser({all, columns, choose}: ColumnChoice): ReactNode {
  const shown = new Set(columns);
  const toggle = (name: string, isShown: boolean): void =>
    choose(isShown ? columns.filter((one) => one !== name) : [...columns, name]);
  return (
    <Fold title={`Columns (${columns.length} of ${all.length})`}>
      <ButtonRow>
        <Button onClick={() => choose(undefined)}>All columns</Button>
        <Button onClick={() => choose(all.slice(0, 1))}>First column only</Button>
      </ButtonRow>
      <ul role="list" className="data-columns">
        {all.slice(0, MAX_CHOICES).map((name) => {
          const isShown = shown.has(name);
          return (
            <li key={name}>
              <label className="data-check">
                <input
                  type="checkbox"
                  checked={isShown}
                  // The last column stays: a table has at least one.
                  disabled={isShown && columns.length === 1}
                  onChange={() => toggle(name, isShown)}
                />
                {visibleText(columnTitle(name))}
              </label>
            </li>
          );
        })}
      </ul>
      <Hint>
        {all.length > MAX_CHOICES &&
          `The first ${MAX_CHOICES} of ${formatNumber(all.length)} columns can be chosen here. The others are in the JSON. `}
        Applies to this table and its CSV.
      </Hint>
    </Fold>
  );
}
