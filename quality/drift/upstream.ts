/** What a service's own OpenAPI document should change, as an OpenAPI Overlay 1.1 with our evidence. */
import {type AnyObject, type ApiDescription, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {blankPath} from '@ecosystems-docs/openapi-docs/facts';
import {evidenceUrl} from '../../src/api/node/differences';
import {explains} from './drift';
import {compareStructures, type FactDifference} from './facts';
import {type OperationEntry, ShapeReader, unframed} from './shape';

/** Takes away what a JSONPath leads to, or merges an update into it: objects by their keys, lists at their end. */
type Action = {target: string; description?: string} & ({remove: true} | {update: AnyObject});

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const remove = (keys: readonly string[], filter?: string): Action => ({
  target: `$${keys.map((key) => `[${quoted(key)}]`).join('')}${filter ? `[?${filter}]` : ''}`,
  remove: true,
});

/** Merges into the whole document, so that what is missing on the way is made. */
const add = (keys: readonly string[], value: unknown): Action => ({
  target: '$',
  update: asObject(keys.reduceRight((inner, key) => ({[key]: inner}), value)),
});

const SCHEMAS = ['components', 'schemas'];

class Upstream {
  private readonly ours: ShapeReader;
  private readonly published: ShapeReader;
  /** Schemas that earlier actions add. */
  private readonly added = new Set<string>();

  constructor(ours: unknown, published: unknown) {
    [this.ours, this.published] = [new ShapeReader(asObject(ours)), new ShapeReader(asObject(published))];
  }

  /** @returns what makes the service's document as ours in one respect: removes what it has, then adds what we have */
  actions(difference: FactDifference): Action[] {
    const [kind, subject = '', path = '', status = ''] = difference.fact.split(' ');
    if (kind === 'schema') return this.schema(subject, difference);
    if (kind === 'property') return this.property(subject, difference);
    const key = blankPath(`${subject} ${path}`);
    const [mine, theirs] = [this.ours.operations().get(key), this.published.operations().get(key)];
    const at = ['paths', (theirs ?? mine)!.label.split(' ')[1]!, subject.toLowerCase()];
    if (kind === 'parameter') return this.parameter(at, mine, theirs, difference);
    const operation = asObject(mine?.operation);
    if (kind === 'body') return this.replace([...at, 'requestBody'], operation.requestBody, difference);
    if (kind === 'response')
      return this.replace([...at, 'responses', status], asObject(operation.responses)[status], difference);
    return this.replace(at, {...operation, parameters: [...(mine?.parameters.values() ?? [])]}, difference);
  }

  private schema(name: string, difference: FactDifference): Action[] {
    if (this.added.has(name)) return [];
    this.added.add(name);
    return this.replace([...SCHEMAS, name], this.ours.schemas[name], difference);
  }

  private property(subject: string, difference: FactDifference): Action[] {
    const [schema = '', ...rest] = subject.split('.');
    if (!(schema in this.published.schemas)) return this.schemasIn({$ref: `#/components/schemas/${schema}`});
    const [at, name] = [[...SCHEMAS, schema], rest.join('.')];
    const [mine, theirs] = [this.ours, this.published].map((reader) =>
      asList(reader.resolve(reader.schemas[schema]).required).includes(name),
    );
    const required = mine ? add([...at, 'required'], [name]) : remove([...at, 'required'], `@ == ${quoted(name)}`);
    const value = this.ours.properties(this.ours.schemas[schema]).get(name);
    return [...this.replace([...at, 'properties', name], value, difference), ...(mine === theirs ? [] : [required])];
  }

  /** A parameter of the service's document may stand at the path, have another name or be a reference. */
  private parameter(
    at: readonly string[],
    mine: OperationEntry | undefined,
    theirs: OperationEntry | undefined,
    {fact, aliases, ours, published}: FactDifference,
  ): Action[] {
    const named = (text: string) => (one: AnyObject) => text.endsWith(` ${String(one.in)} ${String(one.name)}`);
    const theirName = aliases[0] ?? fact;
    const own = asList(theirs?.operation.parameters).find((one) => named(theirName)(this.published.resolve(one)));
    const [place = '', name = ''] = theirName.split(' ').slice(3);
    const {$ref} = asObject(own);
    const filter =
      typeof $ref === 'string'
        ? `@['$ref'] == ${quoted($ref)}`
        : `@.name == ${quoted(name)} && @.in == ${quoted(place)}`;
    const value = [...(mine?.parameters.values() ?? [])].find(named(fact));
    return [
      ...(published === undefined ? [] : [remove([...(own ? at : at.slice(0, 2)), 'parameters'], filter)]),
      ...(ours === undefined ? [] : this.add([...at, 'parameters'], [value])),
    ];
  }

  private replace(keys: readonly string[], value: unknown, {ours, published}: FactDifference): Action[] {
    return [...(published === undefined ? [] : [remove(keys)]), ...(ours === undefined ? [] : this.add(keys, value))];
  }

  private add(keys: readonly string[], value: unknown): Action[] {
    const portable = this.portable(value);
    return [...this.schemasIn(portable), add(keys, portable)];
  }

  /** @returns additions of the schemas that a value names and the service's document lacks */
  private schemasIn(value: unknown): Action[] {
    const names = [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    return names.flatMap(([, name = '']) => {
      if (name in this.published.schemas || this.added.has(name)) return [];
      this.added.add(name);
      return this.add([...SCHEMAS, name], this.ours.schemas[name]);
    });
  }

  /** A part of ours for the service's document: without extensions, examples and response headers, in its version, with no references but to schemas. */
  private portable(value: unknown, areNames = false): unknown {
    if (Array.isArray(value)) return value.map((part) => this.portable(part));
    if (!isObject(value)) return value;
    const members = (from: AnyObject): AnyObject =>
      Object.fromEntries(
        Object.entries(from)
          .filter(([key]) => areNames || !/^(x-.*|headers|examples)$/.test(key))
          .map(([key, part]) => [key, this.portable(part, key === 'properties')]),
      );
    if (areNames) return members(value);
    if (typeof value.$ref === 'string' && !value.$ref.startsWith('#/components/schemas/'))
      return this.portable(this.ours.resolve(value));
    const {schema, types, nullable} = unframed(value);
    if (!nullable || !String(this.published.document.openapi).startsWith('3.0')) return members(value);
    if ('$ref' in schema) return {allOf: [{$ref: schema.$ref}], nullable};
    return {...members(schema), ...(types.length === 1 ? {type: types[0]} : {}), nullable};
  }
}

/** @returns an overlay of the service's document for what our description records, and the ids of differences that it has taken */
export function upstreamChanges(
  api: ApiDescription,
  ours: unknown,
  published: unknown,
): {overlay: AnyObject; taken: string[]} {
  const differences = compareStructures(ours, published);
  const upstream = new Upstream(ours, published);
  const taken: string[] = [];
  const actions = api.differences.flatMap(({id, facts, what, why, evidence}) => {
    const parts = differences.filter((one) => facts.some((fact) => explains(fact, one)));
    if (facts.length > 0 && parts.length === 0) taken.push(id);
    // The reason once: several actions make one change.
    const [first, ...rest] = parts.flatMap((part) => upstream.actions(part));
    const reason = [`${what} ${why}`, ...evidence.map((place) => evidenceUrl(place, api.provenance))].join('\n');
    return first ? [{...first, description: reason}, ...rest] : [];
  });
  const info = {title: `${api.title}: as its code is`, version: api.provenance.commit};
  return {overlay: {overlay: '1.1.0', info, extends: api.provenance.publishedUrl, actions}, taken};
}
