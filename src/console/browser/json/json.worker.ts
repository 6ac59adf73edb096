/** Holds one JSON document. The reply to a question goes through the port that came with it. */
import {jsonReader, type Question} from './reader';

/** What of a worker's global scope is used; the types of the page do not have it. */
declare const self: {onmessage: ((event: MessageEvent<Question>) => void) | null};

const reply = jsonReader();

self.onmessage = ({data, ports: [port]}) =>
  void reply(data)
    .catch((error: Error) => ({failed: error.message}))
    .then((told) => port?.postMessage(told));
