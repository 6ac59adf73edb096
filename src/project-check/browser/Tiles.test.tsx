import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {advisory, NOW, npm, record, rowsAfter} from '../rows.testing';
import {countTiles, TILES} from '../tiles';
import Tiles from './Tiles';

it('says the base that most counts share once to the eye, and with each count to a screen reader', () => {
  const packages = [npm('a', '1'), npm('b', '1'), npm('not-known', '1')];
  const rows = rowsAfter(packages, [record('a', {advisories: [advisory('a', '< 4')]}), record('b')]);
  const html = renderToStaticMarkup(
    <Tiles counted={countTiles(TILES, rows, NOW)} mark="all" onChoose={() => undefined} />,
  );
  const seen = html.replace(/<small class="out-of-sight">.*?<\/small>/g, '');
  expect(seen).not.toMatch(/of \d+ known</);
  expect(seen).toContain('Counts are of 2 known package versions, unless a tile says otherwise.');
  expect(seen.match(/<small>of 2 (compared|dated|that list maintainers)<\/small>/g)).toHaveLength(3);
  const tiles = [...html.matchAll(/<button.*?>(.*?)<\/button>/g)].map(([, inside]) => inside?.replace(/<.*?>/g, ''));
  expect(tiles).toHaveLength(TILES.length);
  expect(tiles[0]).toBe('1 Affected of 2 known');
  for (const tile of tiles) expect(tile).toMatch(/^\d+ .+ of 2 [a-z ]+$/);
});
