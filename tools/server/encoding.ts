/** Which of a file's stored forms a request gets. */
import type {IncomingMessage} from 'node:http';
import Negotiator from 'negotiator';

/** Endings of the compressed copies (tools/delivery/compress.ts) by their names in HTTP, the smallest first. */
export const COPIES: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz'};

/**
 * @param request its `Accept-Encoding`; a weight of 0 refuses
 * @returns the smallest form that the reader takes; undefined for the file as it is
 */
export function acceptedEncoding(request: IncomingMessage): string | undefined {
  const negotiator = new Negotiator(request);
  return Object.keys(COPIES).find((name) => negotiator.encodings([name]).length > 0);
}
