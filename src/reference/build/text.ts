/** The Markdown of the API descriptions as HTML nodes, with links to operations resolved, and as plain text. Build time only. */
import type {ElementContent} from 'hast';
import {blocks as toBlocks, unwrap} from '../../prerendered/build/markdownHtml';
import {findOperation, operationPath} from './descriptions';

/** @returns the address of an `op:` link's page; other addresses as they are */
function resolve(url: string): string {
  return url.startsWith('op:') ? operationPath(findOperation(url.slice('op:'.length))) : url;
}

/** Many operations say the same of a parameter or a field. */
const known = new Map<string, ElementContent[]>();

/** @returns a text's paragraphs, lists and so on; to be read only, because equal texts share them */
export function blocks(source: string): ElementContent[] {
  // In development an `op:` link can come to lead elsewhere.
  if (process.env.NODE_ENV === 'development') known.clear();
  const nodes = known.get(source) ?? toBlocks(source, resolve);
  known.set(source, nodes);
  return nodes;
}

/** @returns a text of one paragraph without the paragraph */
export function inline(source: string): ElementContent[] {
  return unwrap(blocks(source));
}

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?```/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  // Underscores inside a word belong to a name, such as `per_page`.
  [/[`*]|(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)/g, ''],
  [/\s+/g, ' '],
];

/** @returns a Markdown text without its markup. */
export function plainText(markdown: string): string {
  return MARKUP.reduce((text, [pattern, instead]) => text.replace(pattern, instead), markdown).trim();
}

/** @returns the first sentence of a Markdown text without its markup, for the description of a page. */
export function firstSentence(markdown: string): string {
  const text = plainText(markdown);
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
