/** The contents of a page for windows without room beside the text: folded, below the lead, and of use without JavaScript. */
import type {Element, ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length > 0 ? {className} : {},
  children,
});

/** @returns the headings as links, those of the third level below the one of the second before them */
function listOf(headings: readonly Element[]): Element {
  const list = element('ul', ['table-of-contents'], []);
  let item: Element | undefined;
  for (const {tagName, properties, children} of headings) {
    const link = element('a', ['table-of-contents__link'], structuredClone(children));
    link.properties.href = `#${String(properties.id)}`;
    const entry = element('li', [], [link]);
    if (tagName === 'h3' && item) {
      const part = item.children[1] ?? element('ul', [], []);
      item.children[1] = part;
      if (part.type === 'element') part.children.push(entry);
    } else {
      list.children.push(entry);
      item = entry;
    }
  }
  return list;
}

/** @returns where the lead ends: after the first paragraph, and after what that announces by a colon; 0 if there is none */
function endOfLead({children}: Root): number {
  const lead = children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
  const paragraph = children[lead] as Element | undefined;
  const last = paragraph?.children.at(-1);
  if (last?.type !== 'text' || !last.value.trimEnd().endsWith(':')) return lead + 1;
  const announced = children.findIndex((node, index) => index > lead && node.type !== 'text');
  return announced + 1;
}

/** Puts the contents after the lead, where a page has headings. */
export function rehypeFoldedContents() {
  return (tree: Root, {data}: VFile): void => {
    const {toc_max_heading_level: deepest = 3} = (data.frontMatter ?? {}) as {toc_max_heading_level?: number};
    const headings: Element[] = [];
    visit(tree, 'element', (node) => {
      const isListed = node.tagName === 'h2' || (node.tagName === 'h3' && deepest > 2);
      if (isListed && node.properties.id !== undefined) headings.push(node);
    });
    const end = endOfLead(tree);
    if (headings.length === 0 || end === 0) return;
    const summary = element('summary', [], [{type: 'text', value: 'On this page'}]);
    const contents = element('details', ['theme-doc-toc-mobile'], [summary, listOf(headings)]);
    tree.children.splice(end, 0, contents);
  };
}
