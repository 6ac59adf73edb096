/** Searches beside the page, so that typing is never held up. */
import indexAddress from '@generated/search/default/index.json';
import textsAddress from '@generated/search/default/texts.json';
import type {Failure, Opening, Question, Reply} from '../messages';
import {openIndex, type Search} from '../open';

/** What of a worker's global scope is used; the types of the page do not have it. */
declare const self: {onmessage: ((event: MessageEvent<Opening | Question>) => void) | null};

/** @returns what answers questions, or why there is nothing that could */
async function load(fresh: boolean, sent?: string): Promise<Search | Failure> {
  const response = sent
    ? new Response(sent)
    : await fetch(indexAddress, {cache: fresh ? 'reload' : 'default'}).catch(() => undefined);
  if (!response?.ok) return 'missing';
  try {
    return openIndex(await response.json());
  } catch {
    return 'broken';
  }
}

let opened: Promise<Search | Failure> | undefined;
let texts: readonly string[] | undefined;

/** Fetches the whole texts, once. Search is complete without them. */
async function loadTexts(): Promise<void> {
  const response = await fetch(textsAddress).catch(() => undefined);
  if (response?.ok) texts ??= (await response.json().catch(() => undefined)) as readonly string[] | undefined;
}

async function answer({query, most, fresh, whole}: Question): Promise<Reply> {
  const search = await (opened ??= load(fresh));
  if (whole && !texts) await loadTexts();
  let failure: Failure = 'broken';
  try {
    if (typeof search === 'function')
      return {results: {...search(query, most, texts), ...(texts ? {} : {isDraft: true})}};
    failure = search;
  } catch {
    // What cannot answer is broken.
  }
  // The next question tries again.
  opened = undefined;
  return {failure};
}

self.onmessage = ({data, ports: [port]}) => {
  if ('query' in data) void answer(data).then((reply) => port?.postMessage(reply));
  else opened ??= load(false, data.index);
};
