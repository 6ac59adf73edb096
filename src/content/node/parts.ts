/** The components that pages may use, read for the page and for its Markdown twin. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {factText} from '../../catalogue/access';
import {serviceFacts, serviceObjectsProps, serviceOperations} from '../../reference/service/node/serviceData';
import type {ContentComponents} from '../components';
import {parts} from '../Generated';
import {suggestion} from '@ecosystems-docs/openapi-docs/words';
import {dataOf, hasData, isPart, partNames} from './partData';
import type {SheetName} from './sheets';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** A component with its props, and the style sheets that it needs beyond the site's. */
export interface Part {
  component: keyof ContentComponents;
  props: object;
  sheets?: readonly SheetName[];
}

function attribute(node: Jsx, name: string): string {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (typeof attribute?.value !== 'string') throw new Error(`<${node.name}> needs the attribute ${name}="…".`);
  return attribute.value;
}

/** @throws Error that names what was probably meant, if there is no such part */
export function generatedPart(name: string): Part {
  if (!isPart(name))
    throw new Error(
      `There is no generated part "${name}" in src/content/Generated.tsx. ${suggestion(name, partNames)}`,
    );
  const part = parts[name];
  return {
    component: 'Generated',
    props: {part: name, ...(hasData(name) ? {data: dataOf(name)} : {})},
    sheets: 'sheets' in part ? part.sheets : [],
  };
}

const PARTS: Readonly<Record<string, (node: Jsx) => Part>> = {
  ServiceFacts: (node) => ({
    component: 'ServiceFacts',
    props: serviceFacts(attribute(node, 'service')),
    sheets: ['service'],
  }),
  Operations: (node) => ({
    component: 'Operations',
    props: serviceOperations(attribute(node, 'service')),
    sheets: ['service'],
  }),
  Objects: (node) => ({
    component: 'Objects',
    props: serviceObjectsProps(attribute(node, 'service')),
    sheets: ['service'],
  }),
  Generated: (node) => generatedPart(attribute(node, 'part')),
};

const COMPONENTS = [...Object.keys(PARTS), 'Fact'];

/**
 * @param name of a component that a page uses
 * @throws Error if there is none, because the page would crash in the browser
 */
export function checkComponent(name: string | null | undefined): void {
  if (!name || !/^[A-Z]/.test(name) || COMPONENTS.includes(name)) return;
  throw new Error(`There is no component <${name}> for pages. ${suggestion(name, COMPONENTS)}`);
}

/**
 * @param node a component in a page
 * @returns the part that it stands for; undefined if it is another component
 * @throws Error if an attribute is missing, or names what does not exist
 */
export function partOf(node: Jsx): Part | undefined {
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
export function atPlace<T>(place: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
