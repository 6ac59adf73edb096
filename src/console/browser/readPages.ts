/**
 * Reads a list to its end, page after page, by the rules of the programs that the pages show (packages/openapi-docs/src/samples/loopCall.ts):
 * `rel="next"` of `Link` leads on where a page may read it, or else counting until a page is empty; a 429 is waited
 * for. A page that repeats the one before, and a 404 behind the first, end a list too.
 */
import {isObject, type Json} from '@ecosystems-docs/openapi-docs';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Texts} from './fields';
import {followingPage} from './nextPage';
import type {HttpResponse, SendResult} from '../../requests/browser/send';
import {retryTime} from '../../requests/browser/retryTime';

/** How often one page is waited for. */
const MAX_WAITS = 2;

/** What was read so far. */
export interface Pages {
  /** The items of each page: JSON between the brackets of its list. */
  items: readonly Blob[];
  records: number;
  /** Requests that were sent, those that met the rate limit included. */
  requests: number;
  /** The request for the next page; undefined once the list has ended. */
  next: Texts | undefined;
  /** The text of the last page, by which a repetition is known. */
  last: string;
  /** What records were known by that have an ID. Grows with the list, so all states of one reading share it. */
  known: Set<string>;
  /** Records that had come before: a list without a stable order repeats some, and leaves out others. */
  repeated: number;
}

/** Why reading stopped. `link`: no next page is named. `missing`: 404. `last`: the parameter `page` goes no further. */
export type PagesEnd =
  | {kind: 'end'; by: 'empty' | 'missing' | 'repeated' | 'link' | 'last'}
  | {kind: 'maximum'}
  | {kind: 'cancelled'}
  | {kind: 'failed'; result: SendResult}
  | {kind: 'no list'};

export interface Steps {
  send: (texts: Texts) => Promise<SendResult>;
  /** Waits until a time in Unix milliseconds, or until the reader cancels. */
  wait: (until: number) => Promise<void>;
  isCancelled: () => boolean;
  onProgress: (pages: Pages) => void;
}

/** @returns the beginning: nothing is read yet; a given `page` is left out */
export function firstPage(texts: Texts): Pages {
  const {page: _page, ...parameters} = texts.parameters;
  return {
    items: [],
    records: 0,
    requests: 0,
    next: {...texts, parameters: {...parameters, page: ''}},
    last: '',
    known: new Set(),
    repeated: 0,
  };
}

/** @returns how many records of a page were known before; remembers the others */
function countRepeated(list: readonly Json[], known: Set<string>): number {
  const before = known.size;
  let named = 0;
  for (const record of list) {
    if (!isObject(record)) continue;
    const {id, uuid, name} = record;
    if (id === undefined && uuid === undefined) continue;
    named += 1;
    known.add(JSON.stringify([id, uuid, name]));
  }
  return named - (known.size - before);
}

function listIn(text: string): Json[] | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const pageNumber = ({parameters}: Texts): number => Number(parameters.page || 1);

/** Whether the description says that `page` goes no further. */
const isLast = ({parameters}: ConsoleOperation, texts: Texts): boolean =>
  pageNumber(texts) >= (parameters.find(({name}) => name === 'page')?.schema.maximum ?? Infinity);

interface Step {
  pages: Pages;
  end?: PagesEnd;
}

/** @returns what a response adds, and whether the list ends with it */
async function add(operation: ConsoleOperation, pages: Pages, sent: Texts, response: HttpResponse): Promise<Step> {
  const ended = (by: (PagesEnd & {kind: 'end'})['by'], more: Partial<Pages> = {}): Step => ({
    pages: {...pages, ...more, next: undefined},
    end: {kind: 'end', by},
  });
  if (response.status === 404 && pages.items.length > 0) return ended('missing');
  if (response.status !== 200) return {pages, end: {kind: 'failed', result: {response}}};
  const text = (await response.body.text()).trim();
  const list = listIn(text);
  if (!list) return {pages, end: {kind: 'no list'}};
  if (list.length === 0) return ended('empty');
  if (text === pages.last) return ended('repeated');
  const read: Pages = {
    ...pages,
    items: [...pages.items, new Blob([text.slice(1, -1)])],
    records: pages.records + list.length,
    last: text,
    repeated: pages.repeated + countRepeated(list, pages.known),
  };
  const next = followingPage(operation, sent, response.headers);
  if (!next) return ended('link', read);
  return isLast(operation, sent) ? ended('last', read) : {pages: {...read, next}};
}

/**
 * Never throws.
 *
 * @param pages what was read before; reading goes on behind it
 * @param maxRequests how many more requests may be sent
 */
export async function readPages(
  operation: ConsoleOperation,
  pages: Pages,
  maxRequests: number,
  {send, wait, isCancelled, onProgress}: Steps,
): Promise<{pages: Pages; end: PagesEnd}> {
  let current = pages;
  let waits = 0;
  for (let sent = 0; current.next; sent += 1) {
    if (isCancelled()) return {pages: current, end: {kind: 'cancelled'}};
    if (sent === maxRequests) return {pages: current, end: {kind: 'maximum'}};
    const {next} = current;
    const result = await send(next);
    current = {...current, requests: current.requests + 1};
    onProgress(current);
    if (result.failure === 'cancelled') continue;
    if (result.failure) return {pages: current, end: {kind: 'failed', result}};
    if (result.response.status === 429 && waits < MAX_WAITS) {
      waits += 1;
      await wait(retryTime(result.response));
      continue;
    }
    const step = await add(operation, current, next, result.response);
    current = step.pages;
    onProgress(current);
    if (step.end) return {pages: current, end: step.end};
    waits = 0;
  }
  return {pages: current, end: {kind: 'cancelled'}};
}

/** @returns the list of all pages as one JSON document, of which every number keeps its digits */
export const joinedList = ({items}: Pages): Blob =>
  new Blob(['[', ...items.flatMap((blob, index) => (index > 0 ? [',', blob] : [blob])), ']'], {
    type: 'application/json',
  });
