/** Searches beside the page, so that typing is never held up. Fetches the index when it is first asked. */
import indexAddress from '@generated/search/default/index.json';
import type {Failure, Question, Reply} from '../messages';
import {openIndex, type Ask} from '../open';

/** What of a worker's global scope is used; the types of the page do not have it. */
declare const self: {onmessage: ((event: MessageEvent<Question>) => void) | null};

/** @returns what answers questions, or why there is nothing that could */
async function load(fresh: boolean): Promise<Ask | Failure> {
  const response = await fetch(indexAddress, {cache: fresh ? 'reload' : 'default'}).catch(() => undefined);
  if (!response?.ok) return 'missing';
  try {
    return openIndex(await response.json());
  } catch {
    return 'broken';
  }
}

let opened: Promise<Ask | Failure> | undefined;

async function answer({query, most, fresh}: Question): Promise<Reply> {
  const ask = await (opened ??= load(fresh));
  let failure: Failure = 'broken';
  try {
    if (typeof ask === 'function') return {results: ask(query, most)};
    failure = ask;
  } catch {
    // What cannot answer is broken.
  }
  // The next question tries again.
  opened = undefined;
  return {failure};
}

// The reply to a question goes through the port that came with it.
self.onmessage = ({data, ports: [port]}) => void answer(data).then((reply) => port.postMessage(reply));
