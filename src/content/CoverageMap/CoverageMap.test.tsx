import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {coverage} from '../../catalogue/coverage';
import CoverageMap from './CoverageMap';

describe('CoverageMap', () => {
  const html = renderToStaticMarkup(<CoverageMap />);

  it('names each ecosystem in both drawings', () => {
    for (const {ecosystem} of coverage) expect(html.split(`>${ecosystem}</text>`)).toHaveLength(3);
  });

  it('fills a cell for each ecosystem that has the data', () => {
    const paths = [...html.matchAll(/<path d="([^"]+)"/g)].map(([, d = '']) => d.match(/M/g)?.length);
    const advisories = coverage.filter((record) => record.advisories.length > 0).length;
    expect(paths).toHaveLength(12);
    expect(paths[5]).toBe(advisories);
    expect(paths[11]).toBe(advisories);
    expect(html).toContain(`Advisories ${advisories}/${coverage.length}`);
  });
});
