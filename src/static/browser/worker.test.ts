import {afterEach, expect, it, vi} from 'vitest';
import {askWorker, replyToPage} from './worker';

/** A worker in this process: what the page posts comes to `self.onmessage`. */
class OwnWorker extends EventTarget {
  postMessage(data: unknown, ports: MessagePort[]): void {
    (globalThis as {onmessage?: (event: {data: unknown; ports: MessagePort[]}) => void}).onmessage?.({data, ports});
  }
}

const ask = (worker: OwnWorker, question: unknown): Promise<unknown> =>
  askWorker(worker as unknown as Worker, question);

afterEach(() => vi.unstubAllGlobals());

it('gives each question its own reply, in whichever order they come', async () => {
  vi.stubGlobal('self', globalThis);
  const releases: (() => void)[] = [];
  replyToPage<number, string>(
    async (question) => {
      await new Promise<void>((resolve) => releases.push(resolve));
      if (question === 2) throw new Error('two');
      return `reply to ${question}`;
    },
    (message) => `failed: ${message}`,
  );
  const worker = new OwnWorker();
  const replies = Promise.all([1, 2, 3].map((question) => ask(worker, question)));
  for (const release of releases.reverse()) release();
  expect(await replies).toEqual(['reply to 1', 'failed: two', 'reply to 3']);
});

it('rejects if the worker breaks, and keeps the error from the console', async () => {
  vi.stubGlobal('onmessage', () => {});
  const worker = new OwnWorker();
  const reply = ask(worker, 1);
  const error = new Event('error', {cancelable: true});
  worker.dispatchEvent(error);
  await expect(reply).rejects.toThrow('The worker failed.');
  expect(error.defaultPrevented).toBe(true);
});
