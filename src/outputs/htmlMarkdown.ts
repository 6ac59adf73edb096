/**
 * The generated parts of pages as Markdown. They are rendered as HTML and only
 * here read back, so that a part is written once for readers and agents.
 */
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {Heading, List, ListItem, Paragraph, PhrasingContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {resolveAddress} from './addresses';

/** Elements that are of use in a browser only. */
const DROPPED = new Set(['button', 'copy-button', 'form', 'input', 'script', 'style', 'template', 'wbr']);

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const isDropped = (node: ElementContent): boolean =>
  isElement(node) && (DROPPED.has(node.tagName) || node.properties.ariaHidden === 'true');

function childOf(node: Element, tagName: string): Element | undefined {
  return node.children.find((child): child is Element => isElement(child) && child.tagName === tagName);
}

const phrasing = (state: State, node: Element): PhrasingContent[] => state.all(node) as PhrasingContent[];

const paragraph: Handle = (state, node): Paragraph => ({type: 'paragraph', children: phrasing(state, node)});

/** Keeps the id of a heading, or of the part that begins with it, as the sources of pages write it: links lead to it. */
const heading: Handle = (state, node, parent): Heading => {
  const begun = parent?.type === 'element' && parent.children[0] === node ? parent.properties.id : undefined;
  const id = node.properties.id ?? begun;
  return {
    type: 'heading',
    depth: Number(node.tagName.slice(1)) as Heading['depth'],
    children: [...phrasing(state, node), ...(id ? [{type: 'text', value: ` {#${String(id)}}`} as const] : [])],
  };
};

/** Describes a drawing by its title. */
const drawing: Handle = (state, node) => {
  const title = childOf(node, 'title');
  if (!title) return undefined;
  return {type: 'paragraph', children: [{type: 'text', value: 'Diagram: '}, ...phrasing(state, title)]};
};

/** Makes a list of definitions, a line each. */
const definitions: Handle = (state, node): List => {
  const children: ListItem[] = [];
  visit(node, 'element', (pair) => {
    const [term, value] = [childOf(pair, 'dt'), childOf(pair, 'dd')];
    if (!term || !value) return;
    const line: PhrasingContent[] = [...phrasing(state, term), {type: 'text', value: ': '}, ...phrasing(state, value)];
    children.push({type: 'listItem', spread: false, children: [{type: 'paragraph', children: line}]});
  });
  return {type: 'list', ordered: false, spread: false, children};
};

/** @returns the text of a node */
function contentText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(contentText).join('') : '';
}

/** @returns whether the style sheet sets an element apart from the one before: not the parts of code, nor punctuation */
function isApart(parent: Root | Element, child: ElementContent, before: ElementContent | undefined): boolean {
  if (!isElement(child) || !isElement(before)) return false;
  // A long word may break at a <wbr>, which sets nothing apart.
  if (child.tagName === 'wbr' || before.tagName === 'wbr') return false;
  return !(parent.type === 'element' && parent.tagName === 'code') && !/^[\s,.:;)]/.test(contentText(child));
}

/** Makes links absolute, drops what only a browser needs, and sets neighbours apart that the style sheet sets apart. */
function prepare(tree: Root, route: string): void {
  visit(tree, 'element', (node) => {
    if (typeof node.properties.href === 'string') node.properties.href = resolveAddress(node.properties.href, route);
    node.children = node.children
      .filter((child) => !isDropped(child) || (isElement(child) && child.tagName === 'wbr'))
      .flatMap((child, index, all): ElementContent[] =>
        isApart(node, child, all[index - 1]) ? [{type: 'text', value: ' '}, child] : [child],
      )
      .filter((child) => !isDropped(child));
  });
}

/**
 * @param html a finished part of a page
 * @param route the page that it is in
 * @returns the part as Markdown, its links absolute
 */
export function htmlToMarkdown(html: string, route: string): string {
  const tree = fromHtml(html, {fragment: true});
  prepare(tree, route);
  const mdast = toMdast(tree, {
    handlers: {svg: drawing, dl: definitions, summary: paragraph, h3: heading, h4: heading},
  });
  visit(mdast, (node) => {
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  });
  const text = toMarkdown(mdast, {bullet: '-', extensions: [gfmToMarkdown({tablePipeAlign: false})]}).trim();
  // Takes back the escape of a dot that could follow "www" but follows another word, as in "brew.sh".
  return text.replace(/(?<!\bww)w\\\./gi, (escaped) => escaped.replace('\\', ''));
}
