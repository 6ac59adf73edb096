import type {ReactNode} from 'react';
import type {RecordCardData} from '../../api/recordCard';
import Figures from '../Figures/Figures';
import '../Figures/Figures.css';
import './RecordCard.css';

interface Fact {
  label: string;
  value: ReactNode;
  property?: string;
}

interface RecordCardProps {
  /** What a record of an API is read into, or what a report knows of one. */
  card: Omit<RecordCardData, 'facts' | 'age'> & {facts: readonly Fact[]; age: Fact};
  /** Id of its name, for a dialog that is named by it. */
  nameId?: string;
}

/** A record as what a reader wants to know of it. Each value says on hover which property it's from. */
export default function RecordCard({card, nameId}: RecordCardProps): ReactNode {
  const {kind, name, mark, summary, page, facts, age} = card;
  return (
    <div className="record-card" translate="no">
      <p className="record-card__kind">{kind}</p>
      <p className="record-card__name" id={nameId}>
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
