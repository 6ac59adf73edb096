import type {ReactNode} from 'react';
import {formatNumber} from '@ecosystems-docs/text';
import type {Counted, Filter} from '@ecosystems-docs/lockfile-check';

interface TilesProps {
  counted: readonly Counted[];
  /** How many rows there are. */
  all: number;
  mark: Filter['mark'];
  /** Called with `all` when the chosen tile is pressed again. */
  onChoose: (mark: Filter['mark']) => void;
}

/** Counts of what was found. Each filters the table, and names its base where that isn't everything. */
export default function Tiles({counted, all, mark, onChoose}: TilesProps): ReactNode {
  return (
    <div className="lockfile-check__tiles" role="group" aria-label="Show only">
      {counted.map(({tile, count, of}) => {
        const isOn = mark === tile.mark;
        return (
          <button
            key={tile.mark}
            type="button"
            className={`lockfile-check__tile lockfile-check__tile--${tile.mark}${count > 0 ? ' is-some' : ''}`}
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? 'all' : tile.mark)}
          >
            <strong>{formatNumber(count)}</strong> <span>{tile.title}</span>{' '}
            {of < all && (
              <small>
                of {formatNumber(of)} {tile.base}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}
