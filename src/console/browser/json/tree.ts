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

/** Stands before a number that a JavaScript number does not give back as it was written, in a text that takes its place; a text that begins with it gets another one. */
const MARK = '\u0000';
/** What such a number can have: many digits, an exponent, a zero at the end or at the very beginning, a minus before zero. Looked for first, because the search is fast. */
const SUSPECT = /[\d.]{16}|\d[eE]|\.\d*0(?!\d)|0\.00000|-0(?![.\d])/;

const isExact = (source: string): boolean => String(Number(source)) === source;

/** @returns the index after the text that begins at a quotation mark; found without a regular expression, whose stack a long text overflows */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let backslash = end;
    while (json[backslash - 1] === '\\') backslash -= 1;
    if ((end - backslash) % 2 === 0) return end + 1;
  }
}

/** @param json valid JSON */
function markNumbers(json: string): string {
  const parts: string[] = [];
  let copied = 0;
  const replace = (from: number, to: number, by: string): void => {
    parts.push(json.slice(copied, from), by);
    copied = to;
  };
  const token = /"|-?\d[\d.eE+-]*/g;
  for (let found = token.exec(json); found; found = token.exec(json)) {
    const [source] = found;
    if (source !== '"') {
      if (!isExact(source)) replace(found.index, token.lastIndex, `"\\u0000${source}"`);
      continue;
    }
    token.lastIndex = endOfText(json, found.index);
    const isName = /^\s*:/.test(json.slice(token.lastIndex, token.lastIndex + 100));
    if (!isName && json.startsWith('\\u0000', found.index + 1)) replace(found.index + 1, found.index + 1, '\\u0000');
  }
  return [...parts, json.slice(copied)].join('');
}

/** @returns the value of a JSON text, and whether it has marks: see {@link MARK} */
function parse(json: string): {value: unknown; isMarked: boolean} {
  // The original says whether it is JSON at all.
  const value = JSON.parse(json) as unknown;
  return SUSPECT.test(json)
    ? {value: JSON.parse(markNumbers(json)) as unknown, isMarked: true}
    : {value, isMarked: false};
}

/** Controls, characters that change the direction of a line, and those without width, except the two that join letters. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** @returns a text as JSON, in which everything can be seen and stands where it is */
export const jsonText = (text: string): string =>
  JSON.stringify(text).replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** @returns the beginning of a long text as JSON; it ends between two characters */
const beginning = (text: string, length: number): string =>
  `${jsonText(text.slice(0, length).replace(/[\ud800-\udbff]$/, '')).slice(0, -1)}…`;

export class JsonTree {
  readonly root: Row;
  /** The property `status` of the root, where it is a text: the state of a job. */
  readonly status?: string;
  private readonly isMarked: boolean;
  private readonly values: unknown[] = [];
  /** Names of the properties of the objects that were opened. */
  private readonly names = new Map<number, string[]>();

  /** @throws SyntaxError when the text is not JSON */
  constructor(text: string) {
    const {value, isMarked} = parse(text);
    this.isMarked = isMarked;
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
    return value.length > WHOLE ? beginning(value, WHOLE) : jsonText(value);
  }

  private row(key: string | number | undefined, value: unknown): Row {
    const kind = kindOf(value);
    const named = key === undefined ? {} : {key};
    if (kind === 'object' || kind === 'array') {
      const count = Array.isArray(value) ? value.length : Object.keys(value as object).length;
      return {...named, kind, count, ...(count > 0 ? {id: this.keep(value)} : {})};
    }
    return typeof value === 'string'
      ? {...named, ...this.textRow(value)}
      : {...named, kind, text: JSON.stringify(value)};
  }

  /** @returns the row of a text, or of a number that a text stands for */
  private textRow(value: string): Row {
    const hasMark = this.isMarked && value.startsWith(MARK);
    if (hasMark && value[1] !== MARK) return {kind: 'number', text: value.slice(1)};
    const text = hasMark ? value.slice(1) : value;
    if (text.length <= PREVIEW) return {kind: 'string', text: jsonText(text)};
    return {kind: 'string', text: beginning(text, PREVIEW), count: text.length, id: this.keep(text)};
  }

  private keep(value: unknown): number {
    return this.values.push(value) - 1;
  }
}
