/** The page's end of the worker that reads a source and the responses for its packages. */
import {askWorker} from '../../static/browser/askWorker';
import type {ReadOutcome, ReadPackage} from '../types';
import type {Finding} from '../findings';
import type {Question, Reply, Source} from './workerMessages';

/** Time after which a file or a response is given up. */
const READ_TIMEOUT_MS = 30_000;

const BROKEN = "We couldn't read the file: the reader didn't load or ran out of memory. Choose the file again.";
const TOO_SLOW = `Reading the file took longer than ${READ_TIMEOUT_MS / 1000} seconds, so we stopped.`;
const REFUSED =
  "Your browser doesn't let this page start the worker that reads files. A policy or an extension can cause this: allow it for this site, or use another browser.";

/**
 * A worker of one report, with a timer for each question, so that a slow file
 * never ends the reading of another one. Starts with the first question.
 */
export class Connection {
  #worker: Worker | undefined;
  /** Ends each question that has no reply yet. */
  readonly #open = new Set<(reply: Reply) => void>();

  /** @returns what a file says, or why it can't be read; never throws */
  async read(source: Source): Promise<ReadOutcome> {
    const reply = await this.#ask({read: source});
    if ('outcome' in reply) return reply.outcome;
    return {ok: false, message: 'problem' in reply ? reply.problem : BROKEN};
  }

  /** @returns the places of the files that are read, of the paths in a folder; none where the worker fails */
  async pick(paths: readonly string[]): Promise<number[]> {
    const reply = await this.#ask({pick: paths});
    return 'picked' in reply ? reply.picked : [];
  }

  /**
   * @param packages what was looked up
   * @param body the response
   * @returns what we know of each package, or why the response can't be read; never throws
   */
  async examine(
    packages: readonly ReadPackage[],
    body: Blob,
  ): Promise<{findings: (Finding | null)[]} | {problem: string}> {
    const reply = await this.#ask({examine: body, packages});
    if ('findings' in reply) return reply;
    return {problem: 'problem' in reply ? reply.problem : BROKEN};
  }

  /** Gives the worker's memory back. Questions without a reply end. */
  close(): void {
    this.#stop(BROKEN);
  }

  #stop(problem: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const end of [...this.#open]) end({problem});
  }

  /** @throws Error where the browser refuses to start it */
  #running(): Worker {
    return (this.#worker ??= new Worker(/* webpackChunkName: "xray-worker" */ new URL('./worker.ts', import.meta.url)));
  }

  #ask(question: Question): Promise<Reply> {
    return new Promise((resolve) => {
      const end = (reply: Reply): void => {
        clearTimeout(timer);
        this.#open.delete(end);
        resolve(reply);
      };
      const timer = setTimeout(() => this.#stop(TOO_SLOW), READ_TIMEOUT_MS);
      this.#open.add(end);
      try {
        const worker = this.#running();
        askWorker<Reply>(worker, question).then(end, () => worker === this.#worker && this.#stop(BROKEN));
      } catch {
        end({problem: REFUSED});
      }
    });
  }
}
