/** The part of a text that a result shows. */
import {isStopWord, tokens} from './words';

/** Length of the text below a result that shows what matched; the beginnings of texts that come first are shorter (node/buildIndex.ts). */
const LENGTH = 130;

/** How far back a sentence may begin for the part to begin with it. */
const LEAD = 40;

/** @returns where the part begins that has the most of the words: each once, the earliest of several */
function bestStart(places: readonly {term: string; start: number; end: number}[]): number {
  let best = {start: 0, count: 0};
  places.forEach(({start}, index) => {
    const inside = places.slice(index).filter(({end}) => end <= start + LENGTH - LEAD);
    const count = new Set(inside.map(({term}) => term)).size;
    if (count > best.count) best = {start, count};
  });
  return best.start;
}

/**
 * @param text the whole text
 * @param terms common forms of the words that matched
 * @returns the part around them, from the beginning of a sentence or a word; undefined if none of them is in the text
 */
export function snippet(text: string, terms: ReadonlySet<string>): string | undefined {
  const places = tokens(text).filter(
    ({term, start, end}) => terms.has(term) && !isStopWord(text.slice(start, end).toLowerCase()),
  );
  if (places.length === 0) return undefined;
  const match = bestStart(places);
  const before = text.slice(Math.max(0, match - LEAD), match);
  const sentence = /^.*[.?!]\s+/s.exec(before)?.[0].length ?? (match <= LEAD ? 0 : undefined);
  const from = match - before.length + (sentence ?? before.search(/\s/) + 1);
  const rest = text.slice(from, from + LENGTH);
  const isEnd = from + LENGTH >= text.length;
  return `${sentence === undefined ? '…' : ''}${isEnd ? rest : `${rest.replace(/\s+\S*$/, '').replace(/[\s,;:.–-]+$/, '')}…`}`;
}
