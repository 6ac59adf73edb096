/** Looks things up in batches, one request at a time, and goes on after a refusal for the limit. */
import type {Finding} from './findings';
import {group, type ReadPackage} from '@ecosystems-docs/lockfile-reader';

/** Package URLs that bulk lookup takes in one request. */
const BATCH_SIZE = 100;

/** Failures in a row after which nothing more is sent: the rest would fail as well. */
const MAX_FAILURES = 2;

/** Waits for one batch: a `429` that ends after none of them would be asked for without end. */
const MAX_WAITS = 2;

/** What one request is about. */
export interface Batch {
  /** What it names: package URLs, once for all versions of a package, or the URL of a repository or an owner. */
  urls: string[];
  /** Indexes of what is looked up. */
  members: number[];
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Why it failed, for people. */
  problem?: string;
}

/** How a request ended that found nothing out. `status`: of the response, where there is one. */
export type Unanswered =
  | {kind: 'limited'; until: number}
  | {kind: 'failed'; problem: string; status?: number; offline?: boolean}
  | {kind: 'cancelled'};

/** How a request ended. */
export type Reply<F = Finding> = {kind: 'found'; findings: (F | null)[]} | Unanswered;

/** Everything that is known of a lookup. */
export interface Progress<F = Finding> {
  batches: readonly Batch[];
  /** By index of what is looked up; null: not found. Absent: not looked up. */
  findings: ReadonlyMap<number, F | null>;
  busy: boolean;
  /** When the limit ends, in Unix milliseconds, while it is waited for. */
  limitedUntil?: number;
}

/** @returns the packages in batches, each package URL once, none sent yet */
export function toBatches(packages: readonly ReadPackage[]): Batch[] {
  const members = group(packages.map(({purl}, index) => [purl, index]));
  const urls = [...members.keys()];
  return Array.from({length: Math.ceil(urls.length / BATCH_SIZE)}, (_, number) => {
    const own = urls.slice(number * BATCH_SIZE, (number + 1) * BATCH_SIZE);
    return {urls: own, members: own.flatMap((purl) => members.get(purl) ?? []), state: 'waiting'};
  });
}

/** @returns a lookup of which nothing has been sent yet */
export const startOf = (packages: readonly ReadPackage[]): Progress => ({
  batches: toBatches(packages),
  findings: new Map(),
  busy: false,
});

/** What a lookup needs of its surroundings. */
export interface Surroundings<F> {
  send: (batch: Batch, signal: AbortSignal) => Promise<Reply<F>>;
  /** Waits until a time, in Unix milliseconds; ends early when the signal is aborted. */
  wait: (until: number, signal: AbortSignal) => Promise<void>;
  show: (progress: Progress<F>) => void;
}

const withBatch = <F>(progress: Progress<F>, number: number, change: Partial<Batch>): Progress<F> => ({
  ...progress,
  batches: progress.batches.map((batch, index) => (index === number ? {...batch, ...change} : batch)),
});

function withReply<F>(progress: Progress<F>, number: number, reply: Reply<F>): Progress<F> {
  const {members} = progress.batches[number] as Batch;
  switch (reply.kind) {
    case 'found': {
      const findings = new Map(progress.findings);
      members.forEach((member, place) => findings.set(member, reply.findings[place] ?? null));
      return {...withBatch(progress, number, {state: 'done', problem: undefined}), findings};
    }
    case 'failed':
      return withBatch(progress, number, {state: 'failed', problem: reply.problem});
    case 'limited':
      return {...withBatch(progress, number, {state: 'waiting'}), limitedUntil: reply.until};
    case 'cancelled':
      return withBatch(progress, number, {state: 'waiting'});
  }
}

/**
 * Sends what isn't done yet, shows each step, and stops when it is cancelled,
 * offline, or after two failures in a row. Failed batches stay failed until
 * they are sent again.
 *
 * @param begin what is known so far
 * @param which which batches to send: those that wait, or those that failed
 */
export async function lookUp<F>(
  begin: Progress<F>,
  which: 'waiting' | 'failed',
  {send, wait, show}: Surroundings<F>,
  signal: AbortSignal,
): Promise<void> {
  let progress: Progress<F> = {...begin, busy: true};
  const update = (next: Progress<F>): void => show((progress = next));
  const queue = progress.batches.flatMap(({state}, number) => (state === which ? [number] : []));
  let failures = 0;
  let waits = 0;
  while (queue.length > 0 && failures < MAX_FAILURES && !signal.aborted) {
    const number = queue[0] as number;
    update(withBatch(progress, number, {state: 'sending', problem: undefined}));
    const answer = await send(progress.batches[number] as Batch, signal);
    const reply: Reply<F> =
      answer.kind === 'limited' && waits === MAX_WAITS
        ? {kind: 'failed', problem: 'The rate limit is still reached after two waits. Retry later.'}
        : answer;
    update(withReply(progress, number, reply));
    waits = reply.kind === 'limited' ? waits + 1 : 0;
    if (reply.kind === 'limited') {
      await wait(reply.until, signal);
      update({...progress, limitedUntil: undefined});
      continue;
    }
    queue.shift();
    failures = reply.kind === 'failed' ? (reply.offline ? MAX_FAILURES : failures + 1) : 0;
  }
  update({...progress, busy: false});
}
