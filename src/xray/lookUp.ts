/** Looks packages up in batches, one request at a time, and goes on after a refusal for the limit. */
import type {Finding} from './findings';
import {group} from './group';
import type {ReadPackage} from './types';

/** Package URLs that bulk lookup takes in one request. */
export const BATCH_SIZE = 100;

/** Failures in a row after which nothing more is sent: the rest would fail as well. */
const MAX_FAILURES = 2;

/** Packages that one request is about. Several versions of a package need one package URL. */
export interface Batch {
  purls: string[];
  /** Indexes of the packages. */
  members: number[];
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Why it failed, for people. */
  problem?: string;
}

/** How a request ended. */
export type Reply =
  | {kind: 'found'; findings: (Finding | null)[]}
  | {kind: 'limited'; until: number}
  | {kind: 'failed'; problem: string; offline?: boolean}
  | {kind: 'cancelled'};

/** Everything that is known of a lookup. */
export interface Progress {
  batches: readonly Batch[];
  /** By index of the package; null: not found. Absent: not looked up. */
  findings: ReadonlyMap<number, Finding | null>;
  busy: boolean;
  /** When the limit ends, in Unix milliseconds, while it is waited for. */
  limitedUntil?: number;
}

/** @returns the packages in batches, each package URL once, none sent yet */
export function toBatches(packages: readonly ReadPackage[]): Batch[] {
  const members = group(packages.map(({purl}, index) => [purl, index]));
  const purls = [...members.keys()];
  return Array.from({length: Math.ceil(purls.length / BATCH_SIZE)}, (_, number) => {
    const own = purls.slice(number * BATCH_SIZE, (number + 1) * BATCH_SIZE);
    return {purls: own, members: own.flatMap((purl) => members.get(purl) ?? []), state: 'waiting'};
  });
}

/** @returns a lookup of which nothing has been sent yet */
export const startOf = (packages: readonly ReadPackage[]): Progress => ({
  batches: toBatches(packages),
  findings: new Map(),
  busy: false,
});

/** What a lookup needs of its surroundings. */
export interface Surroundings {
  send: (batch: Batch, signal: AbortSignal) => Promise<Reply>;
  /** Waits until a time, in Unix milliseconds; ends early when the signal is aborted. */
  wait: (until: number, signal: AbortSignal) => Promise<void>;
  show: (progress: Progress) => void;
}

const withBatch = (progress: Progress, number: number, change: Partial<Batch>): Progress => ({
  ...progress,
  batches: progress.batches.map((batch, index) => (index === number ? {...batch, ...change} : batch)),
});

function withReply(progress: Progress, number: number, reply: Reply): Progress {
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
export async function lookUp(
  begin: Progress,
  which: 'waiting' | 'failed',
  {send, wait, show}: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  let progress: Progress = {...begin, busy: true};
  const update = (next: Progress): void => show((progress = next));
  const queue = progress.batches.flatMap(({state}, number) => (state === which ? [number] : []));
  let failures = 0;
  while (queue.length > 0 && failures < MAX_FAILURES && !signal.aborted) {
    const number = queue[0] as number;
    update(withBatch(progress, number, {state: 'sending', problem: undefined}));
    const reply = await send(progress.batches[number] as Batch, signal);
    update(withReply(progress, number, reply));
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
