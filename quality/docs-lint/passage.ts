/**
 * Passages: the pieces of text that are read as prose. Everything in them that
 * is not prose is blanked out, so that places stay true and no rule has to know
 * Markdown.
 */
import type {Nodes, Root} from 'mdast';
import type {Finding} from './finding';
import {HEADING_ID} from '../../src/markdown/parse';

/** A paragraph, heading, table cell, or a single line of text such as a page's description. */
export interface Passage {
  file: string;
  /** The prose. Inline code and components are runs of `CODE`, other marks and addresses are spaces. */
  text: string;
  /** @returns the line in the file of the character at `offset` of `text`. */
  line(offset: number): number;
}

/** @returns a finding at an offset of a passage's text */
export function findingAt({file, line}: Passage, offset: number, rule: string, what: string, fix: string): Finding {
  return {file, line: line(offset), rule, what, fix};
}

/** Stands for each character of inline code: a word without letters. */
const CODE = '·';

const PASSAGES: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'tableCell']);

/** Start and end of a node in the text that it was read from. */
function nodeRange(node: Nodes): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** @returns a text with each of its characters replaced, and its lines kept. */
export function blanked(text: string, by: string): string {
  return text.replace(/[^\n]/g, by);
}

function nodeProse(node: Nodes, source: string): string {
  const [start, end] = nodeRange(node);
  const whole = source.slice(start, end);
  if (node.type === 'text') return whole.replace(HEADING_ID, (id) => blanked(id, ' '));
  if (node.type === 'inlineCode' || node.type === 'mdxJsxTextElement') return blanked(whole, CODE);
  if (node.type === 'link' && isBare(node, source)) return blanked(whole, CODE);
  if (!('children' in node)) return blanked(whole, ' ');
  let prose = '';
  for (const child of node.children as Nodes[]) {
    const [from] = nodeRange(child);
    prose += blanked(source.slice(start + prose.length, from), ' ') + nodeProse(child, source);
  }
  return prose + blanked(source.slice(start + prose.length, end), ' ');
}

/** @returns whether the text of a link is an address. */
export function isBare(node: Nodes, source: string): boolean {
  const [start, end] = nodeRange(node);
  return node.type === 'link' && /^\[?(https?:|www\.)\S+$/.test(source.slice(start, end));
}

/**
 * @param tree Markdown that was read from `source`
 * @param line gives the line of the file for an offset in `source`
 * @returns its passages in reading order
 */
export function markdownPassages(
  tree: Root,
  source: string,
  file: string,
  line: (offset: number) => number,
): Passage[] {
  const passages: Passage[] = [];
  const visit = (node: Nodes): void => {
    if (PASSAGES.has(node.type)) {
      const [start] = nodeRange(node);
      const text = nodeProse(node, source);
      if (/\S/.test(text)) passages.push({file, text, line: (offset) => line(start + offset)});
    } else if ('children' in node) (node.children as Nodes[]).forEach(visit);
  };
  visit(tree);
  return passages;
}

/** @returns the line, counted from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split('\n').length;
}

/** @returns the sentences of a passage with the offset at which each begins. */
export function splitSentences(text: string): {text: string; start: number}[] {
  // A full stop inside a word (`ecosyste.ms`, `1.2`) is followed by no space.
  return [...text.matchAll(/\S[^]*?(?:[.?!]["”)]*(?=\s)|\s*$)/g)].map(({0: sentence, index}) => ({
    text: sentence.trim(),
    start: index,
  }));
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s·]*/gu)?.length ?? 0;
}
