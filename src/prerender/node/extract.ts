import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {BETWEEN} from '../browser/pageParts';
import {PART} from '../../markers/markers';

/**
 * @param html a built page
 * @returns its parts (elements with `data-part`), one after the other, as they stand in it
 * @throws Error when a part has no end, or contains the separator of parts
 */
export function extractParts(html: string): string {
  const parts: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    const isPart = defaultTreeAdapter.isElementNode(node) && node.attrs.some(({name}) => name === PART);
    if (!isPart) {
      if ('childNodes' in node) node.childNodes.forEach(visit);
      return;
    }
    const {startOffset = 0, endOffset, endTag} = node.sourceCodeLocation ?? {};
    const part = html.slice(startOffset, endOffset);
    if (!endTag || part.includes(BETWEEN))
      throw new Error(
        `A part of this page has no end, or holds ${BETWEEN}, which separates parts: ${part.slice(0, 100)}`,
      );
    parts.push(part);
  };
  visit(parse(html, {sourceCodeLocationInfo: true}));
  return parts.join(BETWEEN);
}
