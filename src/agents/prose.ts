/** The Markdown twin of a page that is written in MDX: its source, with our constructs written out. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxJsxFromMarkdown, type MdxJsxFlowElement, type MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {gfm} from 'micromark-extension-gfm';
import {mdxJsx} from 'micromark-extension-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';
import {factOf, partOf} from '../markdown/constructs';
import {readRequest} from '../reference/requestHtml';
import {splitSource} from '../reference/source';
import {htmlToMarkdown} from './hastMarkdown';
import {renderProseRequest} from './request';
import {applyEdits, linkEdit, offsets, type Edit} from './text';

/** A source file taken apart. */
export interface Source {
  title: string;
  description: string;
  /** The path below `/docs` that the page asks for, instead of the one of its file. */
  slug?: string;
  /** A draft is no page of the published site. */
  draft: boolean;
  /** What follows the front matter. */
  body: string;
  /** Line of the file on which the body begins, counted from 1. */
  line: number;
}

/**
 * @param text a page's source
 * @param file its path, for messages
 * @throws Error where title or description is missing
 */
export function readSource(text: string, file: string): Source {
  const {front: {title, description, slug, draft}, body, line} = splitSource(text);
  if (typeof title !== 'string' || typeof description !== 'string') throw new Error(`${file}:1: a page needs title and description in its front matter.`);
  return {title, description, draft: draft === true, ...(typeof slug === 'string' ? {slug} : {}), body, line};
}

function component(node: MdxJsxFlowElement | MdxJsxTextElement, route: string): string {
  if (node.name === 'Fact') return factOf(node);
  const part = partOf(node);
  if (!part) throw new Error(`<${node.name ?? ''}> has no form in Markdown. Add it to src/markdown/constructs.ts.`);
  return htmlToMarkdown(part, route);
}

/** An edit that puts a block in the place of a node, as deep in a list as the node was. */
function replaced(node: Nodes, text: string): Edit {
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  return {...offsets(node), text: text.replace(/\n(?=[^\n])/g, `\n${indent}`)};
}

/** @returns what stands instead of a node; undefined where it stays as it is. */
function editOf(node: Nodes, source: string, route: string): Edit | undefined {
  if (node.type === 'link') return linkEdit(node, route);
  if (node.type === 'code' && node.lang === 'request') return replaced(node, renderProseRequest(readRequest(node.meta ?? '', node.value)));
  if (node.type === 'mdxJsxFlowElement') return replaced(node, component(node, route));
  if (node.type === 'mdxJsxTextElement') return {...offsets(node), text: component(node, route)};
  if (node.type === 'heading') {
    const {start, end} = offsets(node);
    const id = /\s*\{#[\w-]+\}\s*$/.exec(source.slice(start, end));
    return id ? {start: start + id.index, end, text: ''} : undefined;
  }
  return undefined;
}

/**
 * @param source a page's source
 * @param file its path, for messages
 * @param route address of the page
 * @returns the page as Markdown that means the same anywhere: title, description and text
 * @throws Error with file and line of what cannot be written as Markdown
 */
export function renderProse({title, description, body, line}: Source, file: string, route: string): string {
  const tree = fromMarkdown(body, {
    // MDX has neither raw HTML nor `<https://…>` nor code by indentation.
    extensions: [gfm(), mdxJsx(), {disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}}],
    mdastExtensions: [gfmFromMarkdown(), mdxJsxFromMarkdown()],
  });
  const edits: Edit[] = [];
  visit(tree, (node) => {
    try {
      const edit = editOf(node, body, route);
      if (edit) edits.push(edit);
    } catch (error) {
      const place = `${file}:${line - 1 + (node.position?.start.line ?? 1)}`;
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  });
  return `# ${title}\n\n${description}\n\n${applyEdits(body, edits).trim()}\n`;
}
