/** Holds one JSON document; see tree.ts. */
import type {Asked, Question, Reply} from './jsonMessages';
import {JsonTree} from './tree';

/** What of a worker's global scope is used; the types of the page do not have it. */
declare const self: {onmessage: ((event: MessageEvent<Asked>) => void) | null; postMessage: (reply: Reply) => void};

let tree: JsonTree | undefined;

async function reply(number: number, question: Question): Promise<Reply> {
  if ('open' in question) {
    try {
      tree = new JsonTree(await question.open.text());
    } catch (error) {
      return {number, problem: (error as Error).message};
    }
    return {number, opened: {root: tree.root, ...(tree.status === undefined ? {} : {status: tree.status})}};
  }
  if (!tree) return {number, problem: 'There is no document.'};
  return 'text' in question
    ? {number, text: tree.text(question.text)}
    : {number, rows: tree.children(...question.children)};
}

self.onmessage = ({data: {number, question}}) =>
  void reply(number, question).then((answer) => self.postMessage(answer));
