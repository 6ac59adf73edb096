/** The page's end of the search worker. One worker serves all pages of a visit, so search works offline after its first use. */
import indexAddress from '@generated/search/default/index.json';
import type {Opening, Question, Reply} from '../messages';
import type {Most} from '../shown';

let worker: Worker | undefined;
let failed = false;
/** Until the index is sent, a question would make the worker fetch it a second time. */
let opening: Promise<void> = Promise.resolve();

/** The index comes while the worker's script does, not after it. */
async function sendIndex(to: Worker): Promise<void> {
  const response = await fetch(indexAddress).catch(() => undefined);
  const index = response?.ok ? await response.text().catch(() => undefined) : undefined;
  if (index !== undefined) to.postMessage({index} satisfies Opening);
}

function start(): Worker {
  const started = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  started.addEventListener('error', () => {
    // Its script did not come, or died: the next question starts another.
    started.terminate();
    if (worker === started) worker = undefined;
  });
  opening = failed ? Promise.resolve() : sendIndex(started);
  return started;
}

/** Starts what search needs, before there is a question. */
export function warmUp(): void {
  try {
    worker ??= start();
  } catch {
    // The first question says that it does not work.
  }
}

/** A question takes the port along that its reply comes through. */
function send(to: Worker, question: Question): Promise<Reply> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    const fail = (): void => resolve({failure: 'missing'});
    to.addEventListener('error', fail);
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      to.removeEventListener('error', fail);
      port1.close();
      resolve(data);
    };
    to.postMessage(question, [port2]);
  });
}

/**
 * @param query what the reader typed
 * @param most how many results to give
 * @param whole wait for the texts that the results show parts of
 * @returns the results, or why there are none
 */
export async function ask(query: string, most: Most, whole = false): Promise<Reply> {
  warmUp();
  if (!worker) return {failure: 'missing'};
  const to = worker;
  let died = false;
  const note = (): void => void (died = true);
  to.addEventListener('error', note);
  await opening;
  to.removeEventListener('error', note);
  if (died) return {failure: 'missing'};
  const reply = await send(to, {query, most, fresh: failed, whole});
  failed = reply.failure !== undefined;
  return reply;
}
