import {describe, expect, it} from 'vitest';
import {format} from './finding';
import {checkSentences, lintProse} from './lintDocs';

describe('our texts', () => {
  it('have nothing to fix (npm run docs:lint)', async () => {
    expect((await lintProse()).map(format)).toEqual([]);
  }, 180_000);

  it('have no sentence of more than 30 words', () => {
    const sentence = (words: number): string => `${'word '.repeat(words).trim()}.`;
    const check = (text: string) => checkSentences({file: 'a.mdx', kind: 'paragraph', text, line: () => 7});
    expect(check(`${sentence(30)} ${sentence(30)}`)).toEqual([]);
    expect(check(`${sentence(3)} ${sentence(31)}`)).toMatchObject([{file: 'a.mdx', line: 7, rule: 'sentence'}]);
  });
});
