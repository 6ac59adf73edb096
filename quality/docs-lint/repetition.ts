/** Repetition: a sentence that is on two pages. One fact has one place, and the others link to it. */
import {repeated, type Finding} from './finding';
import {countWords, findingAt, splitSentences, type Passage} from './passage';
import type {ParsedDoc} from './parsedDoc';

/** A sentence of fewer words may recur on another page: "You need no key." is no repetition of a fact. */
const REPEATED_FROM = 12;

interface Place {
  passage: Passage;
  start: number;
  text: string;
}

function placesOf(passage: Passage): Place[] {
  return splitSentences(passage.text).map(({text, start}) => ({passage, start, text: text.replace(/\s+/g, ' ')}));
}

/** @returns a finding for each sentence that another page, or an earlier part of the page, has too. */
export function checkRepeated(pages: readonly ParsedDoc[]): Finding[] {
  const places = pages.flatMap(({passages}) => passages.flatMap(placesOf));
  const fix = 'Keep it on the page where it belongs, and link to that page here.';
  const key = ({text}: Place) => (countWords(text) < REPEATED_FROM ? undefined : text.toLowerCase());
  return repeated(places, key).map(({item: {passage, start, text}, first}) => {
    const place = `${first.passage.file}:${first.passage.line(first.start)}`;
    return findingAt(passage, start, 'repeated', `${place} has the same sentence: "${text.slice(0, 60)}…"`, fix);
  });
}
