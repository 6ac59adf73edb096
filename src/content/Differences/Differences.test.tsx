import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {loadDescriptions} from '../../api/node/descriptions';
import {differenceAnchor, evidenceUrl, operationAnchor} from '../../api/node/differences';
import {dataOf} from '../node/partData';
import Differences from './Differences';

const html = renderToStaticMarkup(<Differences {...dataOf('differences')} />);
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const apis = loadDescriptions();

describe('the page of differences', () => {
  it('has one anchor for each API, each difference and each operation that has differences', () => {
    const withDifferences = apis.filter((api) => api.differences.length > 0);
    const expected = withDifferences.flatMap((api) => [
      api.id,
      ...api.differences.map((difference) => differenceAnchor(api.id, difference)),
      ...api.operations.filter((operation) => operation.differences.length > 0).map(operationAnchor),
    ]);
    expect([...ids].sort()).toEqual([...expected].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links one line or several of the code, at the commit that was read', () => {
    const places = ['x.rb', 'x.rb:1', 'x.rb:1-3', 'x.rb:1@d'];
    expect(places.map((place) => evidenceUrl(place, {repository: 'a/b', commit: 'c'}))).toEqual(
      ['c/x.rb', 'c/x.rb#L1', 'c/x.rb#L1-L3', 'd/x.rb#L1'].map((file) => `https://github.com/a/b/blob/${file}`),
    );
  });
});
