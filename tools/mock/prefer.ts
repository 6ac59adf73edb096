/** What a caller asks of the mock beside the answer itself: `Prefer: code=429, delay=500`, in the manner of Prism. */

export interface Preferences {
  /** Status to answer with. */
  code?: string;
  /** Key of the example to answer with. */
  example?: string;
  /** Milliseconds to wait before the answer. */
  delay?: number;
  /** A body that is no JSON: cut off in the middle, or an HTML page as a gateway sends it. */
  body?: 'broken' | 'html';
  /** Bytes that the answer has at least; lists are repeated. */
  size?: number;
  /** Leaves the CORS headers out, as an answer does that does not come from the service itself. */
  cors?: 'none';
  /** Whether what the services ignore or cap is refused (RFC 7240, section 4.4). */
  handling?: 'strict' | 'lenient';
}

/** Every preference and what it does, for people. */
export const PREFERENCES: readonly string[] = [
  'code=429             this status, where the operation describes it',
  'example=unknown      the example with this key; of a new job, the one in which it ends',
  'delay=2000           waits this many milliseconds, up to 120000',
  'body=broken          cuts the body off in the middle',
  'body=html            an HTML page, as of a gateway',
  'size=20MB            repeats the items of a list up to this size, up to 200MB',
  'cors=none            leaves out the CORS headers',
  'handling=strict      refuses unknown query parameters and page sizes above the maximum',
];

const UNITS: Readonly<Record<string, number>> = {B: 1, KB: 1e3, MB: 1e6};
const MAX_SIZE = 200e6;
const MAX_DELAY = 120_000;

const NAMES = ['code', 'example', 'delay', 'body', 'size', 'cors', 'handling'];

function readOne(name: string, value: string): Preferences {
  switch (name) {
    case 'code':
      if (/^[1-5]\d\d$/.test(value)) return {code: value};
      break;
    case 'example':
      if (value) return {example: value};
      break;
    case 'delay':
      if (/^\d+$/.test(value) && Number(value) <= MAX_DELAY) return {delay: Number(value)};
      break;
    case 'body':
      if (value === 'broken' || value === 'html') return {body: value};
      break;
    case 'size': {
      const [, number, unit = 'B'] = /^(\d+)(B|KB|MB)?$/i.exec(value) ?? [];
      const size = Number(number) * (UNITS[unit.toUpperCase()] ?? 1);
      if (size <= MAX_SIZE) return {size};
      break;
    }
    case 'cors':
      if (value === 'none') return {cors: value};
      break;
    case 'handling':
      if (value === 'strict' || value === 'lenient') return {handling: value};
      break;
    default:
      throw new Error(`Prefer has no "${name}"; known: ${NAMES.join(', ')}`);
  }
  throw new Error(`Prefer: "${value}" is not a valid ${name}`);
}

/**
 * @param text the header's value, or that of the query parameter `__prefer`
 * @throws Error that says what is wrong with it
 */
export function readPreferences(text: string): Preferences {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return Object.assign(
    {},
    ...parts.map((part) => {
      const at = part.indexOf('=');
      return readOne(
        part.slice(0, at < 0 ? undefined : at).trim(),
        at < 0
          ? ''
          : part
              .slice(at + 1)
              .trim()
              .replace(/^"(.*)"$/, '$1'),
      );
    }),
  ) as Preferences;
}
