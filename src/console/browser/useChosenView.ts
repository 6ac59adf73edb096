import {useState} from 'react';
import type {ViewName} from '../../requests/fragment';

/** What the reader or a link chose last: the next response is shown in the same way. */
let chosen: ViewName | undefined;

export function chooseView(view: ViewName): void {
  chosen = view;
}

/** @returns the view that was chosen last, and what chooses another */
export function useChosenView(): [chosen: ViewName | undefined, choose: (view: ViewName) => void] {
  const [view, setView] = useState(chosen);
  const choose = (wanted: ViewName): void => {
    chooseView(wanted);
    setView(wanted);
  };
  return [view, choose];
}
