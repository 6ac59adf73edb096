/** Lets a page ask its workers. A question takes the port along that its reply comes through, so replies need no numbers. */

/** @returns the reply; rejects if the worker's script can't be loaded, or fails before it has replied */
export function askWorker<Reply>(worker: Worker, question: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const end = (): void => {
      worker.removeEventListener('error', fail);
      port1.close();
    };
    const fail = (event: Event): void => {
      event.preventDefault();
      end();
      reject(new Error('The worker failed.'));
    };
    worker.addEventListener('error', fail);
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      end();
      resolve(data);
    };
    worker.postMessage(question, [port2]);
  });
}

/** Why a question has no reply: the worker failed or was closed, took too long, or the browser refuses to start one. */
export type Unanswered = 'failed' | 'slow' | 'refused';

/** Time after which a worker is given up. */
export const WORKER_TIMEOUT_MS = 30_000;

/** A worker that starts with its first question. One that fails or takes too long is ended, and the next question starts another. */
export class TimedWorker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  /** Ends each question that has no reply yet. */
  readonly #open = new Set<(reason: Unanswered) => void>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** @throws Error where the browser refuses to start it */
  running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = (this.#worker = this.#start());
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.close();
    });
    return worker;
  }

  /** @returns the reply, or why there is none; never throws */
  ask<Reply>(question: unknown): Promise<Reply | {unanswered: Unanswered}> {
    return new Promise((resolve) => {
      const end = (reply: Reply | {unanswered: Unanswered}): void => {
        clearTimeout(timer);
        this.#open.delete(stop);
        resolve(reply);
      };
      const stop = (unanswered: Unanswered): void => end({unanswered});
      const timer = setTimeout(() => this.close('slow'), WORKER_TIMEOUT_MS);
      this.#open.add(stop);
      try {
        askWorker<Reply>(this.running(), question).then(end, () => stop('failed'));
      } catch {
        stop('refused');
      }
    });
  }

  /** Gives the worker's memory back. Questions without a reply end. */
  close(reason: Unanswered = 'failed'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const stop of [...this.#open]) stop(reason);
  }
}

/** Has the part of a worker's global scope that is used here and that the page's types lack. */
declare const self: {onmessage: ((event: MessageEvent) => void) | null};

/**
 * Replies to the questions of a page. Call it in the worker.
 *
 * @param reply returns the reply
 * @param failed makes a reply of what `reply` throws
 */
export function replyToPage<Question, Reply>(
  reply: (question: Question) => Promise<Reply>,
  failed: (message: string) => Reply,
): void {
  self.onmessage = ({data, ports: [port]}: MessageEvent<Question>) =>
    void reply(data)
      .catch((error: Error) => failed(error.message))
      .then((told) => port?.postMessage(told));
}
