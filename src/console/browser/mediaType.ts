/** What the type of a response says: whether it is text, in which character encoding, and how a file of it is named. */

/** Extensions of files that can be opened without harm, by media type; any other is text or bytes. */
const EXTENSIONS = new Map(
  Object.entries({
    'application/gzip': 'gz',
    'application/json': 'json',
    'application/jsonl': 'jsonl',
    'application/pdf': 'pdf',
    'application/x-gzip': 'gz',
    'application/x-ndjson': 'ndjson',
    'application/x-tar': 'tar',
    'application/xml': 'xml',
    'application/yaml': 'yaml',
    'application/zip': 'zip',
    'image/gif': 'gif',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/webp': 'webp',
    'text/csv': 'csv',
    'text/markdown': 'md',
    'text/tab-separated-values': 'tsv',
    'text/xml': 'xml',
  }),
);

/** @returns the media type without its parameters, in lower case */
export const essenceOf = ({type}: Blob): string => type.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * @param essence of a response
 * @param isText whether its bytes are text
 * @returns the extension of a file that holds it, without the dot
 */
export function extensionOf(essence: string, isText: boolean): string {
  const suffix = /\+(json|xml|yaml|zip|gzip)$/.exec(essence)?.[1];
  return EXTENSIONS.get(suffix ? `application/${suffix}` : essence) ?? (isText ? 'txt' : 'bin');
}

/** Bytes that are looked at to tell text from other files. */
const SAMPLE_BYTES = 4096;

/** @returns whether the bytes are those of a file that no text can show */
export async function isBinary(body: Blob): Promise<boolean> {
  const essence = essenceOf(body);
  if (/^text\/|json|xml|yaml|javascript/.test(essence)) return false;
  if (/^(?:image|audio|video|font)\/|\/(?:zip|gzip|x-gzip|x-tar|pdf)$/.test(essence)) return true;
  const bytes = new Uint8Array(await body.slice(0, SAMPLE_BYTES).arrayBuffer());
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.includes(0);
}

/** @returns the decoder of a name that a header may have; undefined where browsers know none */
function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** @returns the name of the encoding: as the bytes begin, or else as the type says */
async function labelOf(body: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await body.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return /charset=\s*["']?([^"';\s]+)/i.exec(body.type)?.[1] ?? 'utf-8';
}

export interface Decoded {
  /** The same body in UTF-8. */
  body: Blob;
  /** What to say of its encoding, where there is something. */
  note?: string;
}

/** @returns a text in UTF-8, in which the page and its workers read */
export async function decodedBody(body: Blob): Promise<Decoded> {
  const label = await labelOf(body);
  const decoder = decoderFor(label);
  if (!decoder)
    return {body, note: `Your browser doesn't support the encoding ${label}, so we read the text as UTF-8.`};
  if (decoder.encoding === 'utf-8') return {body};
  const text = decoder.decode(await body.arrayBuffer());
  return {body: new Blob([text], {type: essenceOf(body)})};
}
