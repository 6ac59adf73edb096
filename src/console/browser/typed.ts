/** What a reader typed or pasted as it is sent, and what to say of the difference. */
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {wellFormed} from '@ecosystems-docs/openapi-docs/samples';
import {formatNumber, UNSEEN} from '@ecosystems-docs/text';
import {decoded} from '../../browser/decoded';

/** Controls, but for those that are white space. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
/** Every white space that is no ordinary space. */
const OTHER_SPACES = /[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

const SPACED = 'Tabs, line breaks and special spaces are sent as ordinary spaces.';

interface Cleaned {
  text: string;
  /** A sentence for each kind of change. */
  notes: string[];
}

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function unseenNote(characters: readonly string[]): string {
  const codes = [...new Set(characters.map(codeOf))].join(', ');
  return characters.length === 1
    ? `An invisible character isn't sent (${codes}).`
    : `${characters.length} invisible characters aren't sent (${codes}).`;
}

/** @returns a text without what can't be seen in it, and what was changed */
export function cleaned(typed: string): Cleaned {
  const notes: string[] = [];
  const unseen = [...(typed.match(UNSEEN) ?? []), ...(typed.match(CONTROLS) ?? [])].flatMap((run) => [...run]);
  if (unseen.length > 0) notes.push(unseenNote(unseen));
  const seen = typed.replace(UNSEEN, '').replace(CONTROLS, '');
  const text = seen.trim();
  if (text !== seen) notes.push("Leading and trailing spaces aren't sent.");
  const spaced = text.replace(OTHER_SPACES, ' ');
  if (spaced !== text) notes.push(SPACED);
  const whole = wellFormed(spaced);
  if (whole !== spaced) notes.push('A broken character is sent as U+FFFD.');
  return {text: whole, notes};
}

/** What stands between two items of one line. */
const BETWEEN = /\s*[,;]\s*|\s+/;
const QUOTES = /^(["'`])(.*)\1$/;

/** @returns the texts of a JSON list, as it is copied from code; undefined where it is none */
function fromJson(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A list as other languages write it: with other quotation marks, or a comma after its last item. */
const LIST = /^\[([^]*)\]\s*[,;]?$/;

/** What stands before an item in a list of Markdown or YAML. */
const MARK = /^(?:[-*•]|\d{1,4}[.)])\s+(?=\S)/;

/** A package URL may have a comma in its qualifiers, so it ends only where another one begins. */
function itemsOfLine(line: string): string[] {
  const items = line.includes('pkg:') ? line.split(/(?<![\s,;])[\s,;]+(?=["'`]?pkg:)/) : line.split(BETWEEN);
  return items.map((item) => item.replace(/(?<![,;])[,;]+$/, '').replace(QUOTES, '$2')).filter(Boolean);
}

/** Items of a list that are read at each key. No operation takes more than a hundred. */
const MAX_ITEMS = 2000;

/** @returns the items of a list, of which each line or each separated text is one */
export function listItems(typed: string): {items: string[]; notes: string[]} {
  const json = fromJson(typed);
  const [, inner = typed] = (json ? undefined : LIST.exec(typed.trim())) ?? [];
  const all = json ?? inner.split(/\r?\n/);
  const lines = all.slice(0, MAX_ITEMS).map(cleaned);
  const filled = lines.filter(({text}) => text !== '');
  const isMarked = !json && filled.some(({text}) => MARK.test(text));
  const bare = json ? filled : filled.map(({text}) => ({text: text.replace(MARK, '')}));
  const texts = json ? bare.map(({text}) => text) : bare.flatMap(({text}) => itemsOfLine(text));
  const items = texts.slice(0, MAX_ITEMS);
  const isCut = all.length > MAX_ITEMS || texts.length > MAX_ITEMS;
  const isSplit = json !== undefined || inner !== typed || items.length !== filled.length;
  const isTrimmed = !isSplit && items.some((item, index) => item !== bare[index]?.text);
  return {
    items,
    notes: [
      // What stands between two items isn't sent at all.
      ...new Set(
        lines.flatMap(({notes}) => notes).filter((note) => note !== SPACED || items.some((item) => item.includes(' '))),
      ),
      ...(isCut
        ? [`Only the first ${formatNumber(MAX_ITEMS)} items are sent. Send the others in requests of their own.`]
        : []),
      ...(isMarked ? ["List markers aren't sent."] : []),
      ...(isSplit ? [`Sent as ${items.length} ${items.length === 1 ? 'item' : 'items'}.`] : []),
      ...(isTrimmed ? ["Quotation marks, commas and semicolons around an item aren't sent."] : []),
    ],
  };
}

/** @returns the text without its encoding; undefined where it is not encoded, or where the escapes belong to it: a package URL and a URL may have some of their own */
function decodedOnce(text: string): string | undefined {
  if (!/%[\da-f]{2}/i.test(text) || /^(?:pkg:|[a-z][a-z\d+.-]*:\/\/)/i.test(text)) return undefined;
  const plain = decoded(text);
  return plain === text ? undefined : plain;
}

/** @returns what the reader may have meant, where a text looks as if it was copied from a URL; a list keeps its lines */
export function decodedText(typed: string): string | undefined {
  const lines = typed.split('\n');
  if (lines.length > MAX_ITEMS) return undefined;
  const plain = lines.map((line) => decodedOnce(cleaned(line).text));
  return plain.some((line) => line !== undefined)
    ? lines.map((line, index) => plain[index] ?? line).join('\n')
    : undefined;
}

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * @param text what was typed, without what can't be seen
 * @returns the number; or its digits, where a JavaScript number would not give them back; undefined where it is none
 */
export function typedNumber({types}: Schema, text: string): number | string | undefined {
  const pattern = types.includes('number') ? DECIMAL : INTEGER;
  if (!pattern.test(text)) return undefined;
  return String(Number(text)) === text ? Number(text) : text;
}
