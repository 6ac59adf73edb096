/** Connects the page to the search worker. One worker serves all pages of a visit, so search works offline after its first use. */
import indexAddress from '@generated/search/default/index.json';
import {TimedWorker, WORKER_TIMEOUT_MS} from '../../browser/askWorker';
import type {Opening, SearchRequest, SearchReply} from '../workerMessages';
import type {ListOptions} from '../shown';

let failed = false;
/** Resolves once the index is sent; an earlier request would make the worker fetch it a second time. */
let opening: Promise<void> = Promise.resolve();

/** Fetches the index in parallel with the worker's script. */
async function sendIndex(to: Worker): Promise<void> {
  const response = await fetch(indexAddress, {signal: AbortSignal.timeout(WORKER_TIMEOUT_MS)}).catch(() => undefined);
  const index = response?.ok ? await response.text().catch(() => undefined) : undefined;
  if (index !== undefined) to.postMessage({index} satisfies Opening);
}

const connection = new TimedWorker(() => {
  const worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  opening = failed ? Promise.resolve() : sendIndex(worker);
  return worker;
});

/** Starts the worker before there is a query. */
export function warmUp(): void {
  try {
    connection.running();
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
  await opening;
  const question: SearchRequest = {query, options, fresh: failed, whole};
  const reply = await connection.ask<SearchReply>(question);
  const told: SearchReply = 'unanswered' in reply ? {failure: reply.unanswered === 'slow' ? 'slow' : 'missing'} : reply;
  failed = told.failure !== undefined;
  return told;
}
