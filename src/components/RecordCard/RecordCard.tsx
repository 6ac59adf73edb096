import type {ReactNode} from 'react';
import type {RecordCardData} from '../../api/recordCard';
import Figures from '../Figures/Figures';
import '../Figures/Figures.css';
import './RecordCard.css';

/** A record as what a reader wants to know of it. Each value says on hover which property it's from. */
export default function RecordCard({card}: {card: RecordCardData}): ReactNode {
  const {kind, name, mark, summary, page, facts, age} = card;
  return (
    <div className="record-card" translate="no">
      <p className="record-card__kind">{kind}</p>
      <p className="record-card__name">
        <strong>
          {page ? (
            <a href={page} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </strong>{' '}
        <span>{mark}</span>
      </p>
      {summary && <p>{summary}</p>}
      <Figures figures={facts.map(({label, value, property}) => ({label, value, title: property}))} />
      <p className="record-card__kind" title={age.property}>
        {age.label}: {age.value}
      </p>
    </div>
  );
}
