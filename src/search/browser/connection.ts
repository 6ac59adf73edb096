/** Connects the page to the search worker. One worker serves all pages of a visit, so search works offline after its first use. */
import indexAddress from '@generated/search/default/index.json';
import {askWorker} from '../../browser/askWorker';
import type {Opening, SearchRequest, SearchReply} from '../workerMessages';
import type {ListOptions} from '../shown';

let worker: Worker | undefined;
let failed = false;
/** Resolves once the index is sent; an earlier request would make the worker fetch it a second time. */
let opening: Promise<void> = Promise.resolve();

/** Fetches the index in parallel with the worker's script. */
async function sendIndex(to: Worker): Promise<void> {
  const response = await fetch(indexAddress).catch(() => undefined);
  const index = response?.ok ? await response.text().catch(() => undefined) : undefined;
  if (index !== undefined) to.postMessage({index} satisfies Opening);
}

function start(): Worker {
  const started = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  started.addEventListener('error', () => {
    // Its script failed to load or crashed, so the next request starts another worker.
    started.terminate();
    if (worker === started) worker = undefined;
  });
  opening = failed ? Promise.resolve() : sendIndex(started);
  return started;
}

/** Starts the worker before there is a query. */
export function warmUp(): void {
  try {
    worker ??= start();
  } catch {
    // The first request reports that search does not work.
  }
}

/**
 * @param query what the reader typed
 * @param options how many results to give, and of which kind
 * @param whole whether to wait for the whole texts, of which results show excerpts
 * @returns the results, or why there are none
 */
export async function ask(query: string, options: ListOptions, whole = false): Promise<SearchReply> {
  warmUp();
  if (!worker) return {failure: 'missing'};
  const to = worker;
  const opened = {failed: false};
  const note = (): void => void (opened.failed = true);
  to.addEventListener('error', note);
  await opening;
  to.removeEventListener('error', note);
  if (opened.failed) return {failure: 'missing'};
  const question: SearchRequest = {query, options, fresh: failed, whole};
  const reply = await askWorker<SearchReply>(to, question).catch((): SearchReply => ({failure: 'missing'}));
  failed = reply.failure !== undefined;
  return reply;
}
