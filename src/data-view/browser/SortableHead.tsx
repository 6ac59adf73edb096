import type {ReactNode} from 'react';
import {PlainButton} from '../../components/controls/Button/Button';
import './SortableHead.css';

interface SortableHeadProps {
  title: string;
  className?: string;
  /** Whether the table is sorted by this column, and which way round. */
  isSorted: boolean;
  isDescending: boolean;
  onSort: () => void;
}

/** The head of a column, which sorts the table by it. */
export default function SortableHead({title, className, isSorted, isDescending, onSort}: SortableHeadProps): ReactNode {
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <PlainButton className="data-sort" onClick={onSort}>
        {title}
        <span aria-hidden="true">{isSorted ? (isDescending ? ' ↓' : ' ↑') : ''}</span>
      </PlainButton>
    </th>
  );
}
