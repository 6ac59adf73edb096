/** What our Markdown has beyond Docusaurus', read for the page and for its Markdown twin: addresses, facts and generated parts. Build time only. */
import type {Element} from 'hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {facts} from '../catalogue/access';
import {links, type LinkName} from '../catalogue/links';
import {findOperation, operationPath} from '../reference/build/descriptions';
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
  const name = attribute(node, 'of');
  if (!Object.hasOwn(facts, name))
    throw new Error(`There is no fact "${name}" in src/catalogue/access.ts. Known: ${Object.keys(facts).join(', ')}.`);
  return facts[name] as string;
}

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
