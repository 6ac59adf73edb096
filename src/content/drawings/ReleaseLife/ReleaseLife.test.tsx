import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {cacheOf, journeys} from '../../../catalogue/freshness';
import ReleaseLife from './ReleaseLife';

describe('ReleaseLife', () => {
  const html = renderToStaticMarkup(<ReleaseLife />);

  it('says the same in both drawings as in words', () => {
    for (const {what, service, noticed} of journeys) {
      const time = `up to ${cacheOf(service).shared}`;
      expect(html).toContain(`${what}, to `);
      for (const text of [noticed, time])
        expect(html.match(new RegExp(`>[^<]*${text}</text>`, 'g'))?.length).toBeGreaterThan(1);
    }
  });

  it('states no time for a service that has none', () => {
    expect(() => cacheOf('summary')).toThrow('Summary states no cache times.');
  });
});
