/**
 * Prerendered parts of pages in the browser. A part is in the page's
 * HTML, marked `data-part="name"`; React neither renders nor hydrates what is
 * inside, and no script carries it a second time. On a first visit it is read
 * from the document, on a navigation fetched as a file that holds the parts of
 * the page alone (extract.ts).
 */

import {pageRoot} from '../../browser/pageRoot';
import {trustedPart} from '../../browser/trusted';
import {decodedPath} from '../../browser/decoded';
import {CONTENT_VERSION, PAGE, PART} from '../../markers/markers';

/** What a page's HTML holds besides the frame that all pages share. */
export interface PageParts {
  /** HTML of each part by name. */
  parts: Readonly<Record<string, string>>;
  /** The content of `data-page`: JSON that a page brings for its frame. */
  data?: string;
}

/** Separates two parts of a file. */
export const BETWEEN = '<!--part-->';

/** @returns the address of the file with a page's parts */
export function partsFile(path: string): string {
  return `/parts${path === '/' ? '/index' : path}.html`;
}

const plainPath = (path: string): string => path.replace(/(\/index\.html|\.html|\/)$/, '') || '/';

function readParts(parts: readonly {element: HTMLElement; html: string}[]): PageParts {
  return {
    parts: Object.fromEntries(parts.map(({element, html}) => [element.getAttribute(PART) ?? '', html])),
    data: parts.map(({element}) => element.getAttribute(PAGE)).find(Boolean) ?? undefined,
  };
}

/** The first tag of a part, whose attributes may hold signs. */
const OPENING = /^<div(?:"[^"]*"|'[^']*'|[^>"'])*>/;
const CLOSING = '</div>';

/**
 * Reads a file of parts. Only their first tags are parsed: what is inside is
 * parsed when it comes into the page, and twice would take twice as long.
 *
 * @returns the page's parts, or nothing when the file is not a whole one
 */
function readFile(file: string): PageParts | undefined {
  // A template would bring a document of its own along, which takes a millisecond to make.
  const range = document.createRange();
  const parts: {element: HTMLElement; html: string}[] = [];
  for (const part of file.split(BETWEEN)) {
    const opening = OPENING.exec(part)?.[0];
    if (!opening || !part.endsWith(CLOSING)) return undefined;
    const element = range
      .createContextualFragment(trustedPart(opening + CLOSING))
      .querySelector<HTMLElement>(`[${PART}]`);
    if (!element) return undefined;
    parts.push({element, html: part.slice(opening.length, -CLOSING.length)});
  }
  return readParts(parts);
}

/** Parts of the first page; empty if there is no document or the page has no parts. */
const opened = typeof document === 'undefined' ? [] : [...pageRoot().querySelectorAll<HTMLElement>(`[${PART}]`)];

/** Pages by path. They stay: Docusaurus asks for a page that it has shown no second time, and all pages of the site together are 10 MB. That of the document is read at once, before React may replace its parts, and in another task than React's. */
const loaded = new Map<string, PageParts>(
  opened.length > 0
    ? [
        [
          plainPath(decodedPath(window.location.pathname) ?? window.location.pathname),
          readParts(opened.map((element) => ({element, html: element.innerHTML}))),
        ],
      ]
    : [],
);

/** Files that are on their way, or came and were not needed yet; the oldest first. */
const files = new Map<string, Promise<string>>();
/** Limits the files that were fetched ahead and not needed since; the browser's cache may still have the others. */
const MAX_FILES = 60;

function failure(path: string, what: string | number): Error {
  const error = new Error(`Loading the page ${path} failed (${what}).`);
  error.name = 'ChunkLoadError';
  return error;
}

/** What the head of the reader's page says of the content it belongs to (version.ts); the page of a wrong address says nothing. */
const version =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name=${CONTENT_VERSION}]`)?.content;

/**
 * Fetches a file of parts. With the version in its address it is cached for a day
 * (tools/delivery/headers.ts), and a page of a new release requests a new one;
 * without the version it is revalidated.
 */
async function fetchFile(key: string, priority: RequestPriority): Promise<string> {
  const file = partsFile(key);
  const response = await (version
    ? fetch(`${file}?v=${version}`, {priority})
    : fetch(file, {priority, cache: 'no-cache'}));
  if (!response.ok) throw failure(key, response.status);
  return response.text();
}

/** Requests a page's file once for all callers; a failed request is repeated. */
function fileOf(key: string, priority: RequestPriority = 'auto'): Promise<string> {
  const known = files.get(key);
  if (known) return known;
  const file = fetchFile(key, priority);
  files.set(key, file);
  for (const oldest of files.keys()) {
    if (files.size <= MAX_FILES) break;
    files.delete(oldest);
  }
  file.catch(() => files.delete(key));
  return file;
}

/**
 * Fetches a page's file ahead, in the background. Failures are ignored: following the link fetches the file again.
 *
 * @param path path of the page
 */
export async function prefetchPage(path: string): Promise<void> {
  const key = plainPath(path);
  if (!loaded.has(key)) await fileOf(key, 'low').catch(() => undefined);
}

/**
 * @param path path of a page
 * @returns its parts
 * @throws Error named `ChunkLoadError` when they cannot be fetched: to Docusaurus a failed chunk, so that it warns and reloads
 */
export async function loadPage(path: string): Promise<PageParts> {
  const key = plainPath(path);
  const known = loaded.get(key);
  if (known) return known;
  const parts = readFile(await fileOf(key));
  files.delete(key);
  if (!parts) throw failure(path, "it isn't complete");
  loaded.set(key, parts);
  return parts;
}

/**
 * Used by the route tables: a page is ready when both its script and its parts are.
 *
 * @param path path of the page
 * @param module its script
 * @returns the script's module
 */
export async function withPage<T>(path: string, module: Promise<T>): Promise<T> {
  const [script] = await Promise.all([module, loadPage(path)]);
  return script;
}

/** @returns the HTML of a part of a page that has been loaded, which React may put into the page */
export function partHtml(path: string, name: string): string {
  return trustedPart(loaded.get(plainPath(path))?.parts[name] ?? '');
}
