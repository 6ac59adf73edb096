import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {cacheOf} from '../../../catalogue/freshness';
import CachePath from './CachePath';

describe('CachePath', () => {
  const html = renderToStaticMarkup(<CachePath />);

  it('has a way back to the program from each place that the request reaches', () => {
    const [wide = ''] = html.split('drawing__narrow');
    expect(wide.match(/<path d="M\d+ \d+V\d+H/g)).toHaveLength(3);
    for (const place of ['CDN cache', 'Gateway', 'Service']) expect(wide).toContain(`>${place}</text>`);
  });

  it('says how old a copy can be', () => {
    expect(html).toContain(`can be ${cacheOf('packages').shared} old`);
    expect(html).toContain(`own copy, ${cacheOf('packages').own}`);
  });
});
