/** What page and worker say to each other. */
import type {Row} from './tree';

export type Question = {open: Blob} | {children: [id: number, from: number, count: number]} | {text: number};

export interface Asked {
  number: number;
  question: Question;
}

/** The document's root and the state of the job that it shows. */
export interface Opened {
  root: Row;
  status?: string;
}

/** `problem`: what the JSON parser said. */
export type Reply = {number: number} & ({opened: Opened} | {rows: Row[]} | {text: string} | {problem: string});
