import {describe, expect, it} from 'vitest';
import {listPages, type Page} from '../pages';
import {socialPath} from './path';
import {socialSvg} from './svg';

describe('the social image of a page', () => {
  const pages = listPages();
  const landing = (title: string): Page => ({kind: 'landing', route: '/', title, description: 'd', file: 'f'});

  it('has an address of its own', () => {
    expect(new Set(pages.map(({route}) => socialPath(route))).size).toBe(pages.length);
  });

  it('keeps inside its margins, whatever the title', () => {
    const long = Array.from({length: 40}, (_, index) => `word${index}`).join(' ');
    for (const title of ['Diff', long, 'MMMM WWWW '.repeat(8)]) {
      const lines = [
        ...socialSvg(landing(title)).matchAll(
          /<text x="80" y="(\d+)" font-family="Inter" font-weight="600" font-size="(\d+)" fill="#101916">([^<]*)</g,
        ),
      ].slice(1);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const [, y, size, text = ''] of lines) {
        expect(Number(y)).toBeLessThan(496);
        expect(Number(size) * text.length * 0.25).toBeLessThan(1040);
      }
    }
    expect(socialSvg(landing(long))).toContain(' …<');
  });

  it('holds any text', () => {
    expect(socialSvg(landing('a < b & c'))).toContain('a &lt; b &amp; c');
  });
});
