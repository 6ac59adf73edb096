import {fromPointer, METHODS} from '@ecosystems-docs/openapi-docs/node';
import {type AnyObject, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {blankPath} from '@ecosystems-docs/openapi-docs/facts';

/** An operation of a document, with the parameters of its path. */
export interface OperationEntry {
  /** Method and path, as the document writes them. */
  label: string;
  operation: AnyObject;
  /** By place and name; those of a path by their position in it, because each document names them in its own way. */
  parameters: Map<string, AnyObject>;
}

const isNull = (schema: unknown): boolean => asObject(schema).type === 'null';

/** A schema without what makes it nullable, in the ways of OpenAPI 3.0 and 3.1: a frame of one part, or an alternative to null. */
export function unframed(from: unknown): {schema: AnyObject; types: unknown[]; nullable: boolean} {
  const schema = asObject(from);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const parts = asList(schema[key]);
    const rest = parts.filter((part) => !isNull(part));
    if (rest.length === 1 && !('$ref' in schema || isObject(schema.properties))) {
      const inner = unframed(rest[0]);
      return {...inner, nullable: inner.nullable || schema.nullable === true || rest.length < parts.length};
    }
  }
  const types: unknown[] = schema.type === undefined ? [] : [schema.type].flat();
  return {
    schema,
    types: types.filter((type) => type !== 'null').sort(),
    nullable: schema.nullable === true || types.includes('null'),
  };
}

/**
 * Reads a self-contained document, OpenAPI 3.0 or 3.1, for comparison. A shape
 * is what a client sees of a schema: types, names of components, property names
 * of inline objects. Nullability, formats, limits and integer against number
 * are not part of it.
 */
export class ShapeReader {
  readonly schemas: AnyObject;

  constructor(readonly document: AnyObject) {
    this.schemas = asObject(asObject(document.components).schemas);
  }

  /** The operations by method and path, in which the names of path parameters are blanked. */
  operations(): Map<string, OperationEntry> {
    const operations = new Map<string, OperationEntry>();
    for (const [path, item] of Object.entries(asObject(this.document.paths))) {
      const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
      for (const method of METHODS) {
        const operation = asObject(item)[method];
        if (!isObject(operation)) continue;
        const parameters = [...asList(asObject(item).parameters), ...asList(operation.parameters)].map((from) => {
          const parameter = this.resolve(from);
          const name = String(parameter.name);
          const key = parameter.in === 'path' ? `#${inPath.indexOf(name) + 1}` : name;
          return [`${String(parameter.in)} ${key}`, parameter] as const;
        });
        const label = `${method.toUpperCase()} ${path}`;
        operations.set(blankPath(label), {label, operation, parameters: new Map(parameters)});
      }
    }
    return operations;
  }

  /** The target of a local `$ref`; an empty object if there is none. */
  resolve(value: unknown): AnyObject {
    let at = value;
    for (let depth = 0; depth < 20 && isObject(at) && typeof at.$ref === 'string'; depth += 1)
      at = fromPointer(at.$ref).reduce<unknown>((holder, key) => asObject(holder)[key], this.document);
    return asObject(at);
  }

  /** The component that a schema refers to, ignoring null: `$ref`, or the one part of `allOf`, `anyOf` or `oneOf` that is not null. */
  componentName(schema: unknown): string | undefined {
    const {$ref} = unframed(schema).schema;
    return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
  }

  /** The types of a schema without null; integers are numbers. */
  types(schema: AnyObject): string[] {
    const names = schema.type === undefined ? [] : [schema.type].flat().map(String);
    const known = names.filter((name) => name !== 'null').map((name) => (name === 'integer' ? 'number' : name));
    if (known.length === 0 && (isObject(schema.properties) || Array.isArray(schema.allOf))) return ['object'];
    if (known.length === 0 && schema.items !== undefined) return ['array'];
    return [...new Set(known)].sort();
  }

  /** The properties of a schema, those of its `allOf` included. */
  properties(schema: unknown, seen: ReadonlySet<unknown> = new Set()): Map<string, unknown> {
    const source = this.resolve(schema);
    if (seen.has(source)) return new Map();
    const inherited = asList(source.allOf).flatMap((part) => [...this.properties(part, new Set([...seen, source]))]);
    return new Map([...inherited, ...Object.entries(asObject(source.properties))]);
  }

  /** The shape as text: `Package[]`, `string`, `object`, `number|string`, `any`. */
  text(schema: unknown): string {
    const name = this.componentName(schema);
    if (name !== undefined) return name;
    const bare = unframed(schema).schema;
    const alternatives = bare.oneOf ?? bare.anyOf;
    if (Array.isArray(alternatives)) {
      const texts = alternatives.filter((part) => !isNull(part)).map((part) => this.text(part));
      return [...new Set(texts)].sort().join('|');
    }
    const types = this.types(bare);
    if (types.length === 0) return 'any';
    return types
      .map((type) => {
        if (type === 'array') return `${this.wrapped(bare.items)}[]`;
        const names = type === 'object' ? [...this.properties(bare).keys()].sort() : [];
        return names.length > 0 ? `object{${names.join(', ')}}` : type;
      })
      .join('|');
  }

  private wrapped(items: unknown): string {
    const text = this.text(items);
    return text.includes('|') ? `(${text})` : text;
  }

  /** The structure of a schema as text, for recorded differences. */
  full(schema: unknown, depth = 0): unknown {
    if (!isObject(schema) || depth > 12) return schema;
    // OpenAPI 3.0 and 3.1 write null in different ways.
    const {schema: own, types, nullable} = unframed(schema);
    const source: AnyObject = {...own, nullable, ...(types.length > 0 ? {type: types} : {})};
    const result: AnyObject = {};
    for (const key of Object.keys(source).sort()) {
      const value = source[key];
      if (['description', 'example', 'examples', 'title', 'summary'].includes(key) || key.startsWith('x-')) continue;
      if (key === '$ref') result.$ref = String(value).split('/').at(-1);
      else if (key === 'properties')
        result[key] = Object.fromEntries(
          Object.entries(asObject(value))
            .sort()
            .map(([name, part]) => [name, this.full(part, depth + 1)]),
        );
      else if (Array.isArray(value))
        result[key] = value.map((part) => JSON.stringify(this.full(part, depth + 1))).sort();
      else result[key] = this.full(value, depth + 1);
    }
    return result;
  }
}

/** How deep inline objects are compared; deeper, their property names are enough. */
const DEPTH = 6;

/** Whether two schemas of two documents have the same shape. */
export function sameShape(a: ShapeReader, left: unknown, b: ShapeReader, right: unknown, depth = 0): boolean {
  const [leftName, rightName] = [a.componentName(left), b.componentName(right)];
  // Two names are two things, even if they look alike; one name is one thing, which is compared elsewhere.
  if (leftName !== undefined && rightName !== undefined) return leftName === rightName;
  const [leftItems, rightItems] = [itemSchema(a, left), itemSchema(b, right)];
  if (leftItems !== undefined && rightItems !== undefined) return sameShape(a, leftItems, b, rightItems, depth);
  if (!describesObject(a, left) || !describesObject(b, right)) return a.text(left) === b.text(right);
  const [mine, theirs] = [a.properties(left), b.properties(right)];
  // An object that only one document describes is no contradiction, unless the other names it.
  if (mine.size === 0 || theirs.size === 0) return leftName === rightName;
  if ([...mine.keys()].sort().join() !== [...theirs.keys()].sort().join()) return false;
  return (
    depth >= DEPTH || [...mine].every(([name, property]) => sameShape(a, property, b, theirs.get(name), depth + 1))
  );
}

function describesObject(reader: ShapeReader, schema: unknown): boolean {
  return reader.types(reader.resolve(schema)).join() === 'object';
}

function itemSchema(reader: ShapeReader, schema: unknown): unknown {
  if (reader.componentName(schema) !== undefined || !isObject(schema)) return undefined;
  return reader.types(schema).join() === 'array' ? schema.items : undefined;
}
