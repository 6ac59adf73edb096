/** The page's end of the search worker. One worker serves all pages of a visit, so search works offline after its first use. */
import type {Question, Reply} from '../messages';
import type {Most} from '../shown';

let worker: Worker | undefined;
let failed = false;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('error', () => {
    // Its script did not come, or died: the next question starts another.
    started.terminate();
    worker = undefined;
  });
  return started;
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
 * @returns the results, or why there are none
 */
export async function ask(query: string, most: Most): Promise<Reply> {
  try {
    worker ??= start();
  } catch {
    return {failure: 'missing'};
  }
  const reply = await send(worker, {query, most, fresh: failed});
  failed = reply.failure !== undefined;
  return reply;
}
