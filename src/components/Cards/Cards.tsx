import type {ReactNode} from 'react';

export interface Card {
  label: string;
  /** Path of the page. */
  to: string;
  text: string;
  /** True for the one to begin with. */
  isFirst?: boolean;
}

/** Pages to choose from, side by side: a card is one link. */
export default function Cards({cards}: {cards: readonly Card[]}): ReactNode {
  return (
    <ul role="list" className="cards">
      {cards.map(({label, to, text, isFirst}) => (
        <li key={to} className={isFirst ? 'is-first' : undefined}>
          <a href={to}>{label}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
