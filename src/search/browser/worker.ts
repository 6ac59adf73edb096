/** Searches in a worker, so that typing is never delayed. */
import indexAddress from '@generated/search/default/index.json';
import textsAddress from '@generated/search/default/texts.json';
import type {Failure, Opening, SearchRequest, SearchReply} from '../workerMessages';
import {openIndex, type Search} from '../open';

/** The part of a worker's global scope that is used here and that the page's types lack. */
declare const self: {onmessage: ((event: MessageEvent<Opening | SearchRequest>) => void) | null};

/** @returns the search, or why there is none */
async function loadSearch(fresh: boolean, sent?: string): Promise<Search | Failure> {
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

async function replyTo({query, options, fresh, whole}: SearchRequest): Promise<SearchReply> {
  const search = await (opened ??= loadSearch(fresh));
  if (whole && !texts) await loadTexts();
  let failure: Failure = 'broken';
  try {
    if (typeof search === 'function')
      return {results: {...search(query, options, texts), ...(texts ? {} : {isDraft: true})}};
    failure = search;
  } catch {
    // Reports an index that throws as broken.
  }
  // The next request tries again.
  opened = undefined;
  return {failure};
}

self.onmessage = ({data, ports: [port]}) => {
  if ('query' in data) void replyTo(data).then((reply) => port?.postMessage(reply));
  else opened ??= loadSearch(false, data.index);
};
