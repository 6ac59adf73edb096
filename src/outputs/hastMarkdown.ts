/**
 * The generated parts of pages (src/reference, src/markdown) as Markdown. They
 * are made as HTML nodes, and only here read back, so that a part is written
 * once for readers and agents.
 */
import type {Element, ElementContent, Text} from 'hast';
import {visit} from 'unist-util-visit';
import {resolveAddress} from './addresses';
import {code} from '../api/inlineCode';
import {inItem, joinBlocks} from './markdownText';

/** Elements that stand on lines of their own. */
const BLOCKS = new Set('address aside details div dl figure h2 h3 h4 h5 nav ol p pre section svg table ul'.split(' '));

/** Elements that only a browser has a use for. */
const DROPPED = new Set(['button', 'form', 'input', 'script', 'style', 'template']);

function isElement(node: ElementContent): node is Element {
  return node.type === 'element' && !DROPPED.has(node.tagName);
}

/** @returns every descendant of a kind, outermost only. */
function findAll(node: Element, tagName: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : findAll(child, tagName)));
}

/** @returns the text without markup. */
function plain(node: Element | Text): string {
  if (node.type === 'text') return node.value;
  return node.children.map((child) => (child.type === 'text' || isElement(child) ? plain(child) : '')).join('');
}

function inline(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node, index) => {
      if (node.type === 'text') return node.value;
      if (!isElement(node)) return '';
      // Neighbours that the style sheet sets apart are set apart by a space here.
      const before = nodes[index - 1]?.type === 'element' ? ' ' : '';
      return before + inlineElement(node);
    })
    .join('')
    .replace(/\s+/g, ' ');
}

function inlineElement(node: Element): string {
  switch (node.tagName) {
    case 'a':
      return typeof node.properties.href === 'string'
        ? `[${inline(node.children).trim()}](${node.properties.href})`
        : inline(node.children);
    case 'code':
      return code(plain(node));
    case 'strong':
    case 'b':
      return `**${inline(node.children)}**`;
    case 'em':
    case 'i':
      return `*${inline(node.children)}*`;
    case 'br':
      return ' ';
    default:
      return inline(node.children);
  }
}

function table(node: Element): string {
  const rows = findAll(node, 'tr').map((row) =>
    row.children.filter(isElement).map((cell) => inline(cell.children).trim().replaceAll('|', '\\|')),
  );
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function list(node: Element, mark: (index: number) => string): string {
  return findAll(node, 'li')
    .map((item, index) => `${mark(index)} ${inItem(blocksOf(item.children).join('\n'))}`)
    .join('\n');
}

function definitions(node: Element): string {
  const names = findAll(node, 'dt').map((name) => inline(name.children));
  return findAll(node, 'dd')
    .map((value, index) => `- ${names[index] ?? ''}: ${inline(value.children)}`)
    .join('\n');
}

/** Blocks of mixed content: runs of inline nodes become paragraphs. */
function blocksOf(nodes: readonly ElementContent[]): string[] {
  const blocks: string[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    const text = inline(run).trim();
    if (text) blocks.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && BLOCKS.has(node.tagName)) {
      flush();
      blocks.push(block(node));
    } else run.push(node);
  }
  flush();
  return blocks.filter(Boolean);
}

function block(node: Element): string {
  if (node.properties.ariaHidden === 'true') return '';
  const heading = /^h([2-5])$/.exec(node.tagName);
  if (heading) return `${'#'.repeat(Number(heading[1]))} ${inline(node.children).trim()}`;
  switch (node.tagName) {
    case 'ul':
      return list(node, () => '-');
    case 'ol':
      return list(node, (index) => `${index + 1}.`);
    case 'dl':
      return definitions(node);
    case 'table':
      return table(node);
    case 'svg':
      // A drawing stands for its title.
      return findAll(node, 'title').map(plain).join();
    case 'p':
      return inline(node.children).trim();
    default:
      return joinBlocks(blocksOf(node.children));
  }
}

/**
 * @param node a finished part of a page
 * @param route the page it stands in
 * @returns the part as Markdown, its links absolute
 */
export function htmlToMarkdown(node: Element, route: string): string {
  const copy = structuredClone(node);
  visit(copy, 'element', ({properties}) => {
    if (typeof properties.href === 'string') properties.href = resolveAddress(properties.href, route);
  });
  return block(copy);
}
