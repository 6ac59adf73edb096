/** JSON values as literals of each language, on one line where they fit. */
import type {Json} from '../model';
import {asciiJsonString, javascriptString, jsonString, pythonString, rString, rubyString} from './quote';

/** The longest line that samples aim at. A text is never broken, so a URL may be longer. */
export const LINE = 78;

interface LiteralStyle {
  string(text: string): string;
  /** A property's name with what separates it from the value. */
  name(name: string): string;
  array: readonly [open: string, close: string];
  object: readonly [open: string, close: string];
  /** Where it is not `open` and `close`. */
  emptyObject?: string;
  null: string;
  true: string;
  false: string;
  indent: string;
  /** What may be after the last item of a literal on several lines. */
  trailing: '' | ',';
}

const json = {array: ['[', ']'], object: ['{', '}'], null: 'null', true: 'true', false: 'false', indent: '  '} as const;

export const jsonStyle: LiteralStyle = {
  ...json,
  string: jsonString,
  name: (name) => `${jsonString(name)}: `,
  trailing: '',
};

export const asciiJsonStyle: LiteralStyle = {
  ...jsonStyle,
  string: asciiJsonString,
  name: (name) => `${asciiJsonString(name)}: `,
};

export const javascriptStyle: LiteralStyle = {
  ...json,
  string: javascriptString,
  // As a plain name, and even in quotes, `__proto__` would set the prototype.
  name: (name) =>
    `${name === '__proto__' ? `[${javascriptString(name)}]` : /^[A-Za-z_]\w*$/.test(name) ? name : javascriptString(name)}: `,
  trailing: ',',
};

export const pythonStyle: LiteralStyle = {
  ...json,
  null: 'None',
  true: 'True',
  false: 'False',
  indent: '    ',
  string: pythonString,
  name: (name) => `${pythonString(name)}: `,
  trailing: ',',
};

export const rubyStyle: LiteralStyle = {
  ...json,
  null: 'nil',
  string: rubyString,
  name: (name) => `${rubyString(name)} => `,
  trailing: ',',
};

/** Words that R reads otherwise than as a name. */
const R_RESERVED = /^(?:if|else|repeat|while|function|for|next|break|in|TRUE|FALSE|NULL|Inf|NaN|NA(?:_.*)?)$/;

export const rStyle: LiteralStyle = {
  array: ['list(', ')'],
  object: ['list(', ')'],
  emptyObject: 'setNames(list(), character())',
  null: 'NULL',
  true: 'TRUE',
  false: 'FALSE',
  indent: '  ',
  string: rString,
  name: (name) => `${/^[A-Za-z][\w.]*$/.test(name) && !R_RESERVED.test(name) ? name : rString(name)} = `,
  trailing: '',
};

function scalar(value: null | boolean | number | string, style: LiteralStyle): string {
  if (typeof value === 'string') return style.string(value);
  if (value === null) return style.null;
  return typeof value === 'boolean' ? style[value ? 'true' : 'false'] : JSON.stringify(value);
}

/** @returns what is in a list or an object, each with the name that stands before it */
function entriesOf(value: Json[] | Record<string, Json>, style: LiteralStyle): [start: string, item: Json][] {
  return Array.isArray(value)
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([name, item]) => [style.name(name), item]);
}

/** @returns the literal on one line; undefined where the line would be too long, which is found after no more work than a line is */
function onOneLine(value: Json, style: LiteralStyle, indent: string, used: number): string | undefined {
  if (value === null || typeof value !== 'object') return scalar(value, style);
  const [open, close] = style[Array.isArray(value) ? 'array' : 'object'];
  const inner = indent + style.indent;
  let line = open;
  for (const [start, item] of used < LINE ? entriesOf(value, style) : []) {
    const text = onOneLine(item, style, inner, inner.length + start.length);
    if (text === undefined || used + line.length + text.length >= LINE) return undefined;
    line += `${line === open ? '' : ', '}${start}${text}`;
  }
  if (line === open) {
    // Only what is empty is shorter than no line at all.
    if ((Array.isArray(value) ? value : Object.keys(value)).length > 0) return undefined;
    return Array.isArray(value) ? open + close : (style.emptyObject ?? open + close);
  }
  return used + line.length + close.length < LINE ? line + close : undefined;
}

/** Writes pieces, because a text that each level puts together anew costs its length at each. */
function write(out: string[], value: Json, style: LiteralStyle, indent: string, used: number): void {
  const line = onOneLine(value, style, indent, used);
  if (line !== undefined || value === null || typeof value !== 'object') {
    out.push(line ?? '');
    return;
  }
  const [open, close] = style[Array.isArray(value) ? 'array' : 'object'];
  const inner = indent + style.indent;
  out.push(open);
  for (const [index, [start, item]] of entriesOf(value, style).entries()) {
    out.push(index === 0 ? '\n' : ',\n', inner, start);
    write(out, item, style, inner, inner.length + start.length);
  }
  out.push(style.trailing, '\n', indent, close);
}

/**
 * @param value what to write
 * @param style the language
 * @param indent the indentation of the line on which the literal starts
 * @param used how much of that line is taken by what is around the literal, the indentation included
 */
export function literal(value: Json, style: LiteralStyle, indent = '', used = indent.length): string {
  const out: string[] = [];
  write(out, value, style, indent, used);
  return out.join('');
}
