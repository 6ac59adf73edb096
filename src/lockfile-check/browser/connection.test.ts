import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Connection} from './connection';
import type {Question, Reply} from './workerMessages';

/** A worker that replies as a test tells it, or never. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  static isRefused = false;
  static replies: ((question: Question) => Reply | undefined)[] = [];
  isTerminated = false;

  constructor() {
    super();
    if (FakeWorker.isRefused) throw new DOMException('Refused', 'SecurityError');
    FakeWorker.all.push(this);
  }

  postMessage(question: Question, [port]: MessagePort[]): void {
    const reply = FakeWorker.replies.shift()?.(question);
    if (reply) port?.postMessage(reply);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const unread: Reply = {outcome: {ok: false, message: 'Not read.'}};
const never = (): undefined => undefined;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all.length = 0;
  FakeWorker.isRefused = false;
  FakeWorker.replies = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a source', () => {
  it('that is slow ends by its own timer, and not the reading of the next one', async () => {
    FakeWorker.replies = [never, never];
    const slow = new Connection();
    const first = slow.read({name: '', content: 'slow'});
    vi.advanceTimersByTime(20_000);
    const quick = new Connection();
    const second = quick.read({name: '', content: 'quick'});
    vi.advanceTimersByTime(11_000);
    expect(await first).toMatchObject({ok: false, message: expect.stringContaining('longer than 30 seconds')});
    expect(FakeWorker.all.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
    quick.close();
    await second;
  });

  it('that the reader has left ends its questions, and its timer ends nothing later', async () => {
    FakeWorker.replies = [never, () => unread];
    const connection = new Connection();
    const left = connection.read({name: '', content: 'left'});
    connection.close();
    expect(await left).toMatchObject({ok: false});
    const later = new Connection();
    vi.advanceTimersByTime(60_000);
    expect(await later.read({name: '', content: 'later'})).toEqual({ok: false, message: 'Not read.'});
    expect(FakeWorker.all.at(-1)?.isTerminated).toBe(false);
  });

  it('is refused in words where the browser starts no worker', async () => {
    FakeWorker.isRefused = true;
    const outcome = await new Connection().read({name: '', content: 'x'});
    expect(outcome).toMatchObject({ok: false, message: expect.stringContaining("doesn't let this page start")});
  });

  it('says so where its worker breaks, and starts another one for the next question', async () => {
    FakeWorker.replies = [never, () => unread];
    const connection = new Connection();
    const broken = connection.read({name: '', content: 'x'});
    FakeWorker.all[0]?.dispatchEvent(new Event('error'));
    expect(await broken).toMatchObject({ok: false, message: expect.stringContaining("the reader didn't load")});
    expect(await connection.read({name: '', content: 'y'})).toEqual({ok: false, message: 'Not read.'});
    expect(FakeWorker.all).toHaveLength(2);
  });
});
