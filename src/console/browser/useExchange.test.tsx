import {act, type ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {mount, until} from '../../browser/mounted.testing';
import {listOperation} from './pages.testing';
import type {Exchange} from './exchange';
import {useExchange} from './useExchange';

const JOB_URL = 'https://parser.ecosyste.ms/api/v1/jobs/1';

/** Time passes only while a job is waited for. */
const clock = vi.hoisted(() => ({now: 0}));
vi.mock('../../browser/wait', () => ({
  pause: (milliseconds: number) => {
    clock.now += milliseconds;
    return Promise.resolve();
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("polls a job for ten minutes, as the guide's loop does", async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Object.defineProperty(Response.json({status: 'working'}), 'url', {value: JOB_URL})),
  );
  let start = (): void => undefined;
  let shown: Exchange | undefined;
  function Job(): ReactNode {
    const own = useExchange({...listOperation(), job: true});
    start = () => own.start({method: 'GET', url: JOB_URL, headers: []});
    shown = own.exchange;
    return null;
  }
  const {remove} = await mount(<Job />);
  await act(() => Promise.resolve(start()));
  await until(() => shown?.busy === false);
  expect(shown?.job).toMatchObject({status: 'working', polling: false});
  expect(clock.now).toBe(600_000);
  await remove();
});
