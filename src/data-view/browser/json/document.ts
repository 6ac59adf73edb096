/** Opens JSON without holding up the page: a large document is read in a worker. */
import {askWorker} from '../../../browser/askWorker';
import type {TablePage} from './list';
import {jsonReader, type Opened, type Question, type Reply} from './reader';
import type {Row} from './tree';

export interface JsonDocument extends Opened {
  children(id: number, from: number, count: number): Promise<Row[]>;
  /** The whole of a text that was cut; undefined where it can't be read any more. */
  text(id: number): Promise<string | undefined>;
  /** Rows of the table, where it has a list. */
  table(columns: readonly string[], from: number, count: number): Promise<TablePage>;
  /** The whole of a value that a cell shows in short; undefined where it can't be read any more. */
  cell(row: number, column: string): Promise<string | undefined>;
  /** The list as CSV, with these columns. */
  csv(columns: readonly string[]): Promise<string>;
  /** Gives its memory back. */
  close(): void;
}

/** The response is not JSON; the message is the parser's. */
export class NotJson extends Error {}

/** The response is more than a worker can open. */
class TooLarge extends Error {}

/** Up to this many bytes the page parses by itself faster than a worker starts. */
const SMALL = 200_000;

async function open(
  read: (question: Question) => Promise<Reply>,
  blob: Blob,
  close: () => void,
): Promise<JsonDocument> {
  const first = await read({open: blob});
  if ('problem' in first) throw new NotJson(first.problem);
  if (!('opened' in first)) throw new TooLarge('failed' in first ? first.failed : '');
  // A worker that breaks later leaves what is shown as it is.
  const ask = (question: Question): Promise<Reply> => read(question).catch(({message}: Error) => ({failed: message}));
  return {
    ...first.opened,
    async children(...wanted) {
      const reply = await ask({children: wanted});
      return 'rows' in reply ? reply.rows : [];
    },
    async text(id) {
      const reply = await ask({text: id});
      return 'text' in reply ? reply.text : undefined;
    },
    async table(...wanted) {
      const reply = await ask({table: wanted});
      return 'table' in reply ? reply.table : [];
    },
    async cell(...wanted) {
      const reply = await ask({cell: wanted});
      return 'text' in reply ? reply.text : undefined;
    },
    async csv(columns) {
      const reply = await ask({csv: columns});
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
      const started = (worker = new Worker(new URL('./json.worker.ts', import.meta.url)));
      return await open((question) => askWorker(started, question), blob, close);
    } catch (error) {
      close();
      if (error instanceof NotJson || error instanceof TooLarge) throw error;
      // A worker that does not start (blocked, or its script cannot be loaded) costs fluency, not the response.
    }
  }
  return open(jsonReader(), blob, () => {});
}
