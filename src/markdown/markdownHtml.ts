/** Markdown of the API descriptions to HTML nodes. Raw HTML in it stays text: a description can never bring markup into a page. */
import type {ElementContent} from 'hast';
import type {Nodes} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './parse';

const OWN_PATH = /^\/(?!\/)/;

/** `//host` would leave the site without saying so. */
const SAFE_URL = /^(https?:|mailto:|\/(?!\/)|#)/i;

/** @returns what is shown in place of raw HTML, and of an image of another host, which would learn of each reader */
function textInPlaceOf(node: Nodes): string | undefined {
  if (node.type === 'html') return node.value;
  const isForeign = node.type === 'imageReference' || (node.type === 'image' && !OWN_PATH.test(node.url));
  return isForeign ? (node.alt ?? '') : undefined;
}

/** @returns Markdown as block nodes (`<p>`, lists …) */
export function blocks(source: string): ElementContent[] {
  const tree = parseMarkdown(source);
  visit(tree, (node, index, parent) => {
    const text = textInPlaceOf(node);
    if (text !== undefined && parent && index !== undefined) parent.children[index] = {type: 'text', value: text};
    if ('url' in node && !SAFE_URL.test(node.url)) node.url = '#';
  });
  const hast = toHast(tree);
  return hast.type === 'root'
    ? hast.children.filter(
        (child): child is ElementContent => child.type !== 'doctype' && !(child.type === 'text' && !child.value.trim()),
      )
    : [];
}

/** @returns the nodes inside a single paragraph, which is how a line of text is shown; all nodes where there are more. */
export function unwrap(nodes: ElementContent[]): ElementContent[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.type === 'element' && only.tagName === 'p' ? only.children : nodes;
}
