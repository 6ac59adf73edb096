import type {ReactNode} from 'react';

interface Figure {
  label: string;
  value: ReactNode;
  /** Said where a reader points at it. */
  title?: string;
}

/** Figures, each above what it counts. */
export default function Figures({figures}: {figures: readonly Figure[]}): ReactNode {
  return (
    <dl className="figures">
      {figures.map(({label, value, title}) => (
        <div key={label} title={title}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
