import {type AnyObject, asList, asObject} from '@ecosystems-docs/openapi-docs';
import {sameShape, ShapeReader, type OperationEntry} from './shape';

/** One structural fact in which two documents differ. */
export interface FactDifference {
  /** The fact, see `packages/openapi-docs/src/facts/structuralFact.ts`, with the path as our document writes it, or else the published one. */
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
   * compared response uses. It may be recorded all the same.
   */
  minor: boolean;
}

/** Something that has a schema: a parameter, a body, a response, a property. */
interface Part {
  fact: string;
  shape: string;
  full: string;
  /** Schemas by media type; the empty text for what has none. */
  schemas: Map<string, unknown>;
}

function partOf(document: ShapeReader, fact: string, schemas: Map<string, unknown>, more: AnyObject = {}): Part {
  const shape = [...schemas]
    .map(([type, schema]) => `${type === '' || isJson(type) ? '' : `${type} `}${document.text(schema)}`)
    .join(', ');
  const full = JSON.stringify([...[...schemas].map(([type, schema]) => [type, document.full(schema)]), ['', more]]);
  return {fact, shape: shape === '' ? 'no body' : shape, full, schemas};
}

/** The parameters, the body and the successes of an operation. */
function partsOf(document: ShapeReader, {label, operation, parameters}: OperationEntry): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const [key, {in: place, name, schema, required}] of parameters) {
    const fact = `parameter ${label} ${String(place)} ${String(name)}`;
    parts.set(`parameter ${key}`, partOf(document, fact, new Map([['', schema]]), {required: required === true}));
  }
  if (operation.requestBody !== undefined) {
    const body = document.resolve(operation.requestBody);
    parts.set('body', partOf(document, `body ${label}`, contentOf(body), {required: body.required === true}));
  }
  for (const [status, from] of Object.entries(asObject(operation.responses))) {
    // Errors and "not modified" are described by one rule for all services.
    if (/^[45]/.test(status) || status === '304' || status === 'default') continue;
    const content = contentOf(document.resolve(from));
    parts.set(`response ${status}`, partOf(document, `response ${label} ${status}`, content));
  }
  return parts;
}

/** One of the two documents that are compared. */
class Side {
  private readonly reader: ShapeReader;
  private readonly operations: Map<string, OperationEntry>;
  /** Components that a compared part uses, directly or not. */
  private readonly used = new Set<string>();

  constructor(document: unknown) {
    this.reader = new ShapeReader(asObject(document));
    this.operations = this.reader.operations();
  }

  get operationKeys(): Iterable<string> {
    return this.operations.keys();
  }

  get schemaNames(): string[] {
    return Object.keys(this.reader.schemas);
  }

  operation(key: string): OperationEntry | undefined {
    return this.operations.get(key);
  }

  partsOf(operation: OperationEntry): Map<string, Part> {
    return partsOf(this.reader, operation);
  }

  has(name: string): boolean {
    return this.reader.schemas[name] !== undefined;
  }

  uses(name: string): boolean {
    return this.used.has(name);
  }

  /** Remembers the components that a schema uses. */
  use(schema: unknown): void {
    if (Array.isArray(schema)) schema.forEach((part) => this.use(part));
    const {$ref, ...keys} = asObject(schema);
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? '';
      if (this.used.has(name)) return;
      this.used.add(name);
      this.use(this.reader.schemas[name]);
      return;
    }
    for (const [key, part] of Object.entries(keys))
      if (!['example', 'examples', 'default', 'enum', 'const'].includes(key)) this.use(part);
  }

  /** @returns the kind of a schema, such as `object` or `array of string`; undefined if there is none of the name */
  kindOf(name: string): string | undefined {
    return this.has(name) ? this.reader.text(this.reader.schemas[name]).replace(/^object\{.*/, 'object') : undefined;
  }

  propertiesOf(name: string): Map<string, Part> {
    const schema = this.reader.schemas[name];
    const required = asList(this.reader.resolve(schema).required);
    return new Map(
      [...this.reader.properties(schema)].map(([property, inner]) => [
        property,
        partOf(this.reader, `property ${name}.${property}`, new Map([['', inner]]), {
          required: required.includes(property),
        }),
      ]),
    );
  }

  hasShape(schema: unknown, other: Side, otherSchema: unknown): boolean {
    return sameShape(this.reader, schema, other.reader, otherSchema);
  }
}

/** Every structural fact in which our document and the published one differ, minor ones included. Both are self-contained. */
export function compareStructures(ours: unknown, published: unknown): FactDifference[] {
  const [a, b] = [new Side(ours), new Side(published)];
  const operations = union(a.operationKeys, b.operationKeys).flatMap((key) => compareOperations(a, b, key));
  // Which schemas are used is known once all operations have been compared.
  return [...operations, ...union(a.schemaNames, b.schemaNames).flatMap((name) => compareSchemas(a, b, name))];
}

const union = (a: Iterable<string> = [], b: Iterable<string> = []): string[] => [...new Set([...a, ...b])];

function compareOperations(a: Side, b: Side, key: string): FactDifference[] {
  const [left, right] = [a.operation(key), b.operation(key)];
  const [leftParts, rightParts] = [left && a.partsOf(left), right && b.partsOf(right)];
  if (leftParts && rightParts) {
    for (const {schemas} of leftParts.values()) a.use([...schemas.values()]);
    for (const {schemas} of rightParts.values()) b.use([...schemas.values()]);
  }
  const minor = !left || !right;
  const ofOperation: FactDifference = {
    fact: `operation ${(left ?? right)?.label ?? key}`,
    aliases: [],
    ours: left ? 'there' : undefined,
    published: right ? 'there' : undefined,
    minor: false,
  };
  const ofParts = union(leftParts?.keys(), rightParts?.keys()).flatMap((name) =>
    partDifferences(a, leftParts?.get(name), b, rightParts?.get(name), minor),
  );
  return minor ? [ofOperation, ...ofParts] : ofParts;
}

function partDifferences(
  a: Side,
  left: Part | undefined,
  b: Side,
  right: Part | undefined,
  minor: boolean,
): FactDifference[] {
  const either = left ?? right;
  if (!either) return [];
  const difference = {
    fact: either.fact,
    aliases: right && right.fact !== either.fact ? [right.fact] : [],
    ours: left?.shape,
    published: right?.shape,
  };
  if (!left || !right) return [{...difference, minor}];
  if (!isSamePart(a, left, b, right)) return [{...difference, minor}];
  return left.full === right.full ? [] : [{...difference, minor: true}];
}

/** @returns whether both have the same media types, with schemas of the same shape */
function isSamePart(a: Side, left: Part, b: Side, right: Part): boolean {
  const types = ({schemas}: Part): string =>
    [...schemas.keys()]
      .map((type) => (isJson(type) ? 'json' : type))
      .sort()
      .join();
  return (
    types(left) === types(right) &&
    [...left.schemas].every(([type, schema]) => {
      const other = right.schemas.has(type) ? right.schemas.get(type) : [...right.schemas.values()][0];
      return a.hasShape(schema, b, other);
    })
  );
}

function compareSchemas(a: Side, b: Side, name: string): FactDifference[] {
  // A schema that only one document has is used by a part that differs, or matches an inline one property by property.
  const minor = !a.has(name) || !b.has(name) || !(a.uses(name) || b.uses(name));
  const kinds = {ours: a.kindOf(name), published: b.kindOf(name)};
  const [left, right] = [a.propertiesOf(name), b.propertiesOf(name)];
  return [
    ...(kinds.ours === kinds.published ? [] : [{fact: `schema ${name}`, aliases: [], ...kinds, minor}]),
    ...union(left.keys(), right.keys()).flatMap((property) =>
      partDifferences(a, left.get(property), b, right.get(property), minor),
    ),
  ];
}

function contentOf(holder: AnyObject): Map<string, unknown> {
  return new Map(
    Object.entries(asObject(holder.content)).map(([type, media]) => [
      type.split(';')[0]?.trim() ?? type,
      asObject(media).schema,
    ]),
  );
}

function isJson(mediaType: string): boolean {
  return /^application\/(.*\+)?json$/.test(mediaType);
}
