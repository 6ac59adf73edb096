/** The part of a text that a result shows. */
import {isStopWord, tokens} from './words';

/** Length of the text below a result that shows what matched; the beginnings of sections and names that come first are shorter (node/). */
export const MAX_TEXT = 86;

/** How far back a sentence may begin for the part to begin with it. */
const LEAD = 40;

/** @returns the beginning of a text, up to the end of a word, and an ellipsis if that isn't all */
export function cut(text: string, length = MAX_TEXT): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, Math.max(0, length) + 1).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Length of the beginning that the results of pages and operations show. */
const EXCERPT_LENGTH = 100;

/** @returns the beginning of a text: whole sentences where they fit, or whole words and an ellipsis */
export function excerpt(whole: string, length = EXCERPT_LENGTH): string {
  const text = whole.replaceAll('\n', ' ');
  if (text.length <= length) return text;
  const sentence = /^.*[.?!](?=\s)/.exec(text.slice(0, length + 1))?.[0];
  return sentence && sentence.length > length / 2 ? sentence : cut(text, length);
}

function placesOf(text: string, words: ReadonlySet<string>): {term: string; start: number; end: number}[] {
  return tokens(text).filter(
    ({term, start, end}) => words.has(term) && !isStopWord(text.slice(start, end).toLowerCase()),
  );
}

const distinct = (places: readonly {term: string}[]): number => new Set(places.map(({term}) => term)).size;

/** @returns where the part begins that has the most of the words: each once, the earliest of several */
function bestStart(places: readonly {term: string; start: number; end: number}[]): number {
  const counts = places.map(({start}, index) =>
    distinct(places.slice(index).filter(({end}) => end <= start + MAX_TEXT - LEAD)),
  );
  return places[counts.indexOf(Math.max(...counts))]!.start;
}

/**
 * @param text the whole text, with a line for each block and row
 * @param words common forms of the words that matched
 * @returns the part around them of the line that has most of them, from the beginning of a sentence or a word; undefined if none of them is in the text
 */
export function snippet(text: string, words: ReadonlySet<string>): string | undefined {
  const lines = text.split('\n').map((line) => ({line, places: placesOf(line, words)}));
  const {line, places} = lines.reduce((best, one) => (distinct(one.places) > distinct(best.places) ? one : best));
  if (places.length === 0) return undefined;
  const match = bestStart(places);
  const before = line.slice(Math.max(0, match - LEAD), match);
  const sentence = /^.*[.?!]\s+/.exec(before)?.[0].length ?? (match <= LEAD ? 0 : undefined);
  const from = match - before.length + (sentence ?? before.search(/\s/) + 1);
  return `${sentence === undefined ? '…' : ''}${cut(line.slice(from))}`;
}
