/** Answers questions about one JSON document: in a worker, or in the page where the document is small. */
import type {TablePage} from './list';
import {JsonTree, type Row} from './tree';

export type Question =
  | {open: Blob}
  | {children: [id: number, from: number, count: number]}
  | {text: number}
  | {table: [columns: readonly string[], from: number, count: number]}
  | {cell: [row: number, column: string]}
  | {csv: readonly string[]};

/** The document's root, the state of the job that it shows, the size of its list, and names that it repeats. */
export type Opened = Pick<JsonTree, 'root' | 'status' | 'list' | 'repeated'>;

/** `problem`: what the JSON parser said; `failed`: what else went wrong, mostly for want of memory. */
export type Reply =
  | {opened: Opened}
  | {rows: Row[]}
  | {text: string}
  | {table: TablePage}
  | {problem: string}
  | {failed: string};

/** @returns a function that answers; the first question opens the document */
export function jsonReader(): (question: Question) => Promise<Reply> {
  let tree: JsonTree | undefined;
  return async (question) => {
    if ('open' in question) {
      const text = await question.open.text();
      try {
        tree = new JsonTree(text);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return {problem: error.message};
      }
      const {root, status, list, repeated} = tree;
      return {opened: {root, status, list, repeated}};
    }
    if (!tree) return {problem: "There's no document."};
    if ('text' in question) return {text: tree.text(question.text)};
    if ('csv' in question) return {text: tree.csv(question.csv)};
    if ('cell' in question) return {text: tree.cell(...question.cell)};
    if ('table' in question) return {table: tree.table(...question.table)};
    return {rows: tree.children(...question.children)};
  };
}
