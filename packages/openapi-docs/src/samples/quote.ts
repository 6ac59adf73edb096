/**
 * Text as a literal of each language. Whatever a reader typed comes out as that
 * very text and nothing else: nothing is interpolated, ended early or hidden.
 * Invisible characters are written as escapes. Lone surrogates become U+FFFD,
 * which every language can hold.
 */
import {wellFormed} from './request';

/** Every character that cannot be seen, except the space. */
const INVISIBLE = /(?! )[\p{C}\p{Z}]/gu;

interface Escapes {
  /** The quote around the literal. */
  quote: string;
  /** Further characters that need a backslash. */
  special?: string;
  /** The escape of a code point. */
  code(point: number): string;
}

function hex(point: number, digits: number): string {
  return point.toString(16).padStart(digits, '0');
}

/** `\uXXXX`, and `\UXXXXXXXX` outside the basic plane: Python, Go and R. */
const shortOrLong = (point: number): string => (point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`);

/** `\uXXXX`, and `\u{X}` outside the basic plane: JavaScript and Ruby. */
const shortOrBraced = (point: number): string => (point > 0xffff ? `\\u{${hex(point, 1)}}` : `\\u${hex(point, 4)}`);

function literal(text: string, {quote, special = '', code}: Escapes): string {
  const escaped = wellFormed(text)
    .replace(/[^\w ]/g, (character) => (`\\${quote}${special}`.includes(character) ? `\\${character}` : character))
    .replace(INVISIBLE, (character) => (character === '\n' ? '\\n' : code(character.codePointAt(0)!)));
  return `${quote}${escaped}${quote}`;
}

export function javascriptString(text: string): string {
  return literal(text, {quote: "'", code: shortOrBraced});
}

export function pythonString(text: string): string {
  return literal(text, {quote: '"', code: shortOrLong});
}

/** @returns a Ruby string: in single quotes, where nothing is interpolated, unless it needs an escape. */
export function rubyString(text: string): string {
  return literal(
    text,
    wellFormed(text).search(INVISIBLE) < 0
      ? {quote: "'", code: shortOrBraced}
      : {quote: '"', special: '#', code: shortOrBraced},
  );
}

/** @returns a Go string: raw, and then with its line breaks, where that spares escapes and is possible. */
export function goString(text: string): string {
  const plain = text.replaceAll('\n', '').search(INVISIBLE) < 0 && !text.includes('`');
  return plain && /["\\]/.test(text) ? `\`${text}\`` : literal(text, {quote: '"', code: shortOrLong});
}

/** @returns an R string. R cannot hold U+0000: it is left out. */
export function rString(text: string): string {
  return literal(text.replaceAll('\0', ''), {quote: '"', code: shortOrLong});
}

/** @returns a JSON string without invisible characters. */
export function jsonString(text: string): string {
  const code = (point: number): string =>
    String.fromCodePoint(point)
      .split('')
      .map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`)
      .join('');
  return literal(text, {quote: '"', code});
}

/** @returns a JSON string of ASCII alone: it is the same in every encoding that a program might send it in. */
export function asciiJsonString(text: string): string {
  return jsonString(text).replace(/[^ -~]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
}

/**
 * @returns a PowerShell string, with its line breaks: in single quotes, where only quotes are special, unless it needs
 * an escape. Typographic quotes are quotes there, too (about_Quoting_Rules).
 */
export function powerShellString(text: string): string {
  const whole = wellFormed(text);
  if (whole.replaceAll('\n', '').search(INVISIBLE) < 0) return `'${whole.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const escaped = whole
    .replace(/[`$"\u201c-\u201e]/g, '`$&')
    .replace(INVISIBLE, (character) => (character === '\n' ? character : `\`u{${hex(character.codePointAt(0)!, 1)}}`));
  return `"${escaped}"`;
}

/** Line breaks may stay: who reads the command sees them. */
const HIDDEN_IN_SHELL = /(?:(?![ \n])[\p{C}\p{Z}])+/gu;

/** A POSIX shell has no escapes in quotes, so `printf` makes the bytes. */
function printed(text: string): string {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return `'"$(printf '${bytes.join('')}')"'`;
}

/** @returns a word of a POSIX shell in single quotes. A word cannot hold U+0000: it is left out. */
export function shellQuoted(text: string): string {
  const escaped = wellFormed(text).replaceAll('\0', '').replaceAll("'", "'\\''");
  return `'${escaped.replace(HIDDEN_IN_SHELL, printed)}'`;
}

/** Visible ASCII without what one of the shells reads inside of double quotes: `$`, a backtick and `\` (bash, zsh, PowerShell), `!` (history of bash and zsh), `"` (all), and `%`, but for the escapes of a URL. At the prompt of cmd these stay, but for the two variables whose names begin like an escape. */
const SAME_IN_EVERY_SHELL = /^(?:[^$`\\!"%]|%(?!(?:CD|DATE)[%:])[\dA-F]{2})*$/i;
const VISIBLE_ASCII = /^[ -~]*$/;

/** @returns a word that bash, zsh, PowerShell 7 and the prompt of cmd read alike, in double quotes; in single quotes for POSIX shells where there is none */
export function everyShellQuoted(text: string): string {
  return SAME_IN_EVERY_SHELL.test(text) && VISIBLE_ASCII.test(text) ? `"${text}"` : shellQuoted(text);
}

/** @returns a word that shells read alike, in quotes only if one needs them: PowerShell has lists with commas, and takes a word that begins with `@` for a variable */
export function shellWord(text: string): string {
  return /^(?![@=])[\w@%+=:./-]+$/.test(text) && SAME_IN_EVERY_SHELL.test(text) ? text : everyShellQuoted(text);
}
