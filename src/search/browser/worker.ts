/** Searches beside the page, so that typing is never held up. Fetches the index when it is first asked. */
import indexAddress from '@generated/search/default/index.json';
import type {Failure, Question, Reply} from '../messages';
import {openIndex, type Ask} from '../open';

interface Scope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as Scope;

class IndexFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

async function load(fresh: boolean): Promise<Ask> {
  let response: Response;
  try {
    response = await fetch(indexAddress, {cache: fresh ? 'reload' : 'default'});
  } catch {
    throw new IndexFailure('missing');
  }
  if (!response.ok) throw new IndexFailure('missing');
  try {
    return openIndex(await response.json());
  } catch {
    throw new IndexFailure('broken');
  }
}

let opened: Promise<Ask> | undefined;

async function answer({id, query, most, fresh}: Question): Promise<Reply> {
  try {
    const ask = await (opened ??= load(fresh));
    return {id, results: ask(query, most)};
  } catch (error) {
    // The next question tries again.
    opened = undefined;
    return {id, failure: error instanceof IndexFailure ? error.failure : 'broken'};
  }
}

scope.addEventListener('message', ({data}) => {
  void answer(data).then((reply) => scope.postMessage(reply));
});
