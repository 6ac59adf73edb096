import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pause, waitUntil} from './wait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @returns what lets time pass, and says whether the promise is kept then */
function watch(promise: Promise<void>): (milliseconds: number) => Promise<boolean> {
  let isKept = false;
  void promise.then(() => (isKept = true));
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isKept;
  };
}

it('pauses for its time', async () => {
  const isKeptAfter = watch(pause(500, new AbortController().signal));
  expect(await isKeptAfter(499)).toBe(false);
  expect(await isKeptAfter(1)).toBe(true);
});

it.each([
  ['a pause', (signal: AbortSignal) => pause(60_000, signal)],
  ['a wait', (signal: AbortSignal) => waitUntil(Date.now() + 60_000, signal)],
])('ends %s with the signal, also if that is aborted already', async (_name, wait) => {
  const controller = new AbortController();
  const isKeptAfter = watch(wait(controller.signal));
  expect(await isKeptAfter(2000)).toBe(false);
  controller.abort();
  expect(await isKeptAfter(0)).toBe(true);
  expect(await watch(wait(controller.signal))(0)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends soon after a device has slept past the time', async () => {
  const isKeptAfter = watch(waitUntil(Date.now() + 3_600_000, new AbortController().signal));
  expect(await isKeptAfter(2000)).toBe(false);
  vi.setSystemTime(Date.now() + 7_200_000);
  expect(await isKeptAfter(1000)).toBe(true);
});
