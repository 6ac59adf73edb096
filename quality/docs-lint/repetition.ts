/** Repetition: a sentence that is on two pages, or twice in one text. One fact has one place, and the others link to it. */
import {repeated, type Finding} from './finding';
import {countWords, findingAt, sentencesOf, type Passage} from './passage';
import type {ParsedDoc} from './parsedDoc';

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

/** The sentences of at least `words` words seen so far, each with its first place. */
function recurring(places: readonly Place[], words: number): {item: Place; first: Place}[] {
  return repeated(places, ({text}) => (countWords(text) < words ? undefined : text.toLowerCase()));
}

/** @returns a finding for each sentence of a passage that the passage has already said. */
export function checkDoubled(passage: Passage): Finding[] {
  return recurring(placesOf(passage), DOUBLED_FROM).map(({item: {start, text}}) =>
    findingAt(passage, start, 'doubled', `The text repeats a sentence: "${text.slice(0, 60)}…"`, 'Say it once.'),
  );
}

/** @returns a finding for each sentence that another page, or an earlier part of the page, has too. */
export function checkRepeated(pages: readonly ParsedDoc[]): Finding[] {
  const places = pages.flatMap(({passages}) => passages.flatMap(placesOf));
  const fix = 'Keep it on the page where it belongs, and link to that page here.';
  return recurring(places, REPEATED_FROM).map(({item: {passage, start, text}, first}) => {
    const place = `${first.passage.file}:${first.passage.line(first.start)}`;
    return findingAt(passage, start, 'repeated', `${place} has the same sentence: "${text.slice(0, 60)}…"`, fix);
  });
}
