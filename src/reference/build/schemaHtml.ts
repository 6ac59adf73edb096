/** A schema as nested HTML: one row for each property, its own properties in `<details>`. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Property, Schema} from '../../openapi/model';
import type {Child} from './nodes';
import {byKind} from '../../api/propertyKinds';
import {factsOf, flagsOf, innerSchemas, typeText, type Direction} from '../../api/schemaWords';
import {blocks, inline} from '../../api/build/text';

/** From this many properties on they are sorted by kind, and can be filtered. */
const MANY = 16;

interface FieldOptions {
  flags?: readonly string[];
  /** Markdown. */
  description: string;
  /** Sentences of Markdown without their full stops. */
  facts: readonly string[];
  /** At the end of the first line: the default or an example, whose place a field takes ("Try it"). */
  slot?: Element;
  inner?: readonly Element[];
}

/** Text and facts of a field: facts follow in the same paragraph where there is one only. */
function fieldText(description: string, facts: readonly string[]): Child[] {
  const rest = facts.length > 0 ? [h('span.field__facts', inline(`${facts.join('. ')}.`))] : [];
  return [...inline(description), ...(description && rest.length > 0 ? [' '] : []), ...rest];
}

/**
 * A named thing with its type, flags and text: a parameter, property or header. Its name is the link to itself.
 *
 * @param id unique on the page
 */
export function field(
  id: string,
  name: string,
  type: string,
  {flags = [], description, facts, slot, inner = []}: FieldOptions,
): Element {
  const text = fieldText(description, facts);
  const title = [
    h('a.field__name', {href: `#${encodeURIComponent(id)}`}, [h('code', name)]),
    ' ',
    h('span.field__type', type),
    ...flags.flatMap((flag) => [' ', h('span.field__flag', flag)]),
  ];
  return h('div.field', {id}, [
    h('div.field__head', slot ? [h('span.field__title', title), slot] : title),
    ...(text.length > 0 ? [h('div.field__text', text)] : []),
    ...inner,
  ]);
}

/** @returns the properties of a value: of its items where it is an array, of every alternative; of those that variants share, the first. */
function propertiesOf(schema: Schema): Property[] {
  const all = innerSchemas(schema).flatMap(({recursive, properties = []}) => (recursive ? [] : properties));
  return all.filter(({name}, index) => all.findIndex((other) => other.name === name) === index);
}

/** @returns for example `3 properties` */
const countText = (count: number): string => `${count} ${count === 1 ? 'property' : 'properties'}`;

/** Rows that are folded away; what stands in them is named in the summary, so that it is readable without opening. */
function folded(title: string, properties: readonly Property[], rows: readonly Element[]): Element {
  return h('details.fields', [
    h('summary', [title, ' ', h('code.field__names', properties.map(({name}) => name).join(', '))]),
    ...rows,
  ]);
}

function propertyField(property: Property, prefix: string, direction: Direction): Element {
  const {name, schema} = property;
  const id = `${prefix}${name}`;
  const inner = propertiesOf(schema);
  return field(id, name, typeText(schema), {
    flags: flagsOf(property, direction),
    description: schema.description ?? '',
    facts: factsOf(schema, schema.description),
    inner: inner.length > 0 ? [folded(countText(inner.length), inner, propertyRows(inner, `${id}.`, direction))] : [],
  });
}

const propertyRows = (properties: readonly Property[], prefix: string, direction: Direction): Element[] =>
  properties.map((property) => propertyField(property, prefix, direction));

function kindNodes(properties: readonly Property[], prefix: string, direction: Direction): Element[] {
  return byKind(properties).map(({title, isFolded, properties: those}) => {
    const rows = propertyRows(those, prefix, direction);
    return isFolded
      ? folded(`${title} ${those.length}`, those, rows)
      : h('div.fields', [h('p.field__kind', [title, ' ', h('span', String(those.length))]), ...rows]);
  });
}

/**
 * @param schema the schema of a body
 * @param prefix beginning of the ids, for example `response-200-`
 * @returns a row for each property, sorted by kind where there are many, with what filters and opens them; empty for values without properties
 */
export function schemaNodes(schema: Schema, prefix: string, direction: Direction): Element[] {
  const properties = propertiesOf(schema);
  if (properties.length === 0) return [];
  const id = `${prefix}fields`;
  const isNested = properties.some(({schema: inner}) => propertiesOf(inner).length > 0);
  const isMany = properties.length >= MANY;
  const expand = h(
    'button.expand',
    {type: 'button', dataExpand: id, ariaExpanded: 'false', ariaControls: id},
    'Expand all',
  );
  return [
    ...(isMany
      ? [
          h('div.field__tools', [
            h('input.filter', {
              type: 'search',
              dataFilter: id,
              placeholder: `Filter ${properties.length} properties`,
              ariaLabel: 'Filter properties',
              ariaControls: id,
              autoComplete: 'off',
            }),
            h('span.note', {role: 'status'}),
            expand,
          ]),
        ]
      : isNested
        ? [expand]
        : []),
    h('div.fields', {id}, (isMany ? kindNodes : propertyRows)(properties, prefix, direction)),
  ];
}

/** @returns a text of one paragraph as one, of several as they are */
export function paragraphs(source: string): Element[] {
  return blocks(source).filter((node): node is Element => node.type === 'element');
}
