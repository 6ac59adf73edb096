import type {Operation} from '../model';
import type {Call} from './call';
import type {LoopCall} from './loopCall';
import type {RequestValues} from './request';

/** A language in which readers get samples: one module that exports one record. */
export interface Language {
  /** Stored as the reader's choice and used in addresses: it never changes. */
  id: string;
  /** What readers see. */
  label: string;
  /** Name of the language in Prism, for highlighting. */
  highlight: string;
  /** Its name in the `x-codeSamples` of published descriptions, which have few languages; absent: it isn't in them. */
  published?: string;
  /** @returns the request; undefined if the language cannot send it. No sample has a key. */
  sample(call: Call, operation: Operation, values: RequestValues): string | undefined;
  /** @returns the program that reads a list page by page; absent if the language cannot */
  loop?(loop: LoopCall): string;
}
