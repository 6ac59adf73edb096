import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import RateLimitHour from './RateLimitHour';

describe('RateLimitHour', () => {
  const html = renderToStaticMarkup(<RateLimitHour />);

  it('says how long each limit lasts at its pace', () => {
    expect(html).toContain('Common pool with 5,000: used up after 28 minutes, then 429 until the hour');
    expect(html).toContain('Polite pool with 15,000: lasts');
    expect(html.match(/>429 for 32 min</g)).toHaveLength(2);
  });

  it('draws a line for each limit, from nothing and back to it on the hour', () => {
    const lines = [...html.matchAll(/<path d="(M[^"]+)" class="is-line"/g)].map(([, d = '']) => d.split('L'));
    expect(lines).toHaveLength(4);
    for (const points of lines) expect(points[3]?.split(' ')[1]).toBe(points[0]?.split(' ')[1]);
  });
});
