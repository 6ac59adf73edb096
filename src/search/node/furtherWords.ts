/** The words of texts that results don't show, by which sections and operations are found all the same. Build time only. */
import {isStopWord, terms, tokens, type Token} from '../words';

/** What a section or an operation says beyond its result. */
export interface FurtherText {
  /** Address of its page. */
  page: string;
  text: string;
  /** What the result shows, whose words are found anyway. */
  shown: string;
  /** Texts of sections that are no entries of their own. */
  rest: string;
}

/** Numbers of pages above which a word of texts is left out, if another text has it and if none has. It distinguishes little and costs much. */
const MAX_PAGES = 3;
const MAX_PAGES_ALONE = 28;

/** @returns the words of a text, without known words and stop words */
function newWords(text: string, known = ''): Token[] {
  const shown = new Set(terms(known));
  return tokens(text).filter(
    ({term, start, end}) => !shown.has(term) && !isStopWord(text.slice(start, end).toLowerCase()),
  );
}

/**
 * @param known the words of all other texts of the index
 * @returns for each text the words that few pages have, and those that nothing else has
 */
export function furtherWords(
  texts: readonly FurtherText[],
  known: {has: (term: string) => boolean},
): readonly string[][] {
  // Names with capitals inside aside: their parts are found too.
  const pages = new Map<string, Set<string>>();
  const rows = texts.map(({page, text, shown, rest}) => {
    const words = [...newWords(text, shown), ...newWords(rest)];
    for (const {term, whole} of words) if (!whole) pages.set(term, (pages.get(term) ?? new Set()).add(page));
    return [...new Set(words.map(({term}) => term))];
  });
  const isRare = (term: string): boolean =>
    (pages.get(term)?.size ?? 0) <= (known.has(term) ? MAX_PAGES : MAX_PAGES_ALONE);
  return rows.map((words) => words.filter(isRare));
}
