/**
 * What our Markdown has beyond Docusaurus': request fences, `op:` and `link:`
 * addresses, generated parts and highlighted code. Everything is checked and
 * rendered here, at build time; a page brings only the finished HTML.
 */
import type {Element, ElementContent, Root as HastRoot, RootContent as RootContentOfHtml} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Nodes, Root as MdastRoot, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readRequest, requestBlock} from '../reference/build/requestHtml';
import {SERVICE_STYLES} from '../reference/build/serviceStyles';
import {isKnownLanguage} from '../components/CodeBlock/highlight';
import {codeBlock} from '../reference/build/codeBlock';
import {resolveOwn} from '../api/build/text';
import {at, factOf, partOf} from './constructs';

/** An element that shows finished HTML; see src/components/StaticHtml.tsx. */
function staticHtml(nodes: Element | readonly ElementContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'html',
        value: toHtml({type: 'root', children: Array.isArray(nodes) ? nodes : [nodes as Element]}),
      },
    ],
    children: [],
  };
}

/** @returns what stands instead of a node; undefined where it stays */
function replacementOf(node: Nodes): RootContent | undefined {
  if (node.type === 'link') node.url = resolveOwn(node.url);
  if (node.type === 'code' && node.lang === 'request')
    return staticHtml(requestBlock(readRequest(node.meta ?? '', node.value)));
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
  if (node.name === 'Fact') return {type: 'text', value: factOf(node)};
  const part = node.type === 'mdxJsxFlowElement' ? partOf(node) : undefined;
  return part && staticHtml(part);
}

function remarkSite() {
  return (tree: MdastRoot, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const place = `${file.path ?? 'unknown file'}:${node.position?.start.line ?? 1}`;
      const replacement = at(place, () => replacementOf(node));
      if (replacement && parent && index !== undefined) (parent.children as RootContent[])[index] = replacement;
    });
  };
}

function rehypeStaticCode() {
  return (tree: HastRoot, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      const [code] = node.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language = (code.properties.className as string[] | undefined)
        ?.find((name) => name.startsWith('language-'))
        ?.slice('language-'.length);
      const title = /title="([^"]*)"/.exec((code.data as {meta?: string} | undefined)?.meta ?? '')?.[1];
      if (language && language !== 'text' && !isKnownLanguage(language)) {
        throw new Error(
          `${file.path}:${node.position?.start.line ?? 1}: code in the language "${language}" cannot be highlighted; use "text", or register the language in src/components/CodeBlock/highlight.ts.`,
        );
      }
      const text = code.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('')
        .replace(/\n$/, '');
      // MDX knows its own JSX nodes in hast too.
      (parent.children as unknown[])[index] = staticHtml(codeBlock(text, {language, title}));
    });
  };
}

/**
 * A service's page begins with two parts, which stand side by side in a wide window: what the service is, and the
 * section of its first request. The styles of the page stand before both.
 */
export function rehypeServiceStart() {
  return ({children}: HastRoot, {path}: VFile): void => {
    // Other pages have a first request too, and their own form.
    if (!/(^|[\\/])docs[\\/]services[\\/]/.test(path)) return;
    const isHeading = (node: RootContentOfHtml): node is Element => node.type === 'element' && node.tagName === 'h2';
    const first = children.findIndex((node) => isHeading(node) && node.properties.id === 'first-request');
    if (first < 0) return;
    const next = children.findIndex((node, index) => index > first && isHeading(node));
    const second = next < 0 ? children.length : next;
    const part = (nodes: RootContentOfHtml[]): Element => h('div', nodes as ElementContent[]);
    const start = h('div.service__start', [part(children.slice(0, first)), part(children.slice(first, second))]);
    // MDX knows its own JSX nodes in hast too.
    (children as unknown[]).splice(0, second, staticHtml(h('style', SERVICE_STYLES)), start);
  };
}

export const beforeRemark = [remarkSite];
export const beforeRehype = [rehypeStaticCode, rehypeServiceStart];
