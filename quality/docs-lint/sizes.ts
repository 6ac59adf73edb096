/** Checks that the sizes of our data in pages agree with the catalogue's of the same day. */
import {scale, SCALE_DATE} from '../../src/catalogue/access';
import {formatDate} from '@ecosystems-docs/text';
import {services} from '../../src/catalogue/services';
import type {Finding} from './finding';
import {findingAt, type Passage} from './passage';

/** A number of a hundred or more with the noun that it counts: `14.4 million packages`, `1,950 hosts`. */
const SIZE = /(?<![\w.,])(\d[\d.,]* (?:million|billion)|\d{1,3}(?:,\d{3})+|\d{3}) ([a-z]+)/g;

function sizesOf(text: string): {size: string; index: number}[] {
  return [...text.replace(/\s/g, ' ').matchAll(SIZE)].map(({0: size, index}) => ({size, index}));
}

const KNOWN = new Set(
  [...scale.map(({value, label}) => `${value} ${label}`), ...services.map(({holds}) => holds ?? '')].flatMap((text) =>
    sizesOf(text).map(({size}) => size),
  ),
);

const DAY = formatDate(SCALE_DATE);

/** @returns a finding for each size of the catalogue's day that the catalogue does not have. */
export function checkSizes(passage: Passage): Finding[] {
  if (!passage.text.replace(/\s/g, ' ').includes(DAY)) return [];
  const fix = 'Correct the number, or add it to `holds` of the service in src/catalogue/services.ts.';
  return sizesOf(passage.text)
    .filter(({size}) => !KNOWN.has(size))
    .map(({size, index}) => findingAt(passage, index, 'size', `The catalogue has no "${size}" on ${DAY}.`, fix));
}
