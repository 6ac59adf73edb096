/** The page's end of the worker that reads files and responses. */
import type {ReadOutcome, ReadPackage} from '../types';
import type {Finding} from '../findings';
import type {Question, Reply, Source} from './messages';

/** Time after which a file is given up. */
const READ_TIMEOUT_MS = 30_000;

let worker: Worker | undefined;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

function running(): Worker {
  worker ??= new Worker(/* webpackChunkName: "xray-worker" */ new URL('./worker.ts', import.meta.url));
  return worker;
}

/** A question takes the port along that its reply comes through. */
function ask(question: Question): Promise<Reply> {
  return new Promise((resolve) => {
    const to = running();
    const {port1, port2} = new MessageChannel();
    const end = (reply: Reply): void => {
      clearTimeout(timer);
      to.removeEventListener('error', fail);
      port1.close();
      resolve(reply);
    };
    const fail = (event?: Event): void => {
      event?.preventDefault();
      stop();
      end({problem: 'What reads files could not be loaded, or ran out of memory.'});
    };
    const timer = setTimeout(() => {
      stop();
      end({problem: `This takes longer than ${READ_TIMEOUT_MS / 1000} seconds to read.`});
    }, READ_TIMEOUT_MS);
    to.addEventListener('error', fail);
    port1.onmessage = ({data}: MessageEvent<Reply>) => end(data);
    to.postMessage(question, [port2]);
  });
}

/** @returns what a file says, or why it can't be read */
export async function readSource(source: Source): Promise<ReadOutcome> {
  const reply = await ask({read: source});
  if ('outcome' in reply) return reply.outcome;
  return {ok: false, message: 'problem' in reply ? reply.problem : ''};
}

/**
 * @param packages what was looked up
 * @param body the response
 * @returns what we know of each package, or why the response can't be read
 */
export async function examine(
  packages: readonly ReadPackage[],
  body: Blob,
): Promise<{findings: (Finding | null)[]} | {problem: string}> {
  const reply = await ask({examine: body, packages});
  if ('findings' in reply) return reply;
  return {problem: 'problem' in reply ? reply.problem : ''};
}

/** Gives the worker's memory back. */
export const closeConnection = stop;
