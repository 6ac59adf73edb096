import {isMapping, type Mapping} from '../../src/openapi/build/cursor';
import {fromPointer} from '../../src/openapi/build/errors';

/**
 * Reads schemas of a self-contained document, OpenAPI 3.0 or 3.1, for
 * comparison. A shape is what a client sees of a schema: types, names of
 * components, property names of inline objects. Nullability, formats, limits
 * and integer against number are not part of it.
 */
export class ShapeReader {
  constructor(readonly document: Mapping) {}

  /** The target of a local `$ref`; an empty mapping if there is none. */
  resolve(value: unknown): Mapping {
    let at = value;
    for (let depth = 0; depth < 20 && isMapping(at) && typeof at.$ref === 'string'; depth += 1) {
      at = fromPointer(at.$ref).reduce<unknown>(
        (holder, key) => (isMapping(holder) ? holder[key] : undefined),
        this.document,
      );
    }
    return isMapping(at) ? at : {};
  }

  /** The component that a schema refers to, ignoring null: `$ref`, or the one part of `allOf`, `anyOf` or `oneOf` that is not null. */
  componentName(schema: unknown): string | undefined {
    const bare = this.bare(schema);
    return isMapping(bare) && typeof bare.$ref === 'string' ? bare.$ref.split('/').at(-1) : undefined;
  }

  /** The schema without its frame: a single `allOf`, or an alternative to null. */
  private bare(schema: unknown): unknown {
    if (!isMapping(schema) || '$ref' in schema) return schema;
    for (const key of ['allOf', 'anyOf', 'oneOf']) {
      const parts = schema[key];
      if (!Array.isArray(parts)) continue;
      const rest = parts.filter((part) => !(isMapping(part) && part.type === 'null'));
      if (rest.length === 1 && !isMapping(schema.properties)) return this.bare(rest[0]);
    }
    return schema;
  }

  /** The types of a schema without null; integers are numbers. */
  types(schema: Mapping): string[] {
    const names = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    const known = names
      .map(String)
      .filter((name) => name !== 'null')
      .map((name) => (name === 'integer' ? 'number' : name));
    if (known.length === 0 && (isMapping(schema.properties) || Array.isArray(schema.allOf))) return ['object'];
    if (known.length === 0 && schema.items !== undefined) return ['array'];
    return [...new Set(known)].sort();
  }

  /** The properties of a schema, those of its `allOf` included. */
  properties(schema: unknown, seen: ReadonlySet<unknown> = new Set()): Map<string, unknown> {
    const source = this.resolve(schema);
    const found = new Map<string, unknown>();
    if (seen.has(source)) return found;
    for (const part of Array.isArray(source.allOf) ? source.allOf : []) {
      for (const [name, property] of this.properties(part, new Set([...seen, source]))) found.set(name, property);
    }
    for (const [name, property] of Object.entries(isMapping(source.properties) ? source.properties : {}))
      found.set(name, property);
    return found;
  }

  /** The shape as text: `Package[]`, `string`, `object`, `number|string`, `any`. */
  text(schema: unknown): string {
    const name = this.componentName(schema);
    if (name !== undefined) return name;
    const bare = this.bare(schema);
    if (!isMapping(bare)) return 'any';
    const alternatives = bare.oneOf ?? bare.anyOf;
    if (Array.isArray(alternatives)) {
      const texts = alternatives
        .filter((part) => !(isMapping(part) && part.type === 'null'))
        .map((part) => this.text(part));
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
    const text = items === undefined ? 'any' : this.text(items);
    return text.includes('|') ? `(${text})` : text;
  }

  /** Everything structural about a schema, as text: what a recorded difference may be about. */
  full(schema: unknown, depth = 0): unknown {
    if (!isMapping(schema) || depth > 12) return schema;
    const result: Mapping = {};
    for (const key of Object.keys(schema).sort()) {
      const value = schema[key];
      if (['description', 'example', 'examples', 'title', 'summary'].includes(key) || key.startsWith('x-')) continue;
      if (key === '$ref') result.$ref = String(value).split('/').at(-1);
      else if (key === 'properties')
        result[key] = Object.fromEntries(
          Object.entries(isMapping(value) ? value : {})
            .sort()
            .map(([name, part]) => [name, this.full(part, depth + 1)]),
        );
      else if (Array.isArray(value))
        result[key] = value
          .map((part) => this.full(part, depth + 1))
          .map((part) => JSON.stringify(part))
          .sort();
      else if (key === 'nullable') result[key] = value;
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
  const [leftItems, rightItems] = [itemsOf(a, left), itemsOf(b, right)];
  if (leftItems !== undefined && rightItems !== undefined) return sameShape(a, leftItems, b, rightItems, depth);
  if (!isObject(a, left) || !isObject(b, right)) return a.text(left) === b.text(right);
  const [mine, theirs] = [a.properties(left), b.properties(right)];
  // An object of which one document says nothing more is no contradiction, unless the other names it.
  if (mine.size === 0 || theirs.size === 0) return leftName === rightName;
  if ([...mine.keys()].sort().join() !== [...theirs.keys()].sort().join()) return false;
  return (
    depth >= DEPTH || [...mine].every(([name, property]) => sameShape(a, property, b, theirs.get(name), depth + 1))
  );
}

function isObject(reader: ShapeReader, schema: unknown): boolean {
  return reader.types(reader.resolve(schema)).join() === 'object';
}

function itemsOf(reader: ShapeReader, schema: unknown): unknown {
  if (reader.componentName(schema) !== undefined || !isMapping(schema)) return undefined;
  return reader.types(schema).join() === 'array' ? schema.items : undefined;
}
