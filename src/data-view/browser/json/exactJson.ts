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

/**
 * @returns the value of a JSON text, and whether it has marks: see {@link MARK}
 * @throws SyntaxError when the text is not JSON
 */
export function parseExact(json: string): {value: unknown; isMarked: boolean} {
  // The original says whether it is JSON at all.
  const value = JSON.parse(json) as unknown;
  return SUSPECT.test(json)
    ? {value: JSON.parse(markNumbers(json)) as unknown, isMarked: true}
    : {value, isMarked: false};
}

/** A text of a document, or the number that it stands for. */
export interface Written {
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
