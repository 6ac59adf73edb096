/** The page's end of the worker that reads a source and the responses for its packages. */
import {TimedWorker, WORKER_TIMEOUT_MS, type Unanswered} from '../../browser/askWorker';
import type {ReadOutcome, ReadPackage} from '@ecosystems-docs/lockfile-reader';
import type {Finding, Picked} from '@ecosystems-docs/lockfile-check';
import type {Question, Reply, Source} from './workerMessages';

/** What to say where the worker has no reply. */
const PROBLEMS: Readonly<Record<Unanswered, string>> = {
  failed: "We couldn't read the file: the reader didn't load or ran out of memory. Choose the file again.",
  slow: `Reading the file took longer than ${WORKER_TIMEOUT_MS / 1000} seconds, so we stopped.`,
  refused:
    "Your browser doesn't let this page start the worker that reads files. A policy or an extension can cause this: allow it for this site, or use another browser.",
};

/**
 * A worker of one report, with a timer for each question, so that a slow file
 * never ends the reading of another one. Starts with the first question.
 */
export class Connection {
  readonly #worker = new TimedWorker(
    () => new Worker(/* webpackChunkName: "lockfile-check-worker" */ new URL('./worker.ts', import.meta.url)),
  );

  /** @returns what a file says, or why it can't be read; never throws */
  async read(source: Source): Promise<ReadOutcome> {
    const reply = await this.#ask({read: source});
    if ('outcome' in reply) return reply.outcome;
    return {ok: false, message: 'problem' in reply ? reply.problem : PROBLEMS.failed};
  }

  /** @returns what is read of the paths in a folder, or why nothing is */
  async pick(paths: readonly string[]): Promise<Picked | string> {
    const reply = await this.#ask({pick: paths});
    if ('picked' in reply) return reply.picked;
    return 'problem' in reply ? reply.problem : PROBLEMS.failed;
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
    return {problem: 'problem' in reply ? reply.problem : PROBLEMS.failed};
  }

  /** Gives the worker's memory back. Questions without a reply end. */
  close(): void {
    this.#worker.close();
  }

  async #ask(question: Question): Promise<Reply> {
    const reply = await this.#worker.ask<Reply>(question);
    return 'unanswered' in reply ? {problem: PROBLEMS[reply.unanswered]} : reply;
  }
}
