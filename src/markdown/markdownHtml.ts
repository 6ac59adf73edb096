/** Markdown of the API descriptions to HTML nodes. Raw HTML in it stays text: a description can never bring markup into a page. */
import type {ElementContent} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './parse';

/** `//host` would leave the site without saying so. */
const SAFE_URL = /^(https?:|mailto:|\/(?!\/)|#)/i;

/**
 * @param source Markdown
 * @param resolve turns an address of our own (`op:packages/lookupPackage`) into one that a browser knows
 * @returns block nodes (`<p>`, lists …)
 */
export function blocks(source: string, resolve: (url: string) => string = (url) => url): ElementContent[] {
  const tree = parseMarkdown(source);
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = {type: 'text', value: node.value};
  });
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return;
    node.url = resolve(node.url);
    if (!SAFE_URL.test(node.url)) node.url = '#';
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
