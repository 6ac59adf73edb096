import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {scale} from '../../../catalogue/access';
import DataSizes, {dataSizes} from './DataSizes';

describe('DataSizes', () => {
  const sizes = dataSizes();

  it('has each published total once, and what services hold besides', () => {
    for (const {value} of scale) expect(sizes.filter((size) => size.value === value)).toHaveLength(1);
    expect(sizes).toContainEqual({value: '7 billion', amount: 7e9, what: 'events since 2015 in Timeline'});
    expect(sizes).toContainEqual({value: '32.9 million', amount: 32.9e6, what: 'issues in Issues'});
  });

  it('draws the larger further right', () => {
    const html = renderToStaticMarkup(<DataSizes />);
    const [wide = ''] = html.split('drawing__narrow');
    const places = [...wide.matchAll(/cx="(\d+)"/g)].map(([, x]) => Number(x));
    expect(places).toHaveLength(sizes.length);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
