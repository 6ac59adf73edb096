import {describe, expect, it} from 'vitest';
import {readPage, readPages} from '../docs-lint/page';
import {formatDescriptions, formatPages, lacks, MIN_WORDS, MIN_WORDS_OF_A_SERVICE, reportOf} from './contentReport';

const none = new Map<string, string>();
/** Reading everything takes seconds, on a busy machine more. */
const LONG = 180_000;

describe('the content report', () => {
  it(
    'finds enough on every page',
    () => {
      expect(
        readPages()
          .map((page) => reportOf(page, none))
          .flatMap((report) => lacks(report).map((lack) => `${report.file}: ${lack}`)),
      ).toEqual([]);
    },
    LONG,
  );

  it('counts', () => {
    const page = readPage(
      'docs/a.mdx',
      '---\ntitle: A\n---\n\nOn 1 July 2026, see [two words](https://example.com) and `code`.\n\n```request a/b answer=none\n```\n\n```request a/c\n```\n\n```bash\ncurl\n```\n',
    );
    expect(reportOf(page, new Map([['docs/a.mdx', '2026-11-21T23:30:00+02:00']]))).toEqual({
      file: 'docs/a.mdx',
      isService: false,
      words: 8,
      wordsOutsideLinks: 6,
      requests: 2,
      responses: 1,
      code: 1,
      evidence: 1,
      dates: 1,
      changed: '2026-11-21',
    });
  });

  it('says what is lacking', () => {
    const few = {...reportOf(readPage('docs/services/tools/a.mdx', '---\ntitle: A\n---\n\nText.\n'), none)};
    expect(lacks(few)).toHaveLength(2);
    expect(lacks({...few, words: MIN_WORDS_OF_A_SERVICE, wordsOutsideLinks: MIN_WORDS})).toEqual([]);
    expect(lacks({...few, isService: false, wordsOutsideLinks: MIN_WORDS})).toEqual([]);
    expect(formatPages([few])).toMatch(
      /^page .*\ndocs\/services\/tools\/a\.mdx +1 +0.* not committed\n1 pages .*\ndocs\/services\/tools\/a\.mdx: 1 words; a service page has 500 or more\n/,
    );
  });

  it(
    'has a row for each API description',
    () => {
      expect(formatDescriptions().split('\n')).toHaveLength(27);
    },
    LONG,
  );
});
