import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {NOBODY} from './callerSecrets';
import {send, type Outgoing} from './send';
import {requestsLeft} from './usage';

const LARGEST = 1000;
const REQUEST: Outgoing = {method: 'GET', url: 'https://packages.ecosyste.ms/api/v1/registries', headers: []};

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {onLine: true});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const never = (): AbortSignal => new AbortController().signal;
const fetching = (fetched: (request: Request) => unknown): void => {
  vi.stubGlobal('fetch', async (request: Request) => await fetched(request));
};
/** What fetch and a body throw once their request is aborted. */
const ABORTED = new DOMException('Aborted', 'AbortError');

it('a request goes as it is, without cache and cookies; its response is told with its time and what is left', async () => {
  vi.useFakeTimers({now: 10});
  vi.advanceTimersByTime(5);
  const who = {contact: true, key: false};
  let sent: Request | undefined;
  fetching((request) => {
    vi.advanceTimersByTime(1500);
    sent = request;
    const headers = {'x-b': 'b', 'x-ratelimit-remaining': '7', 'content-type': 'text/plain', 'x-a': 'a'};
    return new Response(null, {status: 204, headers});
  });
  const asked = {
    method: 'POST',
    headers: [
      ['x-a', '1'],
      ['x-b', '2'],
    ] as const,
    body: '{"a":1}',
    redirect: 'manual',
  } as const;
  const before = requestsLeft(Date.now(), NOBODY)!;
  const {response} = await send({...REQUEST, ...asked, who}, never());
  expect(sent).toMatchObject({
    method: 'POST',
    url: REQUEST.url,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
  });
  expect([await sent?.text(), sent?.headers.get('x-a'), sent?.headers.get('x-b')]).toEqual([asked.body, '1', '2']);
  expect(response).toMatchObject({status: 204, redirected: false, milliseconds: 1500, received: 1515});
  expect(response?.headers.map(([name]) => name)).toEqual(['content-type', 'x-a', 'x-b', 'x-ratelimit-remaining']);
  expect([response?.body.size, response?.body.type, vi.getTimerCount()]).toEqual([0, 'text/plain', 0]);
  expect(requestsLeft(Date.now(), who)?.left).toBe(7);
  expect(requestsLeft(Date.now(), NOBODY)).toEqual(before);
  fetching(() => new Response('{}'));
  await send(REQUEST, never());
  expect(requestsLeft(Date.now(), NOBODY)?.left).toBe(before.left - 1);
});

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
  fetching(() => new Response(body, {headers: {'content-type': 'application/json'}}));
  const result = await send(REQUEST, never(), LARGEST);
  return {result, isCancelled};
}

it.each([
  [LARGEST, {response: {body: {size: LARGEST, type: 'application/json'}}}, false],
  [10 * LARGEST, {failure: 'too large'}, true],
])(
  'a response of %i bytes is received up to a size that a browser can hold, and given up beyond it',
  async (bytes, ...end) => {
    const {result, isCancelled} = await receive(bytes);
    expect([result, isCancelled]).toMatchObject(end);
  },
);

it.each([
  ['iso-8859-1', [0x47, 0x6c, 0xfc, 0x63, 0x6b], 'Glück'],
  ['"GB2312"', [0xd6, 0xd0], '中'],
  ['utf-16', [0xfc, 0], 'ü'],
  ['utf8', [0xc3, 0xbc], 'ü'],
  ['unheard-of', [0xc3, 0xbc], 'ü'],
])('a response in %s is read as what it says', async (charset, bytes, text) => {
  fetching(() => new Response(new Uint8Array(bytes), {headers: {'content-type': `text/html; charset=${charset}`}}));
  expect(await (await send(REQUEST, never())).response?.body.text()).toBe(text);
});

describe('what goes wrong is told as what it is', () => {
  it.each([
    ['a header that HTTP cannot carry', {headers: [['if-none-match', 'é漢']] as const}],
    ['a method that browsers refuse', {method: 'TRACE'}],
    ['a URL that is none', {url: 'https://['}],
  ])('%s is never sent', async (_title, change) => {
    const fetched = vi.fn();
    fetching(fetched);
    expect(await send({...REQUEST, ...change}, never())).toEqual({
      failure: 'unsendable',
      problem: expect.stringMatching(/./) as string,
    });
    expect(await send(REQUEST, AbortSignal.abort())).toEqual({failure: 'cancelled'});
    expect(fetched).not.toHaveBeenCalled();
  });

  const broken = (error: Error) => () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(3)),
        pull: (controller) => controller.error(error),
      }),
    );
  it.each([
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch')), {failure: 'refused'}],
    ['a redirect', () => ({type: 'opaqueredirect'}), {failure: 'redirected'}],
    [
      'another exception',
      () => Promise.reject(new RangeError('No memory')),
      {failure: 'unexpected', problem: 'No memory'},
    ],
    // What a browser's extension throws.
    ['a text', () => Promise.reject('blocked'), {failure: 'unexpected', problem: 'blocked'}],
    ['a connection that ends', broken(new TypeError('network')), {failure: 'interrupted', problem: 'network'}],
    ['an exception within', broken(new RangeError('No memory')), {failure: 'unexpected', problem: 'No memory'}],
  ])('%s', async (_what, fetched, result) => {
    fetching(fetched);
    expect(await send(REQUEST, never())).toEqual(result);
    vi.stubGlobal('navigator', {onLine: false});
    expect(await send(REQUEST, never())).toEqual(result.failure === 'redirected' ? result : {failure: 'offline'});
  });

  it('the reader who cancels', async () => {
    fetching(({signal}) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(ABORTED))));
    const reader = new AbortController();
    const result = send(REQUEST, reader.signal);
    reader.abort();
    expect(await result).toEqual({failure: 'cancelled'});
  });

  it.each([
    ['before its response', [], 30],
    ['behind its first bytes', [20, 45, 70], 100],
  ])('a service that is silent for 30 seconds %s', async (_when, heard, end) => {
    vi.useFakeTimers();
    const [first, ...later] = heard;
    fetching(({signal}) => {
      const body = new ReadableStream({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(ABORTED));
          for (const second of later) setTimeout(() => controller.enqueue(new Uint8Array(1)), second * 1000);
        },
      });
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(ABORTED));
        if (first) setTimeout(() => resolve(new Response(body)), first * 1000);
      });
    });
    const ended = vi.fn();
    void send(REQUEST, never()).then(ended);
    await vi.advanceTimersByTimeAsync(end * 1000 - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({failure: 'timeout'});
  });
});
