/** What the type of a response says: whether it is text, and how a file of it is named. */

/** Extensions of files that can be opened without harm, by media type; any other is text or bytes. XML is text, because browsers run the scripts in it. */
const EXTENSIONS = new Map(
  Object.entries({
    'application/gzip': 'gz',
    'application/json': 'json',
    'application/jsonl': 'jsonl',
    'application/pdf': 'pdf',
    'application/x-gzip': 'gz',
    'application/x-ndjson': 'ndjson',
    'application/x-tar': 'tar',
    'application/yaml': 'yaml',
    'application/zip': 'zip',
    'image/gif': 'gif',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/webp': 'webp',
    'text/csv': 'csv',
    'text/markdown': 'md',
    'text/tab-separated-values': 'tsv',
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
  const suffix = /\+(json|yaml|zip|gzip)$/.exec(essence)?.[1];
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
  return bytes.includes(0);
}
