import type {ReactNode} from 'react';
import {count, formatNumber} from '../../format/numbers';
import type {Filter} from '../rows';
import {baseText, KNOWN, type Counted} from '../tiles';

interface TilesProps {
  counted: readonly Counted[];
  mark: Filter['mark'];
  /** Called with `all` when the chosen tile is pressed again. */
  onChoose: (mark: Filter['mark']) => void;
}

/** Counts of what was found. Each filters the table. */
export default function Tiles({counted, mark, onChoose}: TilesProps): ReactNode {
  const known = counted.find(({tile}) => tile.base === KNOWN.base)?.of ?? 0;
  return (
    <>
      <div className="xray__tiles" role="group" aria-label="Show only">
        {counted.map((one) => {
          const isOn = mark === one.tile.mark;
          return (
            <button
              key={one.tile.mark}
              type="button"
              className={`xray__tile xray__tile--${one.tile.mark}${one.count > 0 ? ' is-some' : ''}`}
              aria-pressed={isOn}
              onClick={() => onChoose(isOn ? 'all' : one.tile.mark)}
            >
              <strong>{formatNumber(one.count)}</strong> <span>{one.tile.title}</span>{' '}
              {/* Names the base that most counts share once for the eye, and with each count for a screen reader. */}
              <small className={one.tile.base === KNOWN.base ? 'out-of-sight' : undefined}>{baseText(one)}</small>
            </button>
          );
        })}
      </div>
      <p className="xray__hint">Counts are of {count(known, 'known package version')}, unless a tile says otherwise.</p>
    </>
  );
}
