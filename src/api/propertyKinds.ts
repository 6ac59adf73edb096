/** Sorts the properties of a large object by kind, so that a reader finds the one that is wanted. */
import type {Property, Schema} from '@ecosystems-docs/openapi-docs';
import {innerSchemas} from '@ecosystems-docs/openapi-docs/words';

/** Properties of one kind, in the order of the description. */
interface PropertyGroup {
  title: string;
  /** Seldom read: folded away at first. */
  isFolded: boolean;
  properties: Property[];
}

const hasProperties = (schema: Schema): boolean =>
  innerSchemas(schema).some(({properties, recursive}) => recursive || (properties?.length ?? 0) > 0);
const isNumber = ({types}: Schema): boolean => types.includes('integer') || types.includes('number');

/** The kinds in reading order. The last kind that fits a property wins; `values` fits every property. */
const KINDS: readonly {title: string; isFolded?: true; fits: (property: Property) => boolean}[] = [
  {title: 'Values', fits: () => true},
  {
    title: 'Counts',
    fits: ({name, schema}) =>
      isNumber(schema) &&
      (/(^|_)(counts?|downloads|size|total)$/.test(name) || /^(Number|Count|Sum) of /.test(schema.description ?? '')),
  },
  {title: 'Dates', fits: ({schema}) => /^date/.test(schema.format ?? '')},
  {title: 'Objects', fits: ({schema}) => hasProperties(schema)},
  {title: 'URLs', isFolded: true, fits: ({name, schema}) => schema.format === 'uri' && /(^|_)url$/.test(name)},
];

/**
 * @param properties in the order of the description
 * @returns the groups that have properties, in reading order
 */
export function byKind(properties: readonly Property[]): PropertyGroup[] {
  const groups = KINDS.map(
    ({title, isFolded}): PropertyGroup => ({title, isFolded: isFolded ?? false, properties: []}),
  );
  for (const property of properties) groups[KINDS.findLastIndex(({fits}) => fits(property))]?.properties.push(property);
  return groups.filter((group) => group.properties.length > 0);
}
