/** Dates: a count of millions grows, so its paragraph says when it was true. */
import type {Finding} from './finding';
import {findingAt, type Passage} from './passage';

const LARGE_NUMBER = /\b(\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten)\s+(million|billion|trillion)\b/gi;

const YEAR = /\b20\d\d\b/;

/** Large numbers that are no count of anything, so no day makes them true. */
const UNDATED: readonly {file: string; text: string; why: string}[] = [
  {
    file: 'docs/guides/large-lists.mdx',
    text: 'five million',
    why: 'the size of an imagined registry, to compare costs',
  },
];

/** @returns a finding for each large number whose passage has no year. */
export function checkDates(passage: Passage): Finding[] {
  if (YEAR.test(passage.text)) return [];
  const fix = 'Give the date in the same paragraph, or link to the page that has the number.';
  return [...passage.text.matchAll(LARGE_NUMBER)].flatMap(({0: number, index}) => {
    const written = number.replace(/\s+/g, ' ');
    const isJustified = UNDATED.some(({file, text}) => file === passage.file && text === written);
    return isJustified ? [] : [findingAt(passage, index, 'date', `"${written}" has no date.`, fix)];
  });
}
