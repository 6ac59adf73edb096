import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LARGEST_BYTES, send} from './send';

describe('a response', () => {
  beforeEach(() => {
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Sends a request whose response has this many bytes; gives its result, how many were received and whether the rest was refused. */
  async function receive(bytes: number) {
    let left = bytes;
    let isCancelled = false;
    const chunk = new Uint8Array(10_000_000);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left <= 0) return controller.close();
        controller.enqueue(chunk.subarray(0, Math.min(left, chunk.length)));
        left -= chunk.length;
      },
      cancel() {
        isCancelled = true;
      },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    let received = 0;
    const result = await send({method: 'GET', url: '', headers: []}, new AbortController().signal, (count) => {
      received = count;
    });
    return {result, received, isCancelled};
  }

  it('is received up to a size that a browser can hold', async () => {
    const {result, received, isCancelled} = await receive(LARGEST_BYTES);
    expect(result.response?.body.size).toBe(LARGEST_BYTES);
    expect([received, isCancelled]).toEqual([LARGEST_BYTES, false]);
  });

  it('is given up beyond it', async () => {
    const {result, isCancelled} = await receive(10 * LARGEST_BYTES);
    expect(result).toEqual({failure: 'too large'});
    expect(isCancelled).toBe(true);
  });
});
