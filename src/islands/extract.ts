import {BETWEEN} from './islands.client';

/**
 * Takes the islands out of a built page. The pages are ours and well formed
 * (text and attribute values hold no bare `<`), so that counting tags suffices:
 * a real parser would double the time of a build.
 *
 * @param html a built page
 * @returns its islands, one after the other, as HTML
 * @throws Error when an island's end cannot be found, or when an island holds what stands between two of them
 */
export function extractIslands(html: string): string {
  const islands: string[] = [];
  const opening = /<div(?=[\s>])[^<>]*?\sdata-island(?:=|\s)(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = endOf(html, match.index);
    const island = html.slice(match.index, end);
    if (island.includes(BETWEEN)) throw new Error(`An island of this page holds ${BETWEEN}, which stands between islands (islands.client.ts).`);
    islands.push(island);
    opening.lastIndex = end;
  }
  return islands.join(BETWEEN);
}

function endOf(html: string, start: number): number {
  const tags = /<(\/?)div(?=[\s>])/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', tag.index) + 1;
  }
  throw new Error('An island of this page has no end: its HTML is not well formed.');
}
