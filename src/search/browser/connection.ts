/** The page's end of the search worker. One worker serves all pages of a visit, so search works offline after its first use. */
import type {Failure, Question, Reply} from '../messages';
import type {Most, Results} from '../shown';

/** Search could not answer. */
export class SearchFailure extends Error {
  constructor(readonly failure: Failure) {
    super(`Search failed: its index is ${failure}.`);
    this.name = 'SearchFailure';
  }
}

interface Waiting {
  resolve(results: Results): void;
  reject(error: SearchFailure): void;
}

let worker: Worker | undefined;
let next = 0;
let failed = false;
const waiting = new Map<number, Waiting>();

function settle({id, results, failure}: Reply): void {
  const one = waiting.get(id);
  waiting.delete(id);
  failed = results === undefined;
  if (results) one?.resolve(results);
  else one?.reject(new SearchFailure(failure ?? 'broken'));
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<Reply>) => settle(data));
  started.addEventListener('error', () => {
    // Its script did not come, or died: the next question starts another.
    started.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle({id, failure: 'missing'});
  });
  return started;
}

/**
 * @param query what the reader typed
 * @param most how many results to give
 * @returns the results
 * @throws SearchFailure when there is no index
 */
export function ask(query: string, most: Most): Promise<Results> {
  return new Promise((resolve, reject) => {
    try {
      worker ??= start();
    } catch {
      reject(new SearchFailure('missing'));
      return;
    }
    next += 1;
    waiting.set(next, {resolve, reject});
    worker.postMessage({id: next, query, most, fresh: failed} satisfies Question);
  });
}
