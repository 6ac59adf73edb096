import {describe, expect, it, vi} from 'vitest';
import {lookUp, startOf, toBatches, type Batch, type Progress, type Reply} from './lookUp';
import {npm} from './testing';

const packages = (number: number) => Array.from({length: number}, (_, index) => npm(`p${index}`, '1'));
const found = ({members}: Batch): Reply => ({kind: 'found', findings: members.map(() => null)});

/** Looks packages up with these replies in turn, and gives what was sent and shown. */
async function run(
  replies: readonly (Reply['kind'] | Reply)[],
  options: {begin?: Progress; which?: 'waiting' | 'failed'; abortAfter?: number} = {},
) {
  const {begin = startOf(packages(250)), which = 'waiting', abortAfter = Infinity} = options;
  const shown: Progress[] = [];
  const sent: string[][] = [];
  const controller = new AbortController();
  const wait = vi.fn(async () => {});
  await lookUp(
    begin,
    which,
    {
      send: async (batch) => {
        sent.push(batch.urls);
        const reply = replies[sent.length - 1] ?? 'found';
        if (sent.length > abortAfter) controller.abort();
        if (typeof reply !== 'string') return reply;
        return reply === 'failed'
          ? {kind: 'failed', problem: 'No.'}
          : reply === 'cancelled'
            ? {kind: reply}
            : found(batch);
      },
      wait,
      show: (progress) => shown.push(progress),
    },
    controller.signal,
  );
  const last = shown.at(-1) as Progress;
  return {sent, shown, last, wait, states: last.batches.map(({state}) => state)};
}

it('asks for each package URL once, for all versions of the package', () => {
  expect(toBatches([npm('a', '1'), npm('b', '1'), npm('a', '2')])).toEqual([
    {urls: ['pkg:npm/a', 'pkg:npm/b'], members: [0, 2, 1], state: 'waiting'},
  ]);
});

it('makes one batch of one package in very many versions', () => {
  const [one] = packages(1);
  const versions = Array.from({length: 200_000}, () => one ?? npm('a'));
  expect(toBatches(versions).map(({members}) => members.length)).toEqual([200_000]);
});

describe('a lookup', () => {
  it('sends one batch after the other, and ends', async () => {
    const {sent, last, states} = await run([]);
    expect(sent.map((purls) => purls.length)).toEqual([100, 100, 50]);
    expect(new Set(sent.flat()).size).toBe(250);
    expect(states).toEqual(['done', 'done', 'done']);
    expect(last.findings.size).toBe(250);
    expect(last.busy).toBe(false);
  });

  it('waits after a 429 and sends the same batch again', async () => {
    const {sent, shown, states, wait} = await run(['found', {kind: 'limited', until: 5000}]);
    expect(wait).toHaveBeenCalledWith(5000, expect.anything());
    expect(sent[1]).toEqual(sent[2]);
    expect(shown.some(({limitedUntil, busy}) => limitedUntil === 5000 && busy)).toBe(true);
    expect(states).toEqual(['done', 'done', 'done']);
  });

  it('waits twice for a batch, and then says so: a service that always returns 429 gets no more requests', async () => {
    const {sent, last} = await run(Array<Reply>(9).fill({kind: 'limited', until: 5000}));
    expect(sent).toHaveLength(6);
    expect(last.batches.map(({state}) => state)).toEqual(['failed', 'failed', 'waiting']);
    expect(last.batches[0]?.problem).toMatch(/rate limit/);
  });

  it('goes on after one failure, and retries the failed batch alone', async () => {
    const first = await run(['found', 'failed']);
    expect(first.states).toEqual(['done', 'failed', 'done']);
    expect(first.last.batches[1]?.problem).toBe('No.');
    const second = await run([], {begin: first.last, which: 'failed'});
    expect(second.sent).toEqual([first.sent[1]]);
    expect(second.states).toEqual(['done', 'done', 'done']);
    expect(second.last.findings.size).toBe(250);
  });

  it('stops after two failures in a row, and keeps the rest for later', async () => {
    const {states, last} = await run(['failed', 'failed']);
    expect(states).toEqual(['failed', 'failed', 'waiting']);
    expect(last.busy).toBe(false);
    expect((await run([], {begin: last})).states).toEqual(['failed', 'failed', 'done']);
  });

  it('stops at once where the browser is offline', async () => {
    const {sent, states} = await run([{kind: 'failed', problem: 'Offline.', offline: true}]);
    expect(sent).toHaveLength(1);
    expect(states).toEqual(['failed', 'waiting', 'waiting']);
  });

  it('stops when it is cancelled, and keeps what it has', async () => {
    const {sent, states, last} = await run(['found', 'cancelled'], {abortAfter: 1});
    expect(sent).toHaveLength(2);
    expect(states).toEqual(['done', 'waiting', 'waiting']);
    expect(last.findings.size).toBe(100);
    expect(last.busy).toBe(false);
  });
});
