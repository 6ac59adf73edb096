import {child, placeKey, type Cursor, type DescriptionReader} from './cursor';
import {asList, asObject, isObject} from '../objects';
import type {Json, JsonType, Property, Schema} from '../model';

const TYPES: ReadonlySet<string> = new Set<JsonType>(['array', 'boolean', 'integer', 'number', 'object', 'string']);

const NUMBERS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/**
 * Turns schema objects into the model's schemas: references expanded, `allOf`
 * merged, null folded into `nullable`. A component that was expanded once is
 * given again as the same object, so a schema must never be changed in place.
 */
export class SchemaBuilder {
  private readonly known = new Map<string, Schema>();
  /** Where the component of each name stands: a name means one thing in a document. */
  private readonly places = new Map<string, string>();
  /** Components that are being expanded, outermost first. */
  private readonly open: string[] = [];
  /** The outermost open component that a recursive reference led to, as an index of `open`. */
  private reach = Infinity;

  constructor(private readonly reader: DescriptionReader) {}

  build(at: Cursor): Schema {
    if (isObject(at.value) && '$ref' in at.value) return this.reference(at);
    return this.own(at);
  }

  private reference(at: Cursor): Schema {
    const target = this.reader.deref(at);
    if (!target) return this.reader.note({types: [], nullable: false}, at);
    const schema = this.component(target, at);
    const description = this.reader.text(at, 'description');
    return description === '' ? schema : this.reader.note({...schema, description}, at);
  }

  private component(target: Cursor, from: Cursor): Schema {
    const key = placeKey(target);
    const known = this.known.get(key);
    if (known) return known;
    const name = componentName(target);
    const named = name === undefined ? {} : {name};
    if (name !== undefined && (this.places.get(name) ?? key) !== key) {
      this.reader.report(
        from,
        'name-clash',
        `Another file also has a schema \`${name}\`.`,
        'Rename the schema in this document.',
      );
    }
    if (name !== undefined) this.places.set(name, key);
    const depth = this.open.indexOf(key);
    if (depth >= 0) {
      this.reach = Math.min(this.reach, depth);
      return this.reader.note({...named, recursive: true, ...this.types(target)}, from);
    }
    const outer = this.reach;
    this.reach = Infinity;
    this.open.push(key);
    const {name: _, ...built} = this.own(target);
    this.open.pop();
    const schema = this.reader.note({...named, ...built}, target);
    // A schema that refers to an enclosing component depends on its position.
    if (this.reach >= this.open.length) this.known.set(key, schema);
    this.reach = Math.min(outer, this.reach);
    return schema;
  }

  private own(at: Cursor): Schema {
    if (!isObject(at.value)) {
      this.reader.report(
        at,
        'structure',
        'A schema is not a mapping.',
        'Write a schema object, for example `{ type: string }`.',
      );
      return this.reader.note({types: [], nullable: false}, at);
    }
    let schema = this.plain(at);
    const parts = this.reader.items(at, 'allOf').map((part) => ({part, schema: this.build(part)}));
    for (const {part, schema: other} of parts) {
      if (other.recursive) {
        this.reader.report(
          part,
          'unsupported',
          '`allOf` with an enclosing schema is not supported.',
          'Write the properties out.',
        );
      }
    }
    if (parts.length > 0) {
      const required = [at, ...parts.map(({part}) => part)].flatMap(({value}) => asList(asObject(value).required));
      schema = this.merge([...parts.map((part) => part.schema), schema], new Set(required));
    }
    schema = this.alternatives(at, schema, 'oneOf');
    schema = this.alternatives(at, schema, 'anyOf');
    return this.reader.note(schema, at);
  }

  /** Everything but the compositions. */
  private plain(at: Cursor): Schema {
    const source = at.value as Record<string, unknown>;
    const {types, nullable} = this.types(at);
    const schema: Schema = {types, nullable};
    const description = this.reader.text(at, 'description');
    if (description !== '') schema.description = description;
    const format = this.reader.text(at, 'format');
    if (format !== '') schema.format = format;
    if (Array.isArray(source.enum)) schema.enum = (source.enum as Json[]).filter((value) => value !== null);
    if (source.type === 'null') schema.const = null;
    for (const key of ['const', 'default', 'example'] as const) {
      if (Object.hasOwn(source, key)) schema[key] = source[key] as Json;
    }
    for (const key of NUMBERS) {
      const value = source[key];
      if (typeof value === 'number') schema[key] = value;
    }
    if (typeof source.pattern === 'string') schema.pattern = source.pattern;
    if (source.deprecated === true) schema.deprecated = true;
    if (source.items !== undefined) schema.items = this.build(child(at, 'items'));
    const extra = source.additionalProperties;
    if (extra !== undefined)
      schema.additionalProperties = typeof extra === 'boolean' ? extra : this.build(child(at, 'additionalProperties'));
    if (source.properties !== undefined || Array.isArray(source.required)) {
      const required = new Set(this.reader.texts(at, 'required'));
      schema.properties = this.reader.entries(at, 'properties').map(([name, property]) => ({
        name,
        required: required.has(name),
        schema: this.build(property),
      }));
    }
    return schema;
  }

  private types(at: Cursor): {types: JsonType[]; nullable: boolean} {
    const value = isObject(at.value) ? at.value.type : undefined;
    const names = value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
    const types: JsonType[] = [];
    for (const name of names) {
      if (typeof name === 'string' && TYPES.has(name)) types.push(name as JsonType);
      else if (name !== 'null') {
        this.reader.report(
          child(at, 'type'),
          'schema-type',
          `\`${String(name)}\` is not a type.`,
          "Write array, boolean, integer, number, object, string or 'null' (in quotes).",
        );
      }
    }
    return {types, nullable: names.includes('null')};
  }

  private alternatives(at: Cursor, schema: Schema, key: 'oneOf' | 'anyOf'): Schema {
    const all = this.reader.items(at, key);
    if (all.length === 0) return schema;
    const rest = all.filter((item) => !(isObject(item.value) && item.value.type === 'null'));
    const built = rest.map((item) => this.build(item));
    const nullable = schema.nullable || rest.length < all.length;
    const [only] = built;
    if (built.length === 1 && only) {
      // `anyOf: [X, null]` is X that may be null; its siblings win.
      return {...only, ...schema, types: only.types, nullable: nullable || only.nullable};
    }
    return {...schema, nullable, [key]: built};
  }

  /** `allOf`: everything of every part; later parts win. */
  private merge(parts: readonly Schema[], required: ReadonlySet<unknown>): Schema {
    const merged: Schema = {types: [], nullable: parts.some((part) => part.nullable)};
    const properties = new Map<string, Property>();
    for (const part of parts) {
      const {types, nullable: _, properties: own, name: __, recursive: ___, ...rest} = part;
      Object.assign(merged, rest);
      if (types.length > 0) merged.types = types;
      for (const property of own ?? []) {
        const before = properties.get(property.name);
        properties.set(property.name, {...property, required: property.required || (before?.required ?? false)});
      }
    }
    if (parts.some((part) => part.properties)) {
      // A part may require what another part defines.
      merged.properties = [...properties.values()].map((property) => ({
        ...property,
        required: property.required || required.has(property.name),
      }));
      if (merged.types.length === 0) merged.types = ['object'];
    }
    return merged;
  }
}

function componentName(target: Cursor): string | undefined {
  const [first, second, name] = target.path;
  return target.path.length === 3 && first === 'components' && second === 'schemas' ? String(name) : undefined;
}
