/** The Markdown of the API descriptions as HTML nodes, with our own addresses resolved, and as plain text. Build time only. */
import type {ElementContent} from 'hast';
import {blocks as toBlocks, unwrap} from '../../markdown/markdownHtml';
import {links, type LinkName} from '../../catalogue/links';
import {findOperation, operationPath} from './descriptions';

/**
 * @param url an address of our own, `op:…` or `link:…`, or any other
 * @returns the address that it stands for: a path of this site or a URL; any other as it is
 * @throws Error where the operation or the link does not exist
 */
export function resolveOwn(url: string): string {
  if (url.startsWith('op:')) return operationPath(findOperation(url.slice('op:'.length)));
  if (!url.startsWith('link:')) return url;
  const name = url.slice('link:'.length);
  if (!Object.hasOwn(links, name))
    throw new Error(`There is no link "${name}" in src/catalogue/links.ts. Known: ${Object.keys(links).join(', ')}.`);
  return links[name as LinkName];
}

/** Many operations say the same of a parameter or a field. */
const known = new Map<string, ElementContent[]>();

/** @returns a text's paragraphs, lists and so on; to be read only, because equal texts share them */
export function blocks(source: string): ElementContent[] {
  // In development an `op:` link can come to lead elsewhere.
  if (process.env.NODE_ENV === 'development') known.clear();
  const nodes = known.get(source) ?? toBlocks(source, resolveOwn);
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
