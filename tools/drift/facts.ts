import {METHODS} from '../../src/openapi/build/builder';
import {isMapping, type Mapping} from '../../src/openapi/build/cursor';
import {blankPath} from '../../src/openapi/fact';
import {sameShape, ShapeReader} from './shape';

/** One structural fact in which two documents differ. */
export interface FactDifference {
  /** The fact, see `fact.ts`, with the path as our document writes it, or else the published one. */
  fact: string;
  /** Other texts of the same fact: a path parameter has a name in each document. */
  aliases: string[];
  /** What each document has; undefined: it lacks it. */
  published: string | undefined;
  ours: string | undefined;
  /**
   * A difference that needs no record: nullability, formats, limits, required;
   * what belongs to an operation that the other document lacks altogether; a
   * schema that the other lacks, because what uses it differs; schemas that no
   * compared answer uses. It may be recorded all the same.
   */
  minor: boolean;
}

/** Something that has a schema: a parameter, a body, an answer, a property. */
interface Part {
  fact: string;
  aliases: string[];
  shape: string;
  full: string;
  /** Schemas by media type; the empty text for what has none. */
  schemas: Map<string, unknown>;
}

interface OperationParts {
  label: string;
  parts: Map<string, Part>;
  /** The components that its parameters, body and successes use, directly or not. */
  components: Set<string>;
}

/** A document taken apart for comparison. */
class Structure {
  readonly shapes: ShapeReader;
  readonly operations = new Map<string, OperationParts>();
  readonly schemas: Mapping;

  constructor(document: unknown) {
    const source = isMapping(document) ? document : {};
    this.shapes = new ShapeReader(source);
    const components = isMapping(source.components) ? source.components : {};
    this.schemas = isMapping(components.schemas) ? components.schemas : {};
    for (const [path, item] of Object.entries(isMapping(source.paths) ? source.paths : {})) {
      for (const method of METHODS) {
        const operation = isMapping(item) ? item[method] : undefined;
        if (isMapping(item) && isMapping(operation)) this.operation(path, method.toUpperCase(), item, operation);
      }
    }
  }

  private operation(path: string, method: string, item: Mapping, operation: Mapping): void {
    const at = `${method} ${path}`;
    const parts = new Map<string, Part>();
    const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
    for (const from of [...list(item.parameters), ...list(operation.parameters)]) {
      const parameter = this.shapes.resolve(from);
      const [name, place] = [String(parameter.name), String(parameter.in)];
      // Path parameters are compared by their place in the template.
      const key = place === 'path' ? `path #${inPath.indexOf(name) + 1}` : `${place} ${name}`;
      const part = this.part(`parameter ${at} ${place} ${name}`, new Map([['', parameter.schema]]), {
        required: parameter.required === true,
      });
      parts.set(`parameter ${key}`, part);
    }
    const body = this.shapes.resolve(operation.requestBody);
    if (operation.requestBody !== undefined)
      parts.set('body', this.part(`body ${at}`, contentOf(body), {required: body.required === true}));
    for (const [status, from] of Object.entries(isMapping(operation.responses) ? operation.responses : {})) {
      // Errors and "not modified" are described by one rule for all services.
      if (/^[45]/.test(status) || status === '304' || status === 'default') continue;
      parts.set(`response ${status}`, this.part(`response ${at} ${status}`, contentOf(this.shapes.resolve(from)), {}));
    }
    const components = new Set<string>();
    for (const part of parts.values()) for (const schema of part.schemas.values()) this.collect(schema, components);
    this.operations.set(`${method} ${blankPath(path)}`, {label: at, parts, components});
  }

  part(fact: string, schemas: Map<string, unknown>, more: Mapping): Part {
    const shape = [...schemas]
      .map(([type, schema]) => `${type === '' || isJson(type) ? '' : `${type} `}${this.shapes.text(schema)}`)
      .join(', ');
    const full = JSON.stringify(
      [...schemas].map(([type, schema]) => [type, this.shapes.full(schema)]).concat([['', more]]),
    );
    return {fact, aliases: [], shape: shape === '' ? 'no body' : shape, full, schemas};
  }

  /** Adds the components that a schema uses. */
  private collect(schema: unknown, found: Set<string>): void {
    if (Array.isArray(schema)) schema.forEach((part) => this.collect(part, found));
    if (!isMapping(schema)) return;
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.split('/').at(-1) ?? '';
      if (found.has(name)) return;
      found.add(name);
      this.collect(this.schemas[name], found);
      return;
    }
    for (const [key, part] of Object.entries(schema)) {
      if (!['example', 'examples', 'default', 'enum', 'const'].includes(key)) this.collect(part, found);
    }
  }
}

/** Every structural fact in which our document and the published one differ, minor ones included. Both are self-contained. */
export function compareStructures(ours: unknown, published: unknown): FactDifference[] {
  const [a, b] = [new Structure(ours), new Structure(published)];
  const found: FactDifference[] = [];
  const used = {ours: new Set<string>(), published: new Set<string>()};
  for (const key of new Set([...a.operations.keys(), ...b.operations.keys()])) {
    const [left, right] = [a.operations.get(key), b.operations.get(key)];
    if (left && right) {
      for (const name of left.components) used.ours.add(name);
      for (const name of right.components) used.published.add(name);
    } else {
      found.push({
        fact: `operation ${(left ?? right)?.label ?? key}`,
        aliases: [],
        ours: left ? 'there' : undefined,
        published: right ? 'there' : undefined,
        minor: false,
      });
    }
    const minor = !left || !right;
    for (const name of new Set([...(left?.parts.keys() ?? []), ...(right?.parts.keys() ?? [])])) {
      found.push(...compareParts(a, left?.parts.get(name), b, right?.parts.get(name), minor));
    }
  }
  for (const name of new Set([...Object.keys(a.schemas), ...Object.keys(b.schemas)])) {
    found.push(...compareSchemas(a, b, name, used));
  }
  return found;
}

function compareParts(
  a: Structure,
  left: Part | undefined,
  b: Structure,
  right: Part | undefined,
  minor: boolean,
): FactDifference[] {
  const any = left ?? right;
  if (!any) return [];
  const difference = {
    fact: any.fact,
    aliases: right && right.fact !== any.fact ? [right.fact] : [],
    ours: left?.shape,
    published: right?.shape,
  };
  if (!left || !right) return [{...difference, minor}];
  const types = (part: Part): string =>
    [...part.schemas.keys()]
      .map((type) => (isJson(type) ? 'json' : type))
      .sort()
      .join();
  const same =
    types(left) === types(right) &&
    [...left.schemas].every(([type, schema]) => {
      const other = right.schemas.has(type) ? right.schemas.get(type) : [...right.schemas.values()][0];
      return sameShape(a.shapes, schema, b.shapes, other);
    });
  if (!same) return [{...difference, minor}];
  return left.full === right.full ? [] : [{...difference, minor: true}];
}

function compareSchemas(
  a: Structure,
  b: Structure,
  name: string,
  used: {ours: ReadonlySet<string>; published: ReadonlySet<string>},
): FactDifference[] {
  const [left, right] = [a.schemas[name], b.schemas[name]];
  const isUsed = (left !== undefined && used.ours.has(name)) || (right !== undefined && used.published.has(name));
  const found: FactDifference[] = [];
  const kind = (structure: Structure, schema: unknown): string => {
    const text = structure.shapes.text(schema);
    return text.startsWith('object{') ? 'object' : text;
  };
  const bothHere = left !== undefined && right !== undefined;
  const kinds = {
    ours: left === undefined ? undefined : kind(a, left),
    published: right === undefined ? undefined : kind(b, right),
  };
  // A schema that only one document has is used by a part that differs, or matches an inline one property by property.
  if (kinds.ours !== kinds.published)
    found.push({fact: `schema ${name}`, aliases: [], ...kinds, minor: !isUsed || !bothHere});
  const [mine, theirs] = [a.shapes.properties(left), b.shapes.properties(right)];
  const required = (structure: Structure, schema: unknown, property: string): boolean =>
    list(structure.shapes.resolve(schema).required).includes(property);
  for (const property of new Set([...mine.keys(), ...theirs.keys()])) {
    const part = (structure: Structure, schema: unknown, properties: Map<string, unknown>): Part | undefined =>
      properties.has(property)
        ? structure.part(`property ${name}.${property}`, new Map([['', properties.get(property)]]), {
            required: required(structure, schema, property),
          })
        : undefined;
    found.push(...compareParts(a, part(a, left, mine), b, part(b, right, theirs), !isUsed || !bothHere));
  }
  return found;
}

function contentOf(holder: Mapping): Map<string, unknown> {
  const content = isMapping(holder.content) ? holder.content : {};
  return new Map(
    Object.entries(content).map(([type, media]) => [
      type.split(';')[0]?.trim() ?? type,
      isMapping(media) ? media.schema : undefined,
    ]),
  );
}

function isJson(mediaType: string): boolean {
  return /^application\/(.*\+)?json$/.test(mediaType);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
