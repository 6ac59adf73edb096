/** The jobs that were created on the page, for the requests below them that read a job: its ID is another each time. */
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {HttpResponse} from '../../requests/browser/send';
import type {Texts} from './fields';

/** A longer response is no job that was just created. In bytes. */
const MAX_SIZE = 1_000_000;

const jobs = new Map<Element, {api: string; id: string}>();

function idIn(text: string): string | undefined {
  try {
    const {id} = (JSON.parse(text) ?? {}) as {id?: unknown};
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** @param box of the request in the page */
export async function rememberJob(
  box: Element,
  {api, effect}: ConsoleOperation,
  response: HttpResponse,
): Promise<void> {
  if (effect !== 'creates' || response.status >= 300 || response.body.size > MAX_SIZE) return;
  const id = idIn(await response.body.text());
  if (id !== undefined) jobs.set(box, {api, id});
}

/**
 * @param box of the request in the page
 * @param texts what the page has in its fields
 * @returns what to send, and whether it asks for a job that was created further up
 */
export function withEarlierJob(
  box: Element,
  {api, parameters}: ConsoleOperation,
  texts: Texts,
): {texts: Texts; isEarlier: boolean} {
  for (const known of jobs.keys()) if (!known.isConnected) jobs.delete(known);
  const name = parameters.find((input) => /^job_?id$/i.test(input.name))?.name;
  // In the order in which they were created: the last is the nearest.
  const job = [...jobs].findLast(
    ([known, one]) => one.api === api && known.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING,
  )?.[1];
  if (name === undefined || !job) return {texts, isEarlier: false};
  return {texts: {...texts, parameters: {...texts.parameters, [name]: job.id}}, isEarlier: true};
}
