/** Opens JSON without holding up the page: a large document is read in a worker. */
import type {Separator} from '../../csv';
import type {TablePage} from './list';
import {jsonReader, type Opened, type Question, type Reply} from './reader';
import type {Row} from './tree';

export interface JsonDocument extends Opened {
  children(id: number, from: number, count: number): Promise<Row[]>;
  /** The whole of a text that was cut. */
  text(id: number): Promise<string>;
  /** Rows of the table, where it has a list. */
  table(columns: readonly string[], from: number, count: number): Promise<TablePage>;
  /** The whole of a value that a cell shows in short. */
  cell(row: number, column: string): Promise<string>;
  /** The list as CSV, with these columns. */
  csv(columns: readonly string[], separator: Separator): Promise<string>;
  /** Gives its memory back. */
  close(): void;
}

/** The response is not JSON; the message is the parser's. */
export class NotJson extends Error {}

/** The response is more than a worker can open. */
class TooLarge extends Error {}

/** Up to this many bytes the page parses by itself faster than a worker starts. */
const SMALL = 200_000;

/** @returns a function that asks a worker; each question takes the port along that its reply comes through */
function asking(worker: Worker): (question: Question) => Promise<Reply> {
  return (question) =>
    new Promise((resolve, reject) => {
      const {port1, port2} = new MessageChannel();
      const fail = (event: Event): void => {
        event.preventDefault();
        reject(new Error('The worker failed.'));
      };
      worker.addEventListener('error', fail);
      port1.onmessage = ({data}: MessageEvent<Reply>) => {
        worker.removeEventListener('error', fail);
        port1.close();
        resolve(data);
      };
      worker.postMessage(question, [port2]);
    });
}

async function open(blob: Blob, ask: (question: Question) => Promise<Reply>, close: () => void): Promise<JsonDocument> {
  const reply = await ask({open: blob});
  if ('problem' in reply) throw new NotJson(reply.problem);
  if (!('opened' in reply)) throw new TooLarge('failed' in reply ? reply.failed : '');
  return {
    ...reply.opened,
    async children(...wanted) {
      const reply = await ask({children: wanted});
      return 'rows' in reply ? reply.rows : [];
    },
    async text(id) {
      const reply = await ask({text: id});
      return 'text' in reply ? reply.text : '';
    },
    async table(...wanted) {
      const reply = await ask({table: wanted});
      return 'table' in reply ? reply.table : [];
    },
    async cell(...wanted) {
      const reply = await ask({cell: wanted});
      return 'text' in reply ? reply.text : '';
    },
    async csv(...wanted) {
      const reply = await ask({csv: wanted});
      if (!('text' in reply)) throw new TooLarge('failed' in reply ? reply.failed : '');
      return reply.text;
    },
    close,
  };
}

/**
 * @param blob the body of a response
 * @throws NotJson where the parser refuses it; another Error where the browser has not the memory for it
 */
export async function openJson(blob: Blob): Promise<JsonDocument> {
  if (blob.size > SMALL) {
    let worker: Worker | undefined;
    const close = (): void => worker?.terminate();
    try {
      worker = new Worker(new URL('./json.worker.ts', import.meta.url));
      return await open(blob, asking(worker), close);
    } catch (error) {
      close();
      if (error instanceof NotJson || error instanceof TooLarge) throw error;
      // A worker that does not start (blocked, or its script cannot be loaded) costs fluency, not the response.
    }
  }
  return open(blob, jsonReader(), () => {});
}
