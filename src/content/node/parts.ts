/** The components that pages may use, read for the page and for its Markdown twin. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {factText} from '../../catalogue/access';
import {constellations} from '../../components/Constellation/node/constellationData';
import {serviceFacts, serviceObjectsProps, serviceOperations} from '../../service/node/serviceData';
import type {ContentComponents} from '../components';
import type {PartName} from '../Generated';
import {dataOf, isPart, partNames} from './partData';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** A component with its props, and the style sheets that it needs beyond the site's. */
export interface Part {
  component: keyof ContentComponents;
  props: object;
  sheets?: readonly string[];
}

function attribute(node: Jsx, name: string): string {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (typeof found?.value !== 'string') throw new Error(`<${node.name}> needs the attribute ${name}="…".`);
  return found.value;
}

const SERVICE_SHEET = '@site/src/service/service.css';
const RELATED_SHEET = '@site/src/service/RelatedServices/RelatedServices.css';
const DRAWING_SHEET = '@site/src/components/Drawing/Drawing.css';
const CONSTELLATION_SHEET = '@site/src/components/Constellation/Constellation.css';
const REFERENCE_SHEET = '@site/src/content/reference.css';
const MODEL_SHEET = '@site/src/content/DataModel/DataModel.css';

/** Style sheets of generated parts. */
const SHEETS: Partial<Record<PartName, readonly string[]>> = {
  architecture: [CONSTELLATION_SHEET, '@site/src/content/Architecture/Architecture.css'],
  'cache-path': [DRAWING_SHEET],
  changelog: [REFERENCE_SHEET],
  coverage: [REFERENCE_SHEET],
  'coverage-map': [REFERENCE_SHEET],
  'data-model': [DRAWING_SHEET, MODEL_SHEET],
  'data-model-entities': [MODEL_SHEET],
  'data-model-joins': [MODEL_SHEET],
  'data-sizes': [DRAWING_SHEET],
  'identifier-map': [DRAWING_SHEET, '@site/src/content/drawings/IdentifierMap/IdentifierMap.css'],
  'job-life': [DRAWING_SHEET],
  'list-pages': [DRAWING_SHEET],
  'list-shift': [DRAWING_SHEET],
  'question-filter': [REFERENCE_SHEET],
  'rate-limit-hour': [DRAWING_SHEET],
  'release-life': [DRAWING_SHEET],
  starts: ['@site/src/content/Starts/Starts.css', '@site/src/content/ProjectCheck/ProjectCheck.css'],
};

function generatedPart(name: string): Part {
  if (!isPart(name))
    throw new Error(
      `There is no generated part "${name}" in src/content/Generated.tsx. Known: ${partNames.join(', ')}.`,
    );
  const sheets = SHEETS[name];
  return {component: 'Generated', props: {part: name, data: dataOf(name)}, ...(sheets ? {sheets} : {})};
}

const PARTS: Readonly<Record<string, (node: Jsx) => Part>> = {
  ServiceFacts: (node) => ({
    component: 'ServiceFacts',
    props: serviceFacts(attribute(node, 'service')),
    sheets: [SERVICE_SHEET],
  }),
  Operations: (node) => ({
    component: 'Operations',
    props: serviceOperations(attribute(node, 'service')),
    sheets: [SERVICE_SHEET],
  }),
  Objects: (node) => ({
    component: 'Objects',
    props: serviceObjectsProps(attribute(node, 'service')),
    sheets: [SERVICE_SHEET],
  }),
  RelatedServices: (node) => ({
    component: 'RelatedServices',
    props: {service: attribute(node, 'service'), drawing: constellations.wide},
    sheets: [SERVICE_SHEET, RELATED_SHEET, CONSTELLATION_SHEET],
  }),
  Generated: (node) => generatedPart(attribute(node, 'part')),
};

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
