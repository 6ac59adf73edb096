/** What a service's own OpenAPI document should change, as an OpenAPI Overlay 1.1 with our evidence. */
import {type AnyObject, type ApiDescription, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {blankPath} from '@ecosystems-docs/openapi-docs/facts';
import {evidenceUrl} from '../../src/api/node/differences';
import {explains} from './drift';
import {compareStructures, type FactDifference} from './facts';
import {type OperationEntry, ShapeReader, unframed} from './shape';

interface Action {
  /** JSONPath of what is removed, or of what `update` is merged into. */
  target: string;
  description?: string;
  update?: AnyObject;
  remove?: true;
}

/** A JSONPath to a member. */
const pathTo = (keys: readonly string[]): string => `$${keys.map((key) => `[${quoted(key)}]`).join('')}`;

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

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
    const {holder, key, value} = this.placeOf(difference.fact);
    const [, , schema = ''] = holder;
    if (holder[0] === 'components' && !(schema in this.published.schemas) && holder.length > 2)
      return this.schemasIn({$ref: `#/components/schemas/${schema}`});
    const isSchema = difference.fact === `schema ${key}`;
    if (isSchema && this.added.has(key)) return [];
    if (isSchema) this.added.add(key);
    const isParameter = holder.at(-1) === 'parameters';
    const target = isParameter ? this.parameterPath(holder, difference) : pathTo([...holder, key]);
    const removal: Action[] = difference.published === undefined ? [] : [{target, remove: true}];
    const required = holder.at(-1) === 'properties' ? this.required(schema, key) : [];
    if (difference.ours === undefined) return [...removal, ...required];
    const portable = this.portable(value);
    const update = this.update(holder, isParameter ? [portable] : {[key]: portable});
    return [...this.schemasIn(portable), ...removal, update, ...required];
  }

  /** @returns what lists a property as required, or no longer */
  private required(schema: string, property: string): Action[] {
    const [mine, theirs] = [this.ours, this.published].map((reader) =>
      asList(reader.resolve(reader.schemas[schema]).required).includes(property),
    );
    const holder = ['components', 'schemas', schema];
    if (mine === theirs) return [];
    return mine
      ? [this.update(holder, {required: [property]})]
      : [{target: `${pathTo([...holder, 'required'])}[?@ == ${quoted(property)}]`, remove: true}];
  }

  /** Where a fact stands in the service's document, and what stands there in ours. */
  private placeOf(fact: string): {holder: string[]; key: string; value: unknown} {
    const [kind, subject = '', path = '', place = '', name = ''] = fact.split(' ');
    if (kind === 'schema') return {holder: ['components', 'schemas'], key: subject, value: this.ours.schemas[subject]};
    if (kind === 'property') {
      const [schema = '', ...key] = subject.split('.');
      const holder = ['components', 'schemas', schema, 'properties'];
      return {holder, key: key.join('.'), value: this.ours.properties(this.ours.schemas[schema]).get(key.join('.'))};
    }
    const [mine, theirs] = this.operation(subject, path);
    const operation = [...(theirs ?? mine)!.label.split(' ').slice(1), subject.toLowerCase()];
    const holder = ['paths', ...operation];
    if (kind === 'operation') return {holder: holder.slice(0, -1), key: subject.toLowerCase(), value: this.whole(mine)};
    if (kind === 'body') return {holder, key: 'requestBody', value: mine?.operation.requestBody};
    if (kind === 'response')
      return {holder: [...holder, 'responses'], key: place, value: asObject(mine?.operation.responses)[place]};
    const parameter = [...(mine?.parameters.values() ?? [])].find((one) => one.in === place && one.name === name);
    return {holder: [...holder, 'parameters'], key: name, value: parameter};
  }

  /** An operation in our document and in the service's. */
  private operation(method: string, path: string): [mine?: OperationEntry, theirs?: OperationEntry] {
    const key = blankPath(`${method} ${path}`);
    return [this.ours.operations().get(key), this.published.operations().get(key)];
  }

  /** An operation with the parameters of its path. */
  private whole(entry: OperationEntry | undefined): unknown {
    return entry && {...entry.operation, parameters: [...entry.parameters.values()]};
  }

  /** A JSONPath to a parameter of the service's document, which may stand at the path or be a reference. */
  private parameterPath(holder: readonly string[], {fact, aliases}: FactDifference): string {
    const [, method = '', path = '', place, name] = (aliases[0] ?? fact).split(' ');
    const isIt = (one: unknown): boolean => {
      const parameter = this.published.resolve(one);
      return parameter.in === place && parameter.name === name;
    };
    const [, theirs] = this.operation(method, path);
    const own = asList(theirs?.operation.parameters).find(isIt);
    const list = own === undefined ? [...holder.slice(0, 2), 'parameters'] : holder;
    const {$ref} = asObject(own);
    const filter =
      typeof $ref === 'string'
        ? `@['$ref'] == ${quoted($ref)}`
        : `@.name == ${quoted(name!)} && @.in == ${quoted(place!)}`;
    return `${pathTo(list)}[?${filter}]`;
  }

  /** Merges a value in where the service's document ends on the way to it: a target that isn't there would do nothing. */
  private update(holder: readonly string[], value: unknown): Action {
    let at: unknown = this.published.document;
    let depth = 0;
    // A list is a value of what has it, so that the update adds to it.
    const end = Array.isArray(value) ? holder.length - 1 : holder.length;
    while (depth < end && isObject(at) && isObject(at[holder[depth]!])) at = at[holder[depth++]!];
    const update = holder.slice(depth).reduceRight((inner, key) => ({[key]: inner}), value);
    return {target: pathTo(holder.slice(0, depth)), update: asObject(update)};
  }

  /** @returns additions of the schemas that a value names and the service's document lacks */
  private schemasIn(value: unknown): Action[] {
    const names = [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    return names.flatMap(([, name = '']) => {
      if (name in this.published.schemas || this.added.has(name)) return [];
      this.added.add(name);
      const schema = this.portable(this.ours.schemas[name]);
      return [...this.schemasIn(schema), this.update(['components', 'schemas'], {[name]: schema})];
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
export function upstreamOf(
  api: ApiDescription,
  ours: unknown,
  published: unknown,
): {overlay: AnyObject; taken: string[]} {
  const found = compareStructures(ours, published);
  const upstream = new Upstream(ours, published);
  const open = api.differences.map((difference) => ({
    difference,
    found: found.filter((one) => difference.facts.some((fact) => explains(fact, one))),
  }));
  const actions = open.flatMap(({difference: {what, why, evidence}, found: parts}) => {
    const links = evidence.map((place) => evidenceUrl(place, api.provenance));
    // The reason once: several actions make one change.
    const [first, ...rest] = parts.flatMap((part) => upstream.actions(part));
    return first ? [{...first, description: [`${what} ${why}`, ...links].join('\n')}, ...rest] : [];
  });
  const {publishedUrl, commit} = api.provenance;
  return {
    overlay: {
      overlay: '1.1.0',
      info: {title: `${api.title}: as its code is`, version: commit},
      extends: publishedUrl,
      actions,
    },
    taken: open
      .filter(({difference, found: parts}) => difference.facts.length > 0 && parts.length === 0)
      .map(({difference}) => difference.id),
  };
}
