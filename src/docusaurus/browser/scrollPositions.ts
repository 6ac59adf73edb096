/**
 * Keeps the reader's place in every entry of the browser's history, and returns
 * there when the reader steps back or forward. The browser's own restoring comes
 * too early: it scrolls the page that is still shown, as far as that one
 * reaches, and Docusaurus then scrolls each new page to its top.
 */
import {placeInUrl} from '../../browser/pageRoot';
import {readStored, store} from '../../browser/storage';

/** How long a page may go on growing (search results, a response) until the place is within reach. */
const MAX_GROWTH_MS = 5000;

/** What a reader does who wants to be elsewhere. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolled pixels by the key of an entry, where the browser refuses to store them: they hold until the document is left. */
const unstored = new Map<string, number>();

/** Entry that scrolling belongs to; undefined while the browser scrolls for one that isn't shown yet. */
let shown: string | undefined;

/** Entry that the reader is in, or on their way to. */
let current: string | undefined;

/** Place in the entry that the reader is on their way to. */
let wanted: number | undefined;

/** The restoring that is under way: where it has scrolled to, and how it ends. */
let restoring: {at: number; end: () => void} | undefined;

interface EntryState {
  key?: string;
}

const storageKey = (key: string): string => `place-${key}`;
const foldsKey = (key: string): string => `folds-${key}`;

/** The folds that are in a page when it comes: not its menu, nor those of the console and the lockfile check. */
const folds = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll('main details:not(.page-menu, .try-more, .xray *)');

/** @returns the key of the current entry. A link to a place on the page makes an entry without one, which gets it here */
function entryKey(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({...state, key}, '');
  return key;
}

function isUserElsewhere(): boolean {
  return restoring !== undefined && Math.abs(window.scrollY - restoring.at) > 1;
}

function scroll(top: number): number {
  window.scrollTo({top, behavior: 'instant'});
  return window.scrollY;
}

/** Goes to a place, and again when the page has grown, unless the reader scrolls. */
function restore(place: number): void {
  const over = new AbortController();
  // Meanwhile the browser holds on to nothing: it would move the page by what comes above, as a reader does who scrolls.
  const {style} = document.documentElement;
  style.overflowAnchor = 'none';
  const observer = new ResizeObserver(() => {
    if (!restoring || isUserElsewhere()) over.abort();
    else restoring.at = scroll(place);
  });
  const timer = window.setTimeout(() => over.abort(), MAX_GROWTH_MS);
  over.signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    observer.disconnect();
    style.overflowAnchor = '';
    restoring = undefined;
  });
  for (const input of INPUTS)
    window.addEventListener(input, () => over.abort(), {signal: over.signal, passive: true, capture: true});
  restoring = {at: scroll(place), end: () => over.abort()};
  // The document itself is always as high as the window.
  observer.observe(document.getElementById('__docusaurus')!);
}

/**
 * Stores a place at once: Firefox may leave a document for one that it has kept without
 * telling it. Each place is stored by itself, because several documents of a visit store theirs.
 */
function keep(key: string, place: number): void {
  if (!store(storageKey(key), String(place), 'sessionStorage')) unstored.set(key, place);
}

function keptPlace(key: string): number | undefined {
  const stored = readStored(storageKey(key), 'sessionStorage');
  return stored === null ? unstored.get(key) : Number(stored);
}

function save(): void {
  if (shown === undefined) return;
  if (isUserElsewhere()) restoring?.end();
  if (!restoring) keep(shown, window.scrollY);
}

/** Keeps which folds the reader has opened: without them a page that they come back to would be lower than it was. */
function saveFolds(): void {
  if (shown !== undefined)
    store(foldsKey(shown), [...folds()].map(({open}) => Number(open)).join(''), 'sessionStorage');
}

/** @returns whether the reader had opened or closed any in the entry that is shown */
function openFolds(key: string): boolean {
  const kept = readStored(foldsKey(key), 'sessionStorage');
  if (kept === null) return false;
  folds().forEach((fold, index) => {
    fold.open = kept[index] === '1';
  });
  return true;
}

function onPageHide(): void {
  // The browser restores an entry of a new document itself, before any script runs.
  window.history.scrollRestoration = 'auto';
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

/** Takes the page over again. Safari shows the top of one that it has kept whole. */
function onPageShow({persisted}: PageTransitionEvent): void {
  takeOver();
  const place = persisted && shown !== undefined ? keptPlace(shown) : undefined;
  if (place !== undefined) restore(place);
}

/** Starts keeping places. Call once, before the first navigation. */
export function keepPlaces(): void {
  shown = current = entryKey();
  // Leaves a new document to the browser until it has loaded: it restores the place after a reload.
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('scroll', save, {passive: true});
  // The event of a fold doesn't bubble.
  document.addEventListener('toggle', saveFolds, true);
  const hasFolds = openFolds(shown);
  const place = keptPlace(shown);
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  const isLeftToUs = window.scrollY === 0 || window.scrollY >= lowest - 1;
  if (place !== undefined && (hasFolds || isLeftToUs)) restore(place);
  else save();
}

/**
 * Call when a navigation begins, in the new entry.
 *
 * @param isSamePage whether it leads to a place on the shown page: the browser may scroll there before the entry counts as shown
 */
export function leaveEntry(isSamePage: boolean): void {
  // On the same page some browsers have scrolled to the new place by now.
  if (!isSamePage) save();
  restoring?.end();
  const key = entryKey();
  // A link to the place that the URL names already leads there again, in the same entry.
  wanted = key === current ? undefined : keptPlace(key);
  current = key;
  // Each entry has this setting: Safari's entries of links to a place on the page begin without it.
  takeOver();
  if (isSamePage) shown = undefined;
}

/**
 * Call when a page is in the document. New entries stay where Docusaurus has scrolled to: the top or an anchor.
 *
 * @param key of the entry that was rendered, if it has one
 */
export function showEntry(key: string | undefined): void {
  restoring?.end();
  // The reader has gone on while the page was rendered: its scrolling belongs to no entry.
  if (key !== undefined && key !== entryKey()) {
    shown = undefined;
    return;
  }
  // Docusaurus leaves another page where the one before was, if the URL names a request or a place that isn't there.
  if (shown !== undefined && wanted === undefined && !placeInUrl()) scroll(0);
  shown = current = entryKey();
  openFolds(shown);
  keep(shown, wanted ?? window.scrollY);
  if (wanted !== undefined) restore(wanted);
  wanted = undefined;
}
