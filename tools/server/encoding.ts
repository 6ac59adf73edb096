/** Which of a file's stored forms a request gets. */
import type {IncomingMessage} from 'node:http';
import Negotiator from 'negotiator';

/** Endings of the compressed copies (tools/delivery/compress.ts) by their names in HTTP, the smallest first. */
export const COPIES: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz'};

/** As of its version 1, whose option the types do not know. */
interface ByPreference {
  encodings(available: readonly string[], options: {preferred: readonly string[]}): string[];
}

/**
 * @param request its `Accept-Encoding`; a weight of 0 refuses
 * @returns the encoding that the client prefers, the smallest if several have the same weight; undefined for the file as it is
 */
export function acceptedEncoding(request: IncomingMessage): string | undefined {
  const names = Object.keys(COPIES);
  const negotiator = new Negotiator(request) as ByPreference;
  const [best] = negotiator.encodings([...names, 'identity'], {preferred: names});
  return best === 'identity' ? undefined : best;
}
