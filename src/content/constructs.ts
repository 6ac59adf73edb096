/** What our Markdown has beyond Docusaurus', read for the page and for its Markdown twin: facts and generated parts. Build time only. */
import type {Element} from 'hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {factText} from '../catalogue/access';
import {objectsFigure} from '../reference/build/objectsHtml';
import {operationList, relatedList, serviceFacts} from '../reference/build/serviceHtml';
import {generated} from './generated';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

function attribute(node: Jsx, name: string): string {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (typeof found?.value !== 'string') throw new Error(`<${node.name}> needs the attribute ${name}="…".`);
  return found.value;
}

/** Components that stand for generated parts. */
const PARTS: Readonly<Record<string, (node: Jsx) => Element>> = {
  ServiceFacts: (node) => serviceFacts(attribute(node, 'service')),
  Operations: (node) => operationList(attribute(node, 'service')),
  Objects: (node) => objectsFigure(attribute(node, 'service')),
  RelatedServices: (node) => relatedList(attribute(node, 'service')),
  Generated: (node) => generated(attribute(node, 'part')),
};

/**
 * @param node a component in a page
 * @returns the generated part that it stands for; undefined where it is another component
 * @throws Error where an attribute is missing, or names what does not exist
 */
export function partOf(node: Jsx): Element | undefined {
  return node.name && Object.hasOwn(PARTS, node.name) ? PARTS[node.name]?.(node) : undefined;
}

/**
 * @param node `<Fact of="…" />`
 * @returns the fact's text
 * @throws Error that names the known facts
 */
export function factOf(node: Jsx): string {
  return factText(attribute(node, 'of'));
}

/** Runs a step and puts the place, file and line, in front of what it throws. */
export function at<T>(place: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
