import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {dataOf} from '../../node/partData';
import {starts} from '../../../recognise/starts';
import IdentifierMap from './IdentifierMap';

describe('IdentifierMap', () => {
  const data = dataOf('identifier-map');
  const html = renderToStaticMarkup(<IdentifierMap {...data} />);

  it('leads from each identifier to its place in the list', () => {
    for (const {id} of starts) expect(html.split(`href="#start-${id}"`)).toHaveLength(3);
  });

  it('has a line for each service that takes an identifier, in both drawings, and counts each request', () => {
    const pairs = data.identifiers.flatMap(({services}) => services);
    expect(html.match(/<path /g)).toHaveLength(2 * pairs.length);
    expect(pairs.reduce((sum, {operations}) => sum + operations, 0)).toBe(
      starts.reduce((sum, {requests}) => sum + requests.length, 0),
    );
  });
});
