/** Reads the preferences of a caller for the response: `Prefer: code=429, delay=500`, as in Prism. */
import {Refusal} from './reply';

export interface Preferences {
  /** Status of the response. */
  code?: string;
  /** Key of the example to respond with. */
  example?: string;
  /** Milliseconds to wait before the response. */
  delay?: number;
  /** A body that is no JSON: cut off in the middle, or an HTML page as a gateway sends it. */
  body?: 'broken' | 'html';
  /** Minimum size of the response in bytes; lists are repeated. */
  size?: number;
  /** Leaves out the CORS headers, as a gateway in front of the service does. */
  cors?: 'none';
  /** Whether to refuse what the services ignore or cap (RFC 7240, section 4.4). */
  handling?: 'strict' | 'lenient';
}

/** Every preference and what it does, for people. */
export const PREFERENCES: readonly string[] = [
  'code=429             this status, where the operation describes it',
  'example=unknown      the example with this key; of a new job, the one in which it ends',
  'delay=2000           waits this many milliseconds, up to 120000',
  'body=broken          cuts the body off in the middle',
  'body=html            an HTML page, as of a gateway',
  'size=4MB             repeats the items of a list up to this size, up to 5MB',
  'cors=none            leaves out the CORS headers',
  'handling=strict      refuses unknown query parameters, page sizes above the maximum and names that no example has',
];

const UNITS: Readonly<Record<string, number>> = {B: 1, KB: 1e3, MB: 1e6};
/** Nobody else is served while a body is written. */
const MAX_SIZE = 5e6;
const MAX_DELAY = 120_000;

type Read = (value: string) => string | number | undefined;

const matching =
  (form: RegExp): Read =>
  (value) =>
    form.test(value) ? value : undefined;

/** Reads each value; undefined if it is invalid. */
const READERS = new Map<string, Read>([
  ['code', matching(/^[1-5]\d\d$/)],
  ['example', matching(/./)],
  ['delay', (value) => (/^\d+$/.test(value) && Number(value) <= MAX_DELAY ? Number(value) : undefined)],
  ['body', matching(/^(broken|html)$/)],
  [
    'size',
    (value) => {
      const [, number, unit = 'B'] = /^(\d+)(B|KB|MB)?$/i.exec(value) ?? [];
      const size = Number(number) * (UNITS[unit.toUpperCase()] ?? 1);
      return size <= MAX_SIZE ? size : undefined;
    },
  ],
  ['cors', matching(/^none$/)],
  ['handling', matching(/^(strict|lenient)$/)],
]);

/**
 * @param text the header's value, or that of the query parameter `__prefer`
 * @throws Refusal that says what is wrong with it
 */
export function readPreferences(text: string): Preferences {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  return Object.fromEntries(
    parts.filter(Boolean).map((part) => {
      const [, name = '', value = ''] = /^([^=]*?)\s*(?:=\s*(.*))?$/s.exec(part) ?? [];
      const read = READERS.get(name);
      if (!read) throw new Refusal(400, `Prefer has no "${name}"; known: ${[...READERS.keys()].join(', ')}`);
      const preference = read(value.replace(/^"(.*)"$/, '$1'));
      if (preference === undefined) throw new Refusal(400, `Prefer: "${value}" is not a valid ${name}`);
      return [name, preference];
    }),
  );
}
