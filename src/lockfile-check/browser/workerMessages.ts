/** What page and worker say to each other. */
import type {Finding, Picked} from '@ecosystems-docs/lockfile-check';
import type {ReadOutcome, ReadPackage} from '@ecosystems-docs/lockfile-reader';

/** What the reader brings: a file, or a text that they pasted. */
export interface Source {
  /** Name of the file; empty for a text. */
  name: string;
  content: Blob | string;
}

export type Question = {read: Source} | {pick: readonly string[]} | {examine: Blob; packages: readonly ReadPackage[]};

export type Reply = {outcome: ReadOutcome} | {picked: Picked} | {findings: (Finding | null)[]} | {problem: string};
