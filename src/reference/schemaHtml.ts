/** A schema as nested HTML: one row for each property, its own properties in `<details>`. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Json, Property, Schema} from '../openapi/model';
import {inline} from './text';
import {limitsText} from './wording';

type Child = Element | string | undefined | false;

/** @returns a JSON value as it is written in code. */
export function literal(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
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

/** @returns the type in words, for example `array of Package or null`. */
export function typeText(schema: Schema): string {
  return [...typeNames(schema), ...(schema.nullable ? ['null'] : [])].join(' or ');
}

/** Default, allowed values and limits of a value, as a line below its description. */
export function valueFacts(schema: Schema): Element | undefined {
  const parts: (string | Element)[] = [];
  const add = (...items: (string | Element)[]): void => {
    if (parts.length > 0) parts.push('. ');
    parts.push(...items);
  };
  if (schema.enum) add('Allowed: ', ...schema.enum.flatMap((value, index) => [...(index ? [', '] : []), h('code', literal(value))]));
  if (schema.const !== undefined) add('Always ', h('code', literal(schema.const)));
  if (schema.default !== undefined) add('Default: ', h('code', literal(schema.default)));
  const limits = limitsText(schema);
  if (limits) add(limits);
  if (schema.pattern) add('Pattern: ', h('code', schema.pattern));
  return parts.length > 0 ? h('p.field__facts', parts) : undefined;
}

/** A named thing with its type, flags, text and link to itself: a parameter, property or header. */
export function field(
  id: string,
  name: string,
  type: string,
  options: {flags?: readonly string[]; text: readonly ElementContent[]; facts?: Element; inner?: readonly Child[]},
): Element {
  return h('div.field', {id}, [
    h('div.field__head', [
      h('code.field__name', name),
      ' ',
      h('span.field__type', type),
      ...(options.flags ?? []).flatMap((flag) => [' ', h('span.field__flag', flag)]),
      h('a.field__link', {href: `#${encodeURIComponent(id)}`, dataCopyLink: id, ariaLabel: `Link to ${name}`}, '#'),
    ]),
    h('div.field__text', ...options.text),
    options.facts,
    ...(options.inner ?? []).filter((child): child is Element | string => Boolean(child)),
  ]);
}

/** @returns the schemas that hold the properties of a value: of its items where it is an array, of every alternative. */
export function innerSchemas(schema: Schema): Schema[] {
  if (schema.oneOf ?? schema.anyOf) return (schema.oneOf ?? schema.anyOf ?? []).flatMap(innerSchemas);
  if (schema.items) return innerSchemas(schema.items);
  if (typeof schema.additionalProperties === 'object') return [schema, ...innerSchemas(schema.additionalProperties)];
  return [schema];
}

function propertyField(property: Property, prefix: string, response: boolean): Element {
  const {schema, name} = property;
  const id = `${prefix}${name}`;
  const inner = innerFields(schema, `${id}.`, response);
  const flags = [
    ...(response ? (property.required ? [] : ['may be absent']) : property.required ? ['required'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
  ];
  return field(id, name, typeText(schema), {
    flags,
    text: inline(schema.description ?? ''),
    facts: valueFacts(schema.items ?? schema),
    inner: inner.length > 0 ? [h('details.fields', [h('summary', `${inner.length} ${inner.length === 1 ? 'property' : 'properties'} of ${name}`), ...inner])] : [],
  });
}

/**
 * @param schema the schema of a body or of a property
 * @param prefix beginning of the ids, for example `response-200-`
 * @param response whether it is answered: there "may be absent" is worth saying, in a request "required" is
 * @returns a row for each property, the variants of `oneOf` and `anyOf` one after the other; empty for values without properties
 */
export function innerFields(schema: Schema, prefix: string, response: boolean): Element[] {
  const seen = new Set<string>();
  return innerSchemas(schema).flatMap((inner) => {
    if (inner.recursive) return [];
    return (inner.properties ?? []).flatMap((property) => {
      // Variants share properties; the first one keeps the id and stands for all.
      if (seen.has(property.name)) return [];
      seen.add(property.name);
      return [propertyField(property, prefix, response)];
    });
  });
}
