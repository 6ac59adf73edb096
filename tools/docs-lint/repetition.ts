/** Repetition: a sentence that stands on two pages, or twice in one text. One fact has one place, and the others link to it. */
import type {Finding} from './finding';
import {countWords, sentencesOf, type Passage} from './passage';
import type {Page} from './page';

/** A sentence of fewer words may recur on another page: "You need no key." is no repetition of a fact. */
export const REPEATED_FROM = 12;

/** A sentence of fewer words may recur in one text. */
export const DOUBLED_FROM = 5;

interface Place {
  passage: Passage;
  start: number;
  text: string;
}

function placesOf(passage: Passage): Place[] {
  return sentencesOf(passage.text).map(({text, start}) => ({passage, start, text: text.replace(/\s+/g, ' ')}));
}

const at = ({passage, start}: Place): {file: string; line: number} => ({file: passage.file, line: passage.line(start)});

/** The sentences of at least `words` words that stood before, each with the first place. */
function recurring(places: readonly Place[], words: number): {place: Place; first: Place}[] {
  const known = new Map<string, Place>();
  return places.flatMap((place) => {
    if (countWords(place.text) < words) return [];
    const key = place.text.toLowerCase();
    const first = known.get(key);
    if (!first) known.set(key, place);
    return first ? [{place, first}] : [];
  });
}

/** @returns a finding for each sentence of a passage that the passage has already said. */
export function checkDoubled(passage: Passage): Finding[] {
  return recurring(placesOf(passage), DOUBLED_FROM).map(({place}) => ({
    ...at(place),
    rule: 'doubled',
    what: `The text repeats a sentence: "${place.text.slice(0, 60)}…"`,
    fix: 'Say it once.',
  }));
}

/** @returns a finding for each sentence that another page, or an earlier part of the page, has too. */
export function checkRepeated(pages: readonly Page[]): Finding[] {
  const places = pages.flatMap(({passages}) => passages.flatMap(placesOf));
  return recurring(places, REPEATED_FROM).map(({place, first}) => ({
    ...at(place),
    rule: 'repeated',
    what: `${at(first).file}:${at(first).line} has the same sentence: "${place.text.slice(0, 60)}…"`,
    fix: 'Keep it on the page where it belongs, and link to that page here.',
  }));
}
