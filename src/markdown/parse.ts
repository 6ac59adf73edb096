/** The one way in which this project reads Markdown. Build time only. */
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxJsxFromMarkdown} from 'mdast-util-mdx-jsx';
import {gfm} from 'micromark-extension-gfm';
import {mdxJsx} from 'micromark-extension-mdx-jsx';

/** The explicit id at the end of a heading. */
export const HEADING_ID = /\s*\{#([\w-]+)\}\s*$/;

/** @returns the tree of Markdown without components, as API descriptions hold it */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

/** @returns the tree of a page's body. MDX has neither raw HTML nor `<https://…>` nor code by indentation. */
export function parseMdx(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfm(), mdxJsx(), {disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}}],
    mdastExtensions: [gfmFromMarkdown(), mdxJsxFromMarkdown()],
  });
}
