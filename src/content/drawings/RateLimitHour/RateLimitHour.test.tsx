import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import RateLimitHour from './RateLimitHour';

const html = renderToStaticMarkup(<RateLimitHour />);

it('says how long each limit lasts at its pace', () => {
  expect(html).toContain('Common pool with 5,000: used up after 28 minutes, then 429 until the hour');
  expect(html).toContain('Polite pool with 15,000: lasts');
  expect(html.match(/>429 for 32 min</g)).toHaveLength(2);
});
