/** Puts the lockfile check below the place where files are chosen. One stands on a page at a time. */
import {createRoot, type Root} from 'react-dom/client';
import type {Brought} from './readBrought';
import Check from './Check';
import {CHOOSE_FILES_ID} from '../../markers/markers';

let current: {place: HTMLElement; root: Root; brought?: Brought} | undefined;
let shown = 0;

function close(): void {
  current?.root.unmount();
  current?.place.remove();
  current = undefined;
}

/**
 * @param chooser where files are chosen
 * @param find what the table is filtered by at first; empty: it shows everything
 */
export function showCheck(chooser: HTMLElement, brought: Brought, find: string): void {
  if (!current?.place.isConnected) {
    close();
    const place = document.createElement('div');
    chooser.after(place);
    current = {place, root: createRoot(place)};
  }
  current.brought = brought;
  shown += 1;
  const end = (): void => {
    close();
    chooser.querySelector<HTMLElement>(`#${CHOOSE_FILES_ID}`)?.focus();
  };
  current.root.render(<Check key={shown} brought={brought} find={find} onClose={end} />);
}

/** Whether the check of what was brought stands on the page. */
export const isShown = (brought: Brought): boolean => current?.brought === brought && current.place.isConnected;

/** Ends what belonged to a page that the reader has left. */
export function closeIfDetached(): void {
  if (current && !current.place.isConnected) close();
}
