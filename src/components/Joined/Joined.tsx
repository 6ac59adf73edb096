import {Fragment, type ReactNode} from 'react';

interface JoinedProps {
  items: readonly ReactNode[];
  /** Text between two items. */
  by?: string;
}

/** Items in a sentence, with commas between them. */
export default function Joined({items, by = ', '}: JoinedProps): ReactNode {
  return items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && by}
      {item}
    </Fragment>
  ));
}
