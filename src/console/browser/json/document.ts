/** Opens JSON without holding up the page: a large document is read in a worker. */
import type {Asked, Opened, Question, Reply} from './jsonMessages';
import {JsonTree, type Row} from './tree';

export interface JsonDocument extends Opened {
  children(id: number, from: number, count: number): Promise<Row[]>;
  /** The whole of a text that was cut. */
  text(id: number): Promise<string>;
  /** Gives its memory back. */
  close(): void;
}

/** The answer is not JSON; the message is the parser's. */
export class NotJson extends Error {}

/** Up to this many bytes the page parses by itself faster than a worker starts. */
const SMALL = 200_000;

function openHere(text: string): JsonDocument {
  let tree: JsonTree;
  try {
    tree = new JsonTree(text);
  } catch (error) {
    throw new NotJson((error as Error).message);
  }
  return {
    root: tree.root,
    ...(tree.status === undefined ? {} : {status: tree.status}),
    children: (id, from, count) => Promise.resolve(tree.children(id, from, count)),
    text: (id) => Promise.resolve(tree.text(id)),
    close: () => {},
  };
}

/** A worker that answers questions; `undefined` where none can be started. */
class Reader {
  private readonly waiting = new Map<number, {resolve: (reply: Reply) => void; reject: (error: Error) => void}>();
  private last = 0;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({data}: MessageEvent<Reply>) => {
      this.waiting.get(data.number)?.resolve(data);
      this.waiting.delete(data.number);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      for (const {reject} of this.waiting.values()) reject(new Error('The worker failed.'));
      this.waiting.clear();
    };
  }

  ask(question: Question): Promise<Reply> {
    const asked: Asked = {number: (this.last += 1), question};
    return new Promise((resolve, reject) => {
      this.waiting.set(asked.number, {resolve, reject});
      this.worker.postMessage(asked);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

async function openInWorker(blob: Blob): Promise<JsonDocument> {
  const reader = new Reader(new Worker(new URL('./json.worker.ts', import.meta.url)));
  let reply: Reply;
  try {
    reply = await reader.ask({open: blob});
  } catch (error) {
    reader.close();
    throw error;
  }
  if (!('opened' in reply)) {
    reader.close();
    throw new NotJson('problem' in reply ? reply.problem : '');
  }
  return {
    ...reply.opened,
    async children(...wanted) {
      const answer = await reader.ask({children: wanted});
      return 'rows' in answer ? answer.rows : [];
    },
    async text(id) {
      const answer = await reader.ask({text: id});
      return 'text' in answer ? answer.text : '';
    },
    close: () => reader.close(),
  };
}

/**
 * @param blob an answer's body
 * @throws NotJson
 */
export async function openJson(blob: Blob): Promise<JsonDocument> {
  if (blob.size > SMALL && typeof Worker === 'function') {
    try {
      return await openInWorker(blob);
    } catch (error) {
      if (error instanceof NotJson) throw error;
      // A worker that does not start (blocked, or its script cannot be loaded) costs fluency, not the answer.
    }
  }
  return openHere(await blob.text());
}
