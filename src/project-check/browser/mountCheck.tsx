/** Puts the lockfile check below the place where a file is chosen. One stands on a page at a time. */
import {createRoot, type Root} from 'react-dom/client';
import {withoutSecrets} from '@ecosystems-docs/lockfile-reader';
import {readShared} from '../share';
import type {Source} from './workerMessages';
import Xray from './Check';

let current: {place: HTMLElement; root: Root} | undefined;
let shown = 0;

function close(): void {
  current?.root.unmount();
  current?.place.remove();
  current = undefined;
}

function sourceOf(from: File | string): Source {
  if (typeof from !== 'string') return {name: withoutSecrets(from.name), content: from};
  const shared = readShared(from);
  return shared === undefined ? {name: '', content: from} : {name: 'a shared link', content: shared};
}

/**
 * @param chooser where a file is chosen
 * @param from a file, a pasted text, or the fragment of a shared link
 * @param find what the table is filtered by at first; empty: it shows everything
 */
export function showXray(chooser: HTMLElement, from: File | string, find: string): void {
  if (!current?.place.isConnected) {
    close();
    const place = document.createElement('div');
    chooser.after(place);
    current = {place, root: createRoot(place)};
  }
  shown += 1;
  const end = (): void => {
    close();
    chooser.querySelector<HTMLElement>('#start-file')?.focus();
  };
  current.root.render(<Xray key={shown} source={sourceOf(from)} find={find} onClose={end} />);
}

/** Ends what belonged to a page that the reader has left. */
export function closeIfDetached(): void {
  if (current && !current.place.isConnected) close();
}
