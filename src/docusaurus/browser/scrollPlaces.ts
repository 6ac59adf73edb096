/**
 * Keeps the reader's place and open folds in every entry of the browser's history, and returns there.
 * The browser's own restoring scrolls the page that is still shown, as far as that one reaches, and
 * Docusaurus then scrolls each new page to its top.
 */
import type {ClientModule} from '@docusaurus/types';
import {placeInUrl} from '../../browser/pageRoot';
import {readStored, store} from '../../browser/storage';
import {PAGE_MENU, LOCKFILE_REPORT, ROOT_ID, FOLD} from '../../markers/markers';

/** How long a page may go on growing (search results over a slow connection, a response) until the place is within reach. */
const MAX_GROWTH_MS = 30_000;

/** What a reader does who wants to be elsewhere. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Where the browser refuses to store, places hold until the document is left. */
const memory = new Map<string, string>();

/** Entry that scrolling belongs to; undefined while the browser scrolls for one that isn't shown yet. */
let shown: string | undefined;
let shownPath: string;

/** Entry that the reader is in, or on their way to. */
let current: string;

/** Place in the entry that the reader is on their way to. */
let wanted: number | undefined;

/** The restoring that is under way: the place, where it has scrolled to, and how it ends. */
let restoring: {place: number; at: number; end: () => void} | undefined;

/** Whether a new document has loaded. Firefox scrolls until then, on a busy machine after us and to the top. */
let isLoaded = false;

/** @returns the key of the current entry. A link to a place on the page makes an entry without one, which gets it here */
function entryKey(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({...state, key}, '');
  return key;
}

/** Stores at once, and each place by itself: Firefox may leave a document without telling it, and several documents of a visit store theirs. */
function keep(name: string, text: string): void {
  memory.set(name, text);
  store(name, text, 'sessionStorage');
}

const kept = (name: string): string | undefined => memory.get(name) ?? readStored(name, 'sessionStorage') ?? undefined;

function keptPlace(key: string): number | undefined {
  const place = kept(`place-${key}`);
  return place === undefined ? undefined : Number(place);
}

function scroll(top: number): number {
  window.scrollTo({top, behavior: 'instant'});
  return window.scrollY;
}

/** Goes to a place, and again when the page has grown, unless the reader scrolls. */
function restore(place: number): void {
  const over = new AbortController();
  const end = (): void => over.abort();
  // Meanwhile the browser holds on to nothing: it would move the page by what comes above, as a reader does who scrolls.
  const {style} = document.documentElement;
  style.overflowAnchor = 'none';
  const observer = new ResizeObserver(() => {
    savePlace();
    if (restoring) restoring.at = scroll(place);
  });
  const timer = window.setTimeout(end, MAX_GROWTH_MS);
  over.signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    observer.disconnect();
    style.overflowAnchor = '';
    restoring = undefined;
  });
  for (const input of INPUTS) window.addEventListener(input, end, {signal: over.signal, passive: true, capture: true});
  restoring = {place, at: scroll(place), end};
  // The document itself is always as high as the window.
  observer.observe(document.getElementById(ROOT_ID)!);
}

function savePlace(): void {
  if (shown === undefined) return;
  if (restoring && Math.abs(window.scrollY - restoring.at) > 1) {
    if (isLoaded) restoring.end();
    else restoring.at = scroll(restoring.place);
  }
  if (!restoring) keep(`place-${shown}`, String(window.scrollY));
}

/** The folds that are in a page when it comes: not its menu, nor those of the console and the lockfile check. */
const folds = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(`main details:not(.${PAGE_MENU}, .${FOLD}, .${LOCKFILE_REPORT} *)`),
];

function saveFolds(): void {
  if (shown !== undefined)
    keep(
      `folds-${shown}`,
      folds()
        .map(({open}) => Number(open))
        .join(''),
    );
}

/** @returns whether the reader had opened or closed any in the entry that is shown */
function openFolds(): boolean {
  const open = kept(`folds-${shown}`);
  if (open !== undefined) folds().forEach((fold, index) => void (fold.open = open[index] === '1'));
  return open !== undefined;
}

function showPlace(): void {
  shown = current = entryKey();
  shownPath = window.location.pathname;
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

function start(): void {
  showPlace();
  // Leaves a new document to the browser until it has loaded: it restores the place after a reload.
  isLoaded = document.readyState === 'complete';
  if (isLoaded) takeOver();
  window.addEventListener('pageshow', ({persisted}) => {
    takeOver();
    window.setTimeout(() => (isLoaded = true));
    // Safari shows the top of a page that it has kept whole.
    const place = persisted && shown !== undefined ? keptPlace(shown) : undefined;
    if (place !== undefined) restore(place);
  });
  // The browser restores an entry of a new document itself, before any script runs. For a page that is on its way it
  // would take the place on this one.
  window.addEventListener(
    'pagehide',
    () => void (window.history.scrollRestoration = shown === current ? 'auto' : 'manual'),
  );
  window.addEventListener('scroll', savePlace, {passive: true});
  // The event of a fold doesn't bubble.
  document.addEventListener('toggle', saveFolds, true);
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  const isLeftToUs = openFolds() || window.scrollY === 0 || window.scrollY >= lowest - 1;
  const place = keptPlace(current);
  if (place !== undefined && isLeftToUs) restore(place);
  else savePlace();
}

if (typeof window !== 'undefined') start();

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) return;
    const isSamePage = window.location.pathname === shownPath;
    // On the same page some browsers have scrolled to the new place by now.
    if (!isSamePage) savePlace();
    restoring?.end();
    const key = entryKey();
    // A link to the place that the URL names already leads there again, in the same entry.
    wanted = key === current ? undefined : keptPlace(key);
    current = key;
    // Each entry has this setting: Safari's entries of links to a place on the page begin without it.
    takeOver();
    if (isSamePage) shown = undefined;
  },

  /** Comes after Docusaurus has scrolled a new entry to its top or its anchor. */
  onRouteDidUpdate({previousLocation, location}) {
    if (!previousLocation) return;
    restoring?.end();
    // The reader has gone on while the page was rendered: its scrolling belongs to no entry.
    if (location.key !== undefined && location.key !== entryKey()) {
      shown = undefined;
      return;
    }
    // Docusaurus leaves another page where the one before was, if the URL names a request or a place that isn't there.
    if (shown !== undefined && wanted === undefined && !placeInUrl()) scroll(0);
    const isSamePage = window.location.pathname === shownPath;
    showPlace();
    if (wanted === undefined) {
      savePlace();
      // A link to a place on the page takes them along.
      if (isSamePage) saveFolds();
    } else {
      openFolds();
      restore(wanted);
    }
    wanted = undefined;
  },
};

export default clientModule;
