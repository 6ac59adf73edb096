import {describe, expect, it} from 'vitest';
import {parseDoc} from './parsedDoc';
import {checkRepeated} from './repetition';

const LONG = 'This sentence has exactly twelve words and so it counts as repeated.';
const page = (file: string, body: string) => parseDoc(file, `---\ntitle: A page\n---\n\n${body}\n`);

describe('repetition', () => {
  it('is a long sentence on two pages, whatever its line breaks and marks', () => {
    const pages = [
      page('docs/usage/a.mdx', LONG),
      page('docs/usage/b.mdx', `Text.\n\n- ${LONG.replace('exactly twelve', '**exactly**\n  twelve')}`),
    ];
    expect(checkRepeated(pages)).toMatchObject([
      {
        file: 'docs/usage/b.mdx',
        line: 7,
        rule: 'repeated',
        what: expect.stringContaining('docs/usage/a.mdx:5') as string,
      },
    ]);
  });

  it('is a long sentence that a page has twice', () => {
    expect(checkRepeated([page('docs/usage/a.mdx', `${LONG}\n\n## Part\n\n${LONG}`)])).toMatchObject([
      {line: 9, rule: 'repeated'},
    ]);
  });

  it('is no short sentence and no sentence with another word', () => {
    const short = 'This sentence has eleven words and so it may well recur.';
    expect(
      checkRepeated([
        page('docs/usage/a.mdx', `${short} ${LONG}`),
        page('docs/usage/b.mdx', `${short} ${LONG.replace('exactly', 'only')}`),
      ]),
    ).toEqual([]);
  });
});
