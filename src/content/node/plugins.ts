/**
 * What our Markdown has beyond Docusaurus: request fences, `op:` and `link:`
 * addresses, facts and generated parts. Everything is checked here, when the site
 * is built; the components of src/content and src/reference/service render it.
 */
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Root as HastRoot, RootContent as RootContentOfHtml} from 'hast';
import type {Nodes, Root as MdastRoot, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {resolveOwn} from '../../api/node/text';
import {isKnownLanguage} from '../../components/CodeBlock/highlight';
import {rehypeFoldedContents} from './foldedContents';
import {rehypeGlossary} from './glossary';
import {checkComponent, factOf, partOf, type Part} from './parts';
import {LineError, readRequest, requestExample} from './readRequest';
import {importOf, type SheetName} from './sheets';
import {rehypeStepHeadings} from './stepHeadings';
import {rehypeTableNames} from './tableNames';

function componentElement({component, props}: Pick<Part, 'component' | 'props'>): MdxJsxFlowElement {
  const expression = valueToEstree({...props});
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [
      {
        type: 'mdxJsxExpressionAttribute',
        value: '',
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [
              {
                type: 'ExpressionStatement',
                expression: {type: 'ObjectExpression', properties: [{type: 'SpreadElement', argument: expression}]},
              },
            ],
          },
        },
      },
    ],
    children: [],
  };
}

function checkLanguage(language: string | null | undefined): void {
  if (language && language !== 'text' && !isKnownLanguage(language))
    throw new Error(
      `code in the language "${language}" cannot be highlighted; use "text", or register the language in src/components/CodeBlock/highlight.ts.`,
    );
}

/** @returns what replaces a node; undefined if it stays */
function replacementOf(node: Nodes, sheets: Set<SheetName>): RootContent | undefined {
  if (node.type === 'link') node.url = resolveOwn(node.url);
  if (node.type === 'code' && node.lang === 'request')
    return componentElement({
      component: 'RequestExample',
      props: requestExample(readRequest(node.meta ?? '', node.value)),
    });
  if (node.type === 'code') checkLanguage(node.lang);
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
  checkComponent(node.name);
  if (node.name === 'Fact') return {type: 'text', value: factOf(node)};
  const part = node.type === 'mdxJsxFlowElement' ? partOf(node) : undefined;
  for (const sheet of part?.sheets ?? []) sheets.add(sheet);
  return part && componentElement(part);
}

/**
 * Checks what is ours in a page, and gives each component its props.
 *
 * @throws AggregateError with everything that is wrong, so that a writer sees it at once
 */
function remarkSite() {
  return (tree: MdastRoot, file: VFile): void => {
    const sheets = new Set<SheetName>(['page']);
    const errors: Error[] = [];
    visit(tree, (node, index, parent) => {
      try {
        const replacement = replacementOf(node, sheets);
        if (replacement && parent && index !== undefined) (parent.children as RootContent[])[index] = replacement;
      } catch (error) {
        const line = (node.position?.start.line ?? 1) + (error instanceof LineError ? error.line : 0);
        const {message} = error as Error;
        errors.push(new Error(`${file.path || 'unknown file'}:${line}: ${message}`, {cause: error}));
      }
    });
    if (errors.length > 0) throw new AggregateError(errors, errors.map(({message}) => message).join('\n'));
    tree.children.unshift(...[...sheets].map(importOf));
  };
}

/**
 * A service's page begins with three parts: what the service is, the section of its
 * first request, which is beside it in a wide window, and its other facts.
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
    const box = (content: RootContentOfHtml[], className?: string): Element => ({
      type: 'element',
      tagName: 'div',
      properties: className ? {className: [className]} : {},
      children: content as ElementContent[],
    });
    const facts = children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'ServiceFacts');
    const details: RootContentOfHtml[] = facts ? [{...facts, name: 'ServiceDetails'} as MdxJsxFlowElementHast] : [];
    const parts = [children.slice(0, first), children.slice(first, second), details];
    const start = box(
      parts.filter(({length}) => length > 0).map((part) => box(part)),
      'service__start',
    );
    children.splice(0, second, start);
  };
}

export const beforeRemark = [remarkSite];
export const beforeRehype = [
  rehypeTableNames,
  rehypeFoldedContents,
  rehypeStepHeadings,
  rehypeServiceStart,
  rehypeGlossary,
];
