/** Lets a page ask its workers. A question takes the port along that its reply comes through, so replies need no numbers. */

/** @returns the reply; rejects if the worker's script can't be loaded, or fails before it has replied */
export function askWorker<Reply>(worker: Worker, question: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const end = (): void => {
      worker.removeEventListener('error', fail);
      port1.close();
    };
    const fail = (event: Event): void => {
      event.preventDefault();
      end();
      reject(new Error('The worker failed.'));
    };
    worker.addEventListener('error', fail);
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      end();
      resolve(data);
    };
    worker.postMessage(question, [port2]);
  });
}

/** Has the part of a worker's global scope that is used here and that the page's types lack. */
declare const self: {onmessage: ((event: MessageEvent) => void) | null};

/**
 * Replies to the questions of a page. Call it in the worker.
 *
 * @param reply returns the reply
 * @param failed makes a reply of what `reply` throws
 */
export function replyToPage<Question, Reply>(
  reply: (question: Question) => Promise<Reply>,
  failed: (message: string) => Reply,
): void {
  self.onmessage = ({data, ports: [port]}: MessageEvent<Question>) =>
    void reply(data)
      .catch((error: Error) => failed(error.message))
      .then((told) => port?.postMessage(told));
}
