/** The requests of the page that ran, for those that follow them. */
import type {Json} from '@ecosystems-docs/openapi-docs';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {handedOn, type Ran} from '../earlierResponses';
import type {Texts} from './fields';
import type {HttpResponse} from '../../requests/browser/send';

/** Longer responses are lists of many records, of which no later step takes one. In bytes. */
const MAX_SIZE = 1_000_000;

const runs = new Map<Element, Ran>();

const apiOf = (reference: string): string => reference.split('/')[0] ?? '';

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * @param box of the request in the page
 * @param reference `<api>/<operationId>`
 * @param operation what was called
 * @param response what came
 */
export async function remember(
  box: Element,
  reference: string,
  {effect}: ConsoleOperation,
  {status, body}: HttpResponse,
): Promise<void> {
  if (status >= 300 || body.size > MAX_SIZE) return;
  const returned = parse(await body.text());
  if (returned === undefined) return;
  const example = box.querySelector('.example:not(.run-result) pre')?.textContent ?? '';
  runs.set(box, {api: apiOf(reference), createsJob: effect === 'creates', shown: parse(example), returned});
}

/** @returns what ran before a request, the nearest first; forgets what ran on other pages */
function before(box: Element): Ran[] {
  for (const known of runs.keys()) if (!known.isConnected) runs.delete(known);
  return [...runs]
    .filter(([known]) => known.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)
    .sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1))
    .map(([, ran]) => ran);
}

/**
 * @param box of the request in the page
 * @param reference `<api>/<operationId>`
 * @param operation what is called
 * @param texts what the page has in its fields
 * @returns what to send, and the names of the parameters that come from earlier responses
 */
export function withEarlier(
  box: Element,
  reference: string,
  operation: ConsoleOperation,
  texts: Texts,
): {texts: Texts; taken: string[]} {
  const ran = before(box);
  const changes = operation.parameters.flatMap((input): [string, string][] => {
    const value = handedOn(apiOf(reference), input, texts.parameters[input.name] ?? '', ran);
    return value === undefined ? [] : [[input.name, value]];
  });
  return {
    texts: {...texts, parameters: {...texts.parameters, ...Object.fromEntries(changes)}},
    taken: changes.map(([name]) => name),
  };
}
