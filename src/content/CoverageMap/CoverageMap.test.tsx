import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {coverage} from '@ecosystems-docs/lockfile-reader/coverage';
import CoverageMap from './CoverageMap';

describe('CoverageMap', () => {
  const html = renderToStaticMarkup(<CoverageMap />);

  it('names each ecosystem once', () => {
    for (const {ecosystem} of coverage) expect(html.split(`>${ecosystem}</text>`)).toHaveLength(2);
  });

  it('fills a cell for each ecosystem that has the data, and counts them', () => {
    const drawn = [...html.matchAll(/<path d="([^"]*)"><\/path><text[^>]*>Advisories</g)];
    const advisories = coverage.filter((record) => record.advisories.length > 0).length;
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.map(([, d = '']) => d.split('M').length - 1).reduce((sum, count) => sum + count)).toBe(advisories);
    expect(html).toContain(`Of ${coverage.length} ecosystems: `);
    expect(html).toContain(`advisories ${advisories}.`);
  });
});
