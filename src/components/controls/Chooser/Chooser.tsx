import type {ReactNode} from 'react';
import {Button} from '../Button/Button';
import './Chooser.css';

interface ChooserProps<T extends string> {
  /** What is chosen. */
  label: string;
  /** Titles of the two choices. */
  titles: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (choice: T) => void;
}

/** One choice of two. */
export default function Chooser<T extends string>({label, titles, chosen, onChoose}: ChooserProps<T>): ReactNode {
  return (
    <span className="control-chooser" role="group" aria-label={label}>
      {(Object.keys(titles) as T[]).map((choice) => (
        <Button key={choice} aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {titles[choice]}
        </Button>
      ))}
    </span>
  );
}
