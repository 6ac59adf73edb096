/** Answers questions about one JSON document: in a worker, or in the page where the document is small. */
import {JsonTree, type Row} from './tree';

export type Question = {open: Blob} | {children: [id: number, from: number, count: number]} | {text: number};

/** The document's root and the state of the job that it shows. */
export type Opened = Pick<JsonTree, 'root' | 'status'>;

/** `problem`: what the JSON parser said; `failed`: what else went wrong, mostly for want of memory. */
export type Reply = {opened: Opened} | {rows: Row[]} | {text: string} | {problem: string} | {failed: string};

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
      return {opened: {root: tree.root, status: tree.status}};
    }
    if (!tree) return {problem: 'There is no document.'};
    return 'text' in question ? {text: tree.text(question.text)} : {rows: tree.children(...question.children)};
  };
}
