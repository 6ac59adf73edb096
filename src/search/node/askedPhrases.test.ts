import {expect, it} from 'vitest';
import {toEntries} from '../entries';
import {openIndex} from '../open';
import {siteIndex} from '../siteIndex.testing';
import {readAskedPhrases} from './askedPhrases';

const search = openIndex(siteIndex);
const first = (query: string) => search(query, {group: 5, all: 24}).groups[0]?.results[0]?.address;

it('readers ask of places that exist', () => {
  const known = new Set(toEntries(siteIndex).entries.map(({address}) => address));
  expect(Object.keys(readAskedPhrases()).filter((place) => !known.has(`/docs/${place}`))).toEqual([]);
});

it('readers ask of every page', () => {
  const asked = new Set(Object.keys(readAskedPhrases()).map((place) => `/docs/${place.split('#')[0]!}`));
  const pages = siteIndex.pages.map(([, address]) => address);
  expect(pages.filter((page) => !asked.has(page))).toEqual([]);
});

it('their words lead there', () => {
  expect(first('how do I find duplicates between pages')).toBe('/docs/usage/pagination#stable');
  expect(first('unzip a tarball without downloading it')).toMatch('/docs/services/tools/archives');
  expect(first('HTTPError: 429 Client Error for url')).toMatch('/docs/usage/rate-limits');
  expect(first('renovate bot opens a pull request')).toBe('/docs/services/indexes/dependabot');
});
