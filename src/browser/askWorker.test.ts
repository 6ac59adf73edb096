import {afterEach, expect, it, vi} from 'vitest';
import {askWorker, replyToPage} from './askWorker';

/** A worker in this process, which is its own global scope. */
class OwnWorker extends EventTarget {
  onmessage: ((event: {data: unknown; ports: MessagePort[]}) => void) | null = null;

  postMessage(data: unknown, ports: MessagePort[]): void {
    this.onmessage?.({data, ports});
  }

  ask(question: unknown): Promise<unknown> {
    return askWorker(this as unknown as Worker, question);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('gives each question its own reply, in whichever order they come', async () => {
  const worker = new OwnWorker();
  vi.stubGlobal('self', worker);
  const releases: (() => void)[] = [];
  replyToPage<number, string>(
    async (question) => {
      await new Promise<void>((resolve) => releases.push(resolve));
      if (question === 2) throw new Error('two');
      return `reply to ${question}`;
    },
    (message) => `failed: ${message}`,
  );
  const replies = Promise.all([1, 2, 3].map((question) => worker.ask(question)));
  for (const release of releases.reverse()) release();
  expect(await replies).toEqual(['reply to 1', 'failed: two', 'reply to 3']);
});

it('rejects if the worker breaks, and keeps the error from the console', async () => {
  const worker = new OwnWorker();
  const reply = worker.ask(1);
  const error = new Event('error', {cancelable: true});
  worker.dispatchEvent(error);
  await expect(reply).rejects.toThrow('The worker failed.');
  expect(error.defaultPrevented).toBe(true);
});
