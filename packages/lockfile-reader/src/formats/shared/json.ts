/** Reads JSON, and says in the same words in each browser that a text isn't JSON. */
import {Unreadable} from './unreadable';

/**
 * @param what the file is, in words for readers
 * @throws Unreadable if it isn't JSON: tools write these files, so a part is usually missing
 */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Unreadable(`${what} isn't valid JSON. Choose or paste the whole file.`);
  }
}
