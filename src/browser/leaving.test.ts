import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {unlessLeaving, watchLeaving} from './leaving';

describe('a reader who leaves while something is loading', () => {
  const page = new EventTarget();

  beforeEach(() => vi.stubGlobal('window', page));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['is no failure', () => Promise.reject(new Error('The request was ended.')), undefined],
    ['gets what has loaded all the same', () => Promise.resolve('a page'), 'a page'],
  ])('%s', async (_what, end, result) => {
    const loading = unlessLeaving<string>(() => {
      page.dispatchEvent(new Event('beforeunload'));
      return end();
    });
    expect(await loading).toBe(result);
  });

  it('is told from a failure, also from the next one after an earlier attempt to leave', async () => {
    const fail = (): Promise<never> => Promise.reject(new Error('not found'));
    await expect(unlessLeaving(fail)).rejects.toThrow('not found');
    page.dispatchEvent(new Event('beforeunload'));
    await expect(unlessLeaving(fail)).rejects.toThrow('not found');
  });

  it('is no longer watched for once loading has ended', () => {
    const leaving = watchLeaving();
    leaving.stop();
    page.dispatchEvent(new Event('beforeunload'));
    expect(leaving.hasBegun()).toBe(false);
  });
});
