import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import ListPages, {ListShift} from './ListPages';

const countOf = (html: string, text: string): number => html.split(`>${text}</text>`).length - 1;

describe('ListPages', () => {
  it('has each item once, and a way to the next page on all but the last', () => {
    const html = renderToStaticMarkup(<ListPages />);
    for (const item of 'ABCDEFGH') expect(countOf(html, item)).toBe(2);
    expect(countOf(html, 'rel=&quot;next&quot;')).toBe(4);
    expect(countOf(html, 'page=3')).toBe(2);
  });

  it('shows the last item of the first page as the first of the second', () => {
    const [wide = ''] = renderToStaticMarkup(<ListShift />).split('drawing__narrow');
    expect([...wide.matchAll(/>([A-Z])<\/text>/g)].map(([, item]) => item)).toEqual(['N', 'A', 'B', 'C', 'D', 'E']);
    expect(wide).toContain('you get C twice, and N not at all.');
  });
});
