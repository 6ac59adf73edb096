/** JSON values as literals of each language, on one line where they fit. */
import type {Json} from '../model';
import {asciiJsonString, javascriptString, jsonString, pythonString, rString, rubyString} from './quote';

/** The longest line that samples aim at. A text is never broken, so a URL may be longer. */
export const LINE = 78;

export interface LiteralStyle {
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
  /** One step of indentation. */
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

/** JSON of ASCII alone. */
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

/**
 * @param value what to write
 * @param style the language
 * @param indent the indentation of the line on which the literal starts
 * @param used how much of that line is taken by what is around the literal, the indentation included
 */
export function literal(value: Json, style: LiteralStyle, indent = '', used = indent.length): string {
  if (value === null || typeof value !== 'object') return scalar(value, style);
  const inner = indent + style.indent;
  const [open, close] = style[Array.isArray(value) ? 'array' : 'object'];
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, style, inner))
    : Object.entries(value).map(([name, item]) => {
        const start = style.name(name);
        return start + literal(item, style, inner, inner.length + start.length);
      });
  if (items.length === 0) return Array.isArray(value) ? open + close : (style.emptyObject ?? open + close);
  const line = open + items.join(', ') + close;
  if (!items.some((item) => item.includes('\n')) && used + line.length < LINE) return line;
  return `${open}\n${items.map((item) => inner + item).join(',\n')}${style.trailing}\n${indent}${close}`;
}
