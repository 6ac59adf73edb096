/** A JSON document that returns a few rows at a time. It lives in a worker, so that the page never holds all of it. */

export type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value as it is shown. */
export interface Row {
  /** Property name or index; absent for the root. */
  key?: string | number;
  kind: Kind;
  /** JSON of a simple value, cut when it is long. */
  text?: string;
  /** Number of children of an object or array, or of characters of a text that was cut. */
  count?: number;
  /** By which children or the whole text are asked for; absent where there is nothing more. */
  id?: number;
}

/** Characters of a text that are shown at first, and at most. */
const PREVIEW = 300;
const WHOLE = 100_000;

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
}

/** Stands before a number that a JavaScript number cannot hold, in a text that takes its place. No JSON text brings the character itself along. */
const EXACT = '\u0000';
/** Texts, which stay, and numbers. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** What a number that is not exact has: many digits, or an exponent. Looked for first, because it is rare and the search for it fast. */
const SUSPECT = /\d{16}|\d[eE][+-]?\d{3}/;

function isExact(source: string): boolean {
  const number = Number(source);
  return Number.isFinite(number) && (Number.isSafeInteger(number) || /[.eE]/.test(source));
}

/** @returns the value of a JSON text; numbers that would lose digits are texts that begin with {@link EXACT} */
function parse(text: string): unknown {
  if (!SUSPECT.test(text)) return JSON.parse(text) as unknown;
  // The original says whether it is JSON at all.
  JSON.parse(text);
  return JSON.parse(
    text.replace(TOKEN, (token) => (token.startsWith('"') || isExact(token) ? token : `"\\u0000${token}"`)),
  ) as unknown;
}

const isExactNumber = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(EXACT) && /^-?\d[\d.eE+-]*$/.test(value.slice(1));

export class JsonTree {
  readonly root: Row;
  /** The property `status` of the root, where it is a text: the state of a job. */
  readonly status?: string;
  private readonly values: unknown[] = [];
  /** Names of the properties of the objects that were opened. */
  private readonly names = new Map<number, string[]>();

  /** @throws SyntaxError when the text is not JSON */
  constructor(text: string) {
    const value = parse(text);
    this.root = this.row(undefined, value);
    if (kindOf(value) === 'object') {
      const {status} = value as {status?: unknown};
      if (typeof status === 'string') this.status = status;
    }
  }

  /**
   * @param id of an object or array
   * @param from index of the first child
   * @param count number of children
   */
  children(id: number, from: number, count: number): Row[] {
    const value = this.values[id];
    if (Array.isArray(value)) return value.slice(from, from + count).map((item, index) => this.row(from + index, item));
    let names = this.names.get(id);
    if (!names) this.names.set(id, (names = Object.keys(value as object)));
    return names.slice(from, from + count).map((name) => this.row(name, (value as Record<string, unknown>)[name]));
  }

  /** @returns a text that was cut, as JSON; texts beyond 100,000 characters stay cut */
  text(id: number): string {
    const value = this.values[id] as string;
    return value.length > WHOLE ? `${JSON.stringify(value.slice(0, WHOLE)).slice(0, -1)}…` : JSON.stringify(value);
  }

  private row(key: string | number | undefined, value: unknown): Row {
    const kind = kindOf(value);
    const named = key === undefined ? {} : {key};
    if (kind === 'object' || kind === 'array') {
      const count = Array.isArray(value) ? value.length : Object.keys(value as object).length;
      return {...named, kind, count, ...(count > 0 ? {id: this.keep(value)} : {})};
    }
    if (isExactNumber(value)) return {...named, kind: 'number', text: value.slice(1)};
    if (typeof value === 'string' && value.length > PREVIEW) {
      return {
        ...named,
        kind,
        text: `${JSON.stringify(value.slice(0, PREVIEW)).slice(0, -1)}…`,
        count: value.length,
        id: this.keep(value),
      };
    }
    return {...named, kind, text: JSON.stringify(value)};
  }

  private keep(value: unknown): number {
    return this.values.push(value) - 1;
  }
}
