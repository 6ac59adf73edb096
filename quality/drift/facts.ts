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

/** Adds the components that a schema uses, directly or not. */
function collectComponents(document: ShapeReader, schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) schema.forEach((part) => collectComponents(document, part, found));
  const {$ref, ...keys} = asObject(schema);
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    if (found.has(name)) return;
    found.add(name);
    collectComponents(document, document.schemas[name], found);
    return;
  }
  for (const [key, part] of Object.entries(keys))
    if (!['example', 'examples', 'default', 'enum', 'const'].includes(key)) collectComponents(document, part, found);
}

/** Every structural fact in which our document and the published one differ, minor ones included. Both are self-contained. */
export function compareStructures(ours: unknown, published: unknown): FactDifference[] {
  const [a, b] = [new ShapeReader(asObject(ours)), new ShapeReader(asObject(published))];
  const [mine, theirs] = [a.operations(), b.operations()];
  const found: FactDifference[] = [];
  const [usedInOurs, usedInPublished] = [new Set<string>(), new Set<string>()];
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [left, right] = [mine.get(key), theirs.get(key)];
    const [leftParts, rightParts] = [left && partsOf(a, left), right && partsOf(b, right)];
    if (leftParts && rightParts) {
      for (const {schemas} of leftParts.values()) collectComponents(a, [...schemas.values()], usedInOurs);
      for (const {schemas} of rightParts.values()) collectComponents(b, [...schemas.values()], usedInPublished);
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
    for (const name of new Set([...(leftParts?.keys() ?? []), ...(rightParts?.keys() ?? [])]))
      found.push(...partDifferences(a, leftParts?.get(name), b, rightParts?.get(name), minor));
  }
  const used = new Set([...usedInOurs, ...usedInPublished]);
  for (const name of new Set([...Object.keys(a.schemas), ...Object.keys(b.schemas)]))
    found.push(...compareSchemas(a, b, name, used.has(name)));
  return found;
}

function partDifferences(
  a: ShapeReader,
  left: Part | undefined,
  b: ShapeReader,
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
  const types = (part: Part): string =>
    [...part.schemas.keys()]
      .map((type) => (isJson(type) ? 'json' : type))
      .sort()
      .join();
  const same =
    types(left) === types(right) &&
    [...left.schemas].every(([type, schema]) => {
      const other = right.schemas.has(type) ? right.schemas.get(type) : [...right.schemas.values()][0];
      return sameShape(a, schema, b, other);
    });
  if (!same) return [{...difference, minor}];
  return left.full === right.full ? [] : [{...difference, minor: true}];
}

function compareSchemas(a: ShapeReader, b: ShapeReader, name: string, isUsed: boolean): FactDifference[] {
  const [left, right] = [a.schemas[name], b.schemas[name]];
  // A schema that only one document has is used by a part that differs, or matches an inline one property by property.
  const minor = left === undefined || right === undefined || !isUsed;
  const found: FactDifference[] = [];
  const kind = (document: ShapeReader, schema: unknown): string | undefined =>
    schema === undefined ? undefined : document.text(schema).replace(/^object\{.*/, 'object');
  const kinds = {ours: kind(a, left), published: kind(b, right)};
  if (kinds.ours !== kinds.published) found.push({fact: `schema ${name}`, aliases: [], ...kinds, minor});
  const parts = (document: ShapeReader, schema: unknown): Map<string, Part> => {
    const required = asList(document.resolve(schema).required);
    return new Map(
      [...document.properties(schema)].map(([property, inner]) => [
        property,
        partOf(document, `property ${name}.${property}`, new Map([['', inner]]), {
          required: required.includes(property),
        }),
      ]),
    );
  };
  const [mine, theirs] = [parts(a, left), parts(b, right)];
  for (const property of new Set([...mine.keys(), ...theirs.keys()]))
    found.push(...partDifferences(a, mine.get(property), b, theirs.get(property), minor));
  return found;
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
