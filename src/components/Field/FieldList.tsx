import type {ReactNode} from 'react';

interface FieldListProps {
  className?: string;
  id?: string;
  /** Its name, where no heading before it says what it lists. */
  label?: string;
  /** A `Field` each. */
  children: ReactNode;
}

/** Fields as a list: a screen reader says how many there are, and where each ends. */
export default function FieldList({label, children, ...attributes}: FieldListProps): ReactNode {
  return (
    <div {...attributes} role="list" aria-label={label}>
      {children}
    </div>
  );
}
