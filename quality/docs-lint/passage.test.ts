import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../src/markdown/parse';
import {countWords, lineAt, markdownPassages, splitSentences} from './passage';

function passages(source: string) {
  return markdownPassages(parseMdx(source), source, 'page.mdx', (offset) => lineAt(source, offset));
}

describe('passages', () => {
  it('leave out what is no prose and keep places', () => {
    const source =
      '## A heading {#id}\n\nSee [the list](/docs/list) of `per_page` and **bold\nwords** at <Fact of="a" />.\n\n```bash\ncolor\n```\n';
    const [heading, paragraph, ...rest] = passages(source);
    expect(rest).toEqual([]);
    expect(heading?.text).toBe('   A heading      ');
    expect(paragraph?.text).toBe('See  the list              of ·········· and   bold\nwords   at ···············.');
    expect(paragraph?.text).toHaveLength(source.indexOf('\n\n```') - source.indexOf('See'));
    expect(paragraph?.line(paragraph.text.indexOf('words'))).toBe(4);
  });

  it('come from lists, quotations and cells, one by one', () => {
    const found = passages('- one\n- two\n\n> three\n\n| four | five |\n| --- | --- |\n| six | `no` |\n');
    expect(found.map(({text}) => text.trim())).toEqual(['one', 'two', 'three', 'four', 'five', 'six', '····']);
  });

  it('take an address that is its own text for no prose', () => {
    expect(passages('At https://example.com/color now.')[0]?.text).toMatch(/^At ·+ now\.$/);
  });
});

describe('sentences', () => {
  it('end at a mark and a space, not inside a name', () => {
    expect(splitSentences('ecosyste.ms 1.2 works. Does it? “Yes.” End').map(({text, start}) => [text, start])).toEqual([
      ['ecosyste.ms 1.2 works.', 0],
      ['Does it?', 23],
      ['“Yes.”', 32],
      ['End', 39],
    ]);
  });

  it('count words without inline code', () => {
    expect(countWords('Ask for ··· with 100 items, twice.')).toBe(6);
  });
});
