import type {ReactNode} from 'react';
import {KIND_TITLES} from '../groups';
import type {Results} from '../shown';
import {SCROLL_ROW} from '../../markers/markers';

type Kind = Results['kinds'][number]['kind'];

/**
 * Chooses one kind of results, with the number of each; the status says how many are shown.
 *
 * @param props.kinds the kinds that there are
 * @param props.chosen the kind that is shown; undefined for all
 */
export default function KindFilter({
  kinds,
  chosen,
  onChoose,
}: {
  kinds: Results['kinds'];
  chosen?: Kind;
  onChoose: (kind: Kind | undefined) => void;
}): ReactNode {
  if (kinds.length < 2 && !chosen) return null;
  const all = kinds.reduce((sum, {count}) => sum + count, 0);
  const choices = [
    {kind: undefined, title: 'All', count: all},
    ...kinds.map(({kind, count}) => ({kind, title: KIND_TITLES[kind], count})),
  ];
  // The kind of the address may have no result.
  if (chosen && !kinds.some(({kind}) => kind === chosen))
    choices.push({kind: chosen, title: KIND_TITLES[chosen], count: 0});
  return (
    <fieldset className={`search-kinds ${SCROLL_ROW}`}>
      <legend className="out-of-sight">Result type</legend>
      {choices.map(({kind, title, count}) => (
        <label key={title}>
          <input type="radio" name="kind" checked={kind === chosen} onChange={() => onChoose(kind)} />
          {title} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
