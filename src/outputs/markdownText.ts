/** Small pieces of Markdown, and the Markdown of the API descriptions with its links resolved. */
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../markdown/parse';
import type {Link, Nodes} from 'mdast';
import {longestRun} from '@ecosystems-docs/openapi-docs/words';
import {resolveAddress} from './addresses';

/** A part of a source text, by offsets, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @returns the text with every edit made; edits do not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}

/** @returns where a node begins and ends in its source. */
export function offsets(node: Nodes): {start: number; end: number} {
  const {start, end} = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined)
    throw new Error(`A node of the kind ${node.type} has no place in its source.`);
  return {start: start.offset, end: end.offset};
}

/** @returns the edit that gives a link its resolved address; its text stays as it is. */
export function linkEdit(node: Link, route?: string): Edit | undefined {
  const address = resolveAddress(node.url, route);
  const last = node.children.at(-1);
  if (address === node.url || !last) return undefined;
  return {start: offsets(last).end, end: offsets(node).end, text: `](${address})`};
}

/** @returns a text of an API description as it is, but with absolute links. */
export function resolved(source: string): string {
  if (!source.includes('](')) return source.trim();
  const edits: Edit[] = [];
  visit(parseMarkdown(source), 'link', (node) => {
    const edit = linkEdit(node);
    if (edit) edits.push(edit);
  });
  return applyEdits(source, edits).trim();
}

/** @returns a text as the content of a list item: further lines are indented. */
export function inItem(text: string): string {
  return text.trim().replace(/\n(?=[^\n])/g, '\n  ');
}

/** @returns a block of code, whatever the text holds. */
export function fence(text: string, language = ''): string {
  const marks = '`'.repeat(Math.max(3, longestRun(text, /`+/g) + 1));
  return `${marks}${language}\n${text.replace(/\n$/, '')}\n${marks}`;
}

/** @returns a link; brackets in its text do not end it */
export function link(text: string, url: string): string {
  return `[${text.replace(/[[\]]/g, '\\$&')}](${resolveAddress(url)})`;
}

/** @returns a text as the content or the quoted attribute of HTML, XML and SVG. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** @returns blocks with an empty line between them; empty ones are left out. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
