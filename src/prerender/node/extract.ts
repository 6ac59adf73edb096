import {BETWEEN} from '../browser/pageParts';

/**
 * Takes the parts out of a built page. The pages are ours and well formed
 * (text and attribute values hold no bare `<`), so that counting tags suffices:
 * a real parser would double the time of a build.
 *
 * @param html a built page
 * @returns its parts, one after the other, as HTML
 * @throws Error when a part's end cannot be found, or when a part contains the separator of parts
 */
export function extractParts(html: string): string {
  const parts: string[] = [];
  const opening = /<div(?=[\s>])[^<>]*?\sdata-part(?:=|\s)(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = endOf(html, match.index);
    const part = html.slice(match.index, end);
    if (part.includes(BETWEEN))
      throw new Error(`A part of this page holds ${BETWEEN}, which separates parts (static/browser/pageParts.ts).`);
    parts.push(part);
    opening.lastIndex = end;
  }
  return parts.join(BETWEEN);
}

function endOf(html: string, start: number): number {
  const tags = /<(\/?)div(?=[\s>])/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', tag.index) + 1;
  }
  throw new Error('A part of this page has no end: its HTML is not well formed.');
}
