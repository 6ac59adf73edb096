/** Opens the console on the page of an operation, and closes it. */
import {createRoot, type Root} from 'react-dom/client';
import ConsoleLoader from './ConsoleLoader';
import './console.css';
import {viewOf} from '../../requests/fragment';
import {chooseView} from './useChosenView';
import {findPlaces, type Places} from './places';
import {isRequestFragment, TRYING} from '../../markers/markers';

/** What is open. React draws into the page's places only, so that its own root need not stand in the page. */
let open: {places: Places; root: Root} | undefined;

function close(): void {
  if (!open) return;
  const {places, root} = open;
  open = undefined;
  root.unmount();
  places.page.classList.remove(TRYING);
  places.button.setAttribute('aria-expanded', 'false');
}

/**
 * Opens the console. If it is already open, fills in the request from the page's URL.
 *
 * @param button "Try it"
 * @param start the slot whose field takes the focus; by default the first that is filled
 */
export function openConsole(button: HTMLElement, start?: string): void {
  if (open?.places.button !== button) {
    close();
    const places = findPlaces(button);
    if (!places) return;
    open = {places, root: createRoot(document.createElement('div'))};
    places.page.classList.add(TRYING);
    button.setAttribute('aria-expanded', 'true');
  }
  const view = viewOf(window.location.hash);
  if (view) chooseView(view);
  open.root.render(
    <ConsoleLoader places={open.places} hash={window.location.hash} start={start} onClose={closeConsole} />,
  );
}

/** Closes the console, and hands the focus back to its button. */
export function closeConsole(): void {
  const button = open?.places.button;
  close();
  button?.focus();
  if (isRequestFragment(window.location.hash))
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Closes the console of a page that the reader has left. */
export function closeIfDetached(): void {
  if (open && !open.places.button.isConnected) close();
}
