/** A schema in words: its type, its bounds and what its values may be. Build time only. */
import {code} from './inlineCode';
import type {Json, Parameter, Property, Schema} from '../model';
import {valueText} from './valueText';

/** @returns a JSON value as inline code of Markdown. */
export function value(json: Json): string {
  return code(valueText(json));
}

function typeNames(schema: Schema): string[] {
  if (schema.oneOf ?? schema.anyOf) return (schema.oneOf ?? schema.anyOf ?? []).map(typeText);
  if (schema.name && schema.types[0] === 'object') return [schema.name];
  if (schema.types.length === 0) return ['any type'];
  return schema.types.map((type) => {
    if (type === 'array') return schema.items ? `array of ${typeText(schema.items)}` : 'array';
    if (type === 'object' && schema.additionalProperties && typeof schema.additionalProperties === 'object') {
      return `object of ${typeText(schema.additionalProperties)}`;
    }
    return schema.format ? `${type} (${schema.format})` : type;
  });
}

/** Which flag a parameter or property has depends on who writes it. */
export type Direction = 'request' | 'response';

/** @returns what is to be said beside the type: in a request what is required, in a response what may be absent */
function flagsOf({required, schema}: Pick<Property, 'required' | 'schema'>, direction: Direction): string[] {
  return [
    ...(direction === 'request' && required ? ['required'] : []),
    ...(direction === 'response' && !required ? ['may be absent'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
  ];
}

/** @returns the type in words, for example `array of Package or null`. */
export function typeText(schema: Schema): string {
  return [...typeNames(schema), ...(schema.nullable ? ['null'] : [])].join(' or ');
}

/** Whether the only bound is a minimum of 0 or 1, as of every count and number of a record: only programs need it. */
const isCount = ({minimum, maximum}: Schema): boolean => (minimum === 0 || minimum === 1) && maximum === undefined;

/** @returns the bounds of a value, for example `At least 1, at most 100`; undefined where it has none. */
function boundsText(schema: Schema): string | undefined {
  const bounds: [bound: number | undefined, lead: string, unit?: string][] = [
    [isCount(schema) ? undefined : schema.minimum, 'at least'],
    [schema.maximum, 'at most'],
    [schema.minLength, 'at least', 'character'],
    [schema.maxLength, 'at most', 'character'],
    [schema.minItems, 'at least', 'item'],
    [schema.maxItems, 'at most', 'item'],
  ];
  const parts = bounds.flatMap(([bound, lead, unit]) =>
    bound === undefined
      ? []
      : [`${lead} ${bound.toLocaleString('en-GB')}${unit ? ` ${unit}${bound === 1 ? '' : 's'}` : ''}`],
  );
  return parts.length > 0 ? parts.join(', ').replace(/^./, (first) => first.toUpperCase()) : undefined;
}

/** Whether a text says the same already, as in "Always `pong`, even if …", so that the fact would be read twice. */
function isSaid(text: string, fact: string): boolean {
  const at = text.toLowerCase().indexOf(fact.toLowerCase());
  return at >= 0 && /^[.,;:]?(\s|$)/.test(text.slice(at + fact.length));
}

/** Whether a text already states the bounds of a number, as in `1 to 1,000` and `1 or greater`. */
function statesBounds(text: string, {minimum, maximum}: Schema): boolean {
  if (minimum === undefined) return false;
  if (maximum !== undefined)
    return (
      text.includes(`${minimum} to ${maximum.toLocaleString('en-GB')}`) ||
      (text.includes(`${minimum} or greater`) && text.includes(`capped at ${maximum.toLocaleString('en-GB')}`))
    );
  return text.includes(`${minimum} or greater`);
}

/**
 * @param schema the schema of a value
 * @param description the text that stands before the facts
 * @returns allowed values, default and bounds, also those of items, of values under names, and of alternatives without properties; a sentence of Markdown each, without its full stop
 */
export function factsOf(schema: Schema, description = ''): string[] {
  const bounds = boundsText(schema);
  const inner: [string, Schema][] = [
    ...(schema.items ? [['Each item: ', schema.items] as [string, Schema]] : []),
    ...(typeof schema.additionalProperties === 'object'
      ? [['Each value: ', schema.additionalProperties] as [string, Schema]]
      : []),
    ...(schema.oneOf ?? schema.anyOf ?? []).map((variant): [string, Schema] => [`As ${typeText(variant)}: `, variant]),
  ];
  const facts = [
    ...(schema.enum ? [`Allowed: ${schema.enum.map(value).join(', ')}`] : []),
    ...(schema.const === undefined ? [] : [`Always ${value(schema.const)}`]),
    ...(schema.default === undefined ? [] : [`Default: ${value(schema.default)}`]),
    ...(bounds && !statesBounds(description, schema) ? [bounds] : []),
    ...(schema.pattern ? [`Pattern: ${code(schema.pattern)}`] : []),
    ...(schema.example === undefined ? [] : [`Example: ${value(schema.example)}`]),
    ...inner.flatMap(([lead, part]) => factsOf(part).map((fact) => `${lead}${fact}`)),
  ];
  return facts.filter((fact) => !isSaid(description, fact));
}

/** What there is to read of a parameter, property or header. Descriptions and facts are Markdown. */
export interface FieldWords {
  name: string;
  type: string;
  flags: string[];
  description: string;
  /** Sentences without their full stops. */
  facts: string[];
}

/** @returns a parameter, property or header in words; a property has its description in its schema */
export function fieldWords(
  {
    name,
    schema,
    required = true,
    description = schema.description ?? '',
    explode,
  }: Pick<Property, 'name' | 'schema'> & Partial<Pick<Parameter, 'required' | 'description' | 'explode'>>,
  direction: Direction,
): FieldWords {
  const isSeries = explode !== undefined && schema.types.includes('array');
  return {
    name,
    type: typeText(schema),
    flags: flagsOf({required, schema}, direction),
    description,
    facts: [
      ...factsOf(schema, description),
      ...(isSeries ? [`Several values: ${explode ? 'repeat the parameter' : 'joined by commas'}`] : []),
    ],
  };
}

/** @returns the schemas that hold the properties of a value: of its items where it is an array, of every alternative. */
export function innerSchemas(schema: Schema): Schema[] {
  if (schema.oneOf ?? schema.anyOf) return (schema.oneOf ?? schema.anyOf ?? []).flatMap(innerSchemas);
  if (schema.items) return innerSchemas(schema.items);
  if (typeof schema.additionalProperties === 'object') return [schema, ...innerSchemas(schema.additionalProperties)];
  return [schema];
}
