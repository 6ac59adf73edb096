/** The Markdown of the API descriptions with our own addresses resolved, and as plain text. */
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

/** A link of Markdown to an address of our own. */
const OWN_LINK = /(?<=\]\()(?:op|link):[^)\s]+(?=\))/g;

/**
 * @param markdown a text of an API description
 * @returns the same with every `op:` and `link:` resolved
 * @throws Error if it links to an operation or a link that does not exist
 */
export function resolveLinks(markdown: string): string {
  return markdown.replace(OWN_LINK, resolveOwn);
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
