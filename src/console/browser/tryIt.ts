/**
 * Makes the button "Try it", or "Fill in", of an operation's page work: loads the console when
 * it is pressed, or when the URL holds a request (fragment.ts). The button
 * itself is in the page; without JavaScript the style sheet hides it.
 */
import {closestInPage, pageRoot} from '../../static/browser/pageRoot';
import type * as MountModule from './mountConsole';

const FAILED = 'The console could not be loaded. Retry';

let loaded: typeof MountModule | undefined;

async function open(button: HTMLElement): Promise<void> {
  const hasFailed = button.textContent === FAILED;
  const label = (button.dataset.label ??= button.textContent ?? '');
  button.ariaBusy = 'true';
  try {
    loaded ??= await import('./mountConsole');
    button.textContent = label;
    // The reader may have gone to another page meanwhile.
    if (button.isConnected) loaded.openConsole(button);
  } catch {
    button.textContent = FAILED;
    if (!hasFailed) return;
    // A new release may have taken the script away: the page of that release names its own.
    if (!window.location.hash) window.history.replaceState(window.history.state, '', '#try=1');
    window.location.reload();
  } finally {
    button.ariaBusy = null;
  }
}

function onClick(event: MouseEvent): void {
  const button = closestInPage<HTMLElement>(event, '.try-open');
  if (button) void open(button);
}

function openShared(): void {
  const button = pageRoot().querySelector<HTMLElement>('[data-console] .try-open');
  if (button && window.location.hash.startsWith('#try=')) void open(button);
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('hashchange', openShared);
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  loaded?.closeIfDetached();
  openShared();
}
