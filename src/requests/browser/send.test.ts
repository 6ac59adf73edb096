import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {send, type Outgoing} from './send';

const LARGEST = 1000;
const REQUEST: Outgoing = {method: 'GET', url: 'https://packages.ecosyste.ms/api/v1/registries', headers: []};

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {onLine: true});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const never = (): AbortSignal => new AbortController().signal;

describe('a response', () => {
  /** Sends a request whose response has this many bytes; gives its result, and whether the rest was refused. */
  async function receive(bytes: number) {
    let left = bytes;
    let isCancelled = false;
    const chunk = new Uint8Array(100);
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
    const result = await send(REQUEST, never(), LARGEST);
    return {result, isCancelled};
  }

  it('is received up to a size that a browser can hold', async () => {
    const {result, isCancelled} = await receive(LARGEST);
    expect(result.response?.body.size).toBe(LARGEST);
    expect(isCancelled).toBe(false);
  });

  it('is given up beyond it', async () => {
    const {result, isCancelled} = await receive(10 * LARGEST);
    expect(result).toEqual({failure: 'too large'});
    expect(isCancelled).toBe(true);
  });
});

describe('what goes wrong is told as what it is', () => {
  const failing = (error: unknown): void => {
    vi.stubGlobal('fetch', () => Promise.reject(error));
  };

  it.each([
    ['a header that HTTP cannot carry', {headers: [['if-none-match', 'é漢']] as const}],
    ['a method that browsers refuse', {method: 'TRACE'}],
    ['a URL that is none', {url: 'https://['}],
  ])('%s is never sent', async (_title, change) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect(await send({...REQUEST, ...change}, never())).toMatchObject({failure: 'unsendable'});
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a refused connection, offline or not', async () => {
    failing(new TypeError('Failed to fetch'));
    expect(await send(REQUEST, never())).toEqual({failure: 'refused'});
    vi.stubGlobal('navigator', {onLine: false});
    expect(await send(REQUEST, never())).toEqual({failure: 'offline'});
  });

  it('another exception keeps its words', async () => {
    failing(new RangeError('Array buffer allocation failed'));
    expect(await send(REQUEST, never())).toEqual({
      failure: 'unexpected',
      problem: 'Array buffer allocation failed',
    });
  });

  it('a connection that ends within the response', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(3)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    expect(await send(REQUEST, never())).toEqual({failure: 'interrupted', problem: 'network error'});
  });

  it('the reader who cancels', async () => {
    vi.stubGlobal(
      'fetch',
      ({signal}: Request) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const reader = new AbortController();
    const result = send(REQUEST, reader.signal);
    reader.abort();
    expect(await result).toEqual({failure: 'cancelled'});
  });
});
