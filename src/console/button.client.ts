/**
 * Puts the button "Try it" on the pages of operations, and loads the console
 * when it is pressed or the address holds a request (fragment.ts). Without
 * JavaScript there is no button.
 */
import type * as MountModule from './mount.client';

/** The parts in a place for the console, kept here because React may write the page's finished HTML anew and so take them away. */
interface Parts {
  /** Value of `data-console`. */
  reference: string;
  /** Stays in its place, with the open console beside it, also when the place is taken off the page. */
  button: HTMLButtonElement;
}

const LABEL = 'Try it';
const FAILED = 'The console could not be loaded. Try again';

let parts: Parts | undefined;
let watched: Element | undefined;
let observer: MutationObserver | undefined;
let loaded: typeof MountModule | undefined;

async function open(button: HTMLButtonElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  try {
    loaded ??= await import('./mount.client');
    button.textContent = LABEL;
    // The reader may have gone to another page meanwhile.
    if (button.isConnected && button.parentElement) loaded.mount(button.parentElement);
  } catch {
    button.textContent = FAILED;
  } finally {
    button.removeAttribute('aria-busy');
  }
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  // The looks of the theme's buttons: a style sheet of its own would be one more for every page.
  button.className = 'button button--primary try-open';
  button.textContent = LABEL;
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-expanded') === 'true' && button.parentElement) loaded?.unmount(button.parentElement);
    else void open(button);
  });
  return button;
}

/** Fills the place for the console, with what was in it before if the operation is the same. */
function fill(): void {
  const element = document.querySelector<HTMLElement>('[data-console]');
  if (!element || element.querySelector('.try-open')) return;
  const reference = element.dataset.console ?? '';
  if (parts?.reference !== reference) parts = {reference, button: createButton()};
  const root = parts.button.parentElement?.querySelector('.try-root');
  element.append(parts.button, ...(root ? [root] : []));
}

/** React writes a page's HTML as a whole: the children of the element around the place change, and its descendants are gone. */
function watch(): void {
  const parent = document.querySelector('[data-console]')?.parentElement ?? undefined;
  if (parent === watched) return;
  observer?.disconnect();
  watched = parent;
  if (!parent) return;
  observer = new MutationObserver(fill);
  observer.observe(parent, {childList: true});
}

function openShared(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-console] .try-open');
  if (button && window.location.hash.startsWith('#try=')) void open(button);
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', openShared);

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  const before = parts?.reference;
  fill();
  if (before !== undefined && (parts?.reference !== before || !parts.button.isConnected)) loaded?.sweep();
  watch();
  openShared();
}
