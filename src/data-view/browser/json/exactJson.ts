/** JSON in which every number keeps the digits that it was written with. */

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

/** Whether the text that ends there is the name of a property. */
function isName(json: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(json);
}

/** What ends each name; an escaped quotation mark in a text can be followed by a colon too. */
function namesAtMost(json: string): number {
  const end = /"\s*:/g;
  let count = 0;
  while (end.test(json)) count += 1;
  return count;
}

/** Goes through the values without calling itself, because they can have any number of levels. */
function namesOf(document: unknown): number {
  let count = 0;
  const waiting = [document];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value === null || typeof value !== 'object') continue;
    const inner: unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const item of inner) if (typeof item === 'object') waiting.push(item);
  }
  return count;
}

/** Names that are said; of more there is only the first. */
const MAX_REPEATED = 3;

/**
 * @param json valid JSON
 * @param value what was read from it
 * @returns names that an object has more than once, of which a reading keeps the last
 */
export function repeatedNames(json: string, value: unknown): string[] {
  // Hardly any document has one, and to count takes less time than to compare.
  if (namesAtMost(json) === namesOf(value)) return [];
  const repeated = new Set<string>();
  /** The names of each object around the place; undefined for an array. */
  const around: (Set<string> | undefined)[] = [];
  const token = /["[\]{}]/g;
  for (let match = token.exec(json); match && repeated.size < MAX_REPEATED; match = token.exec(json)) {
    const [sign] = match;
    if (sign === '{') around.push(new Set());
    else if (sign === '[') around.push(undefined);
    else if (sign !== '"') around.pop();
    else {
      token.lastIndex = endOfText(json, match.index);
      const names = around.at(-1);
      if (!names || !isName(json, token.lastIndex)) continue;
      const written = json.slice(match.index, token.lastIndex);
      const name = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
      if (names.has(name)) repeated.add(name);
      names.add(name);
    }
  }
  return [...repeated];
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
  for (let match = token.exec(json); match; match = token.exec(json)) {
    const [source] = match;
    if (source !== '"') {
      if (!isExact(source)) replace(match.index, token.lastIndex, `"\\u0000${source}"`);
      continue;
    }
    token.lastIndex = endOfText(json, match.index);
    if (!isName(json, token.lastIndex) && json.startsWith('\\u0000', match.index + 1))
      replace(match.index + 1, match.index + 1, '\\u0000');
  }
  return [...parts, json.slice(copied)].join('');
}

/**
 * @returns the value of a JSON text, whether it has marks (see {@link MARK}), and names of which it lacks a value
 * @throws SyntaxError when the text is not JSON
 */
export function parseExact(json: string): {value: unknown; isMarked: boolean; repeated: string[]} {
  // The original says whether it is JSON at all.
  const value = JSON.parse(json) as unknown;
  const repeated = repeatedNames(json, value);
  return SUSPECT.test(json)
    ? {value: JSON.parse(markNumbers(json)) as unknown, isMarked: true, repeated}
    : {value, isMarked: false, repeated};
}

/** A text of a document, or the number that it stands for. */
interface Written {
  kind: 'string' | 'number';
  text: string;
}

/** @returns what a text of a document is, as it was written */
export function written(value: string, isMarked: boolean): Written {
  const hasMark = isMarked && value.startsWith(MARK);
  if (hasMark && value[1] !== MARK) return {kind: 'number', text: value.slice(1)};
  return {kind: 'string', text: hasMark ? value.slice(1) : value};
}

/** @returns a value as JSON, its numbers as they were written */
export function exactJson(value: unknown, isMarked: boolean): string {
  if (!isMarked) return JSON.stringify(value);
  if (typeof value === 'string') {
    const {kind, text} = written(value, isMarked);
    return kind === 'number' ? text : JSON.stringify(text);
  }
  if (Array.isArray(value)) return `[${value.map((item) => exactJson(item, isMarked)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${exactJson(inner, isMarked)}`);
  return `{${pairs.join(',')}}`;
}
