/** What two API descriptions say differently of things that both have, beyond their structure. */
import {type AnyObject, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {words} from '../../tools/command/words';
import {ShapeReader, unframed, type OperationEntry} from './shape';

/** One aspect of a structural fact in which the documents differ. */
export interface Detail {
  /** The fact, see `packages/openapi-docs/src/facts/structuralFact.ts`; `document` for the whole of it. */
  fact: string;
  /** For example `summary`, `required` or `properties.name.format`. */
  aspect: string;
  /** As JSON; undefined: not stated. */
  ours: string | undefined;
  published: string | undefined;
}

/** Keys of a schema that are compared as they are. */
const KEYS = words(
  'format enum const default minimum maximum minLength maxLength pattern minItems maxItems deprecated',
);

/** How deep inline schemas are compared. */
const DEPTH = 8;

class Comparison {
  readonly found: Detail[] = [];

  constructor(
    private readonly ours: ShapeReader,
    private readonly published: ShapeReader,
  ) {}

  run(): Detail[] {
    this.compare('document', 'server', serverOf(this.ours), serverOf(this.published));
    const theirs = this.published.operations();
    for (const [key, mine] of this.ours.operations()) {
      const other = theirs.get(key);
      if (other) this.operation(mine, other);
    }
    const {schemas} = this.published;
    for (const [name, mine] of Object.entries(this.ours.schemas))
      if (name in schemas) this.schema(`schema ${name}`, '', mine, schemas[name]);
    return this.found;
  }

  private compare(fact: string, aspect: string, mine: unknown, theirs: unknown): void {
    const [ours, published] = [mine, theirs].map((value) => (value === undefined ? undefined : JSON.stringify(value)));
    if (ours !== published) this.found.push({fact, aspect, ours, published});
  }

  private flags(fact: string, names: readonly string[], mine: AnyObject, theirs: AnyObject): void {
    for (const name of names) this.compare(fact, name, mine[name] === true, theirs[name] === true);
  }

  private operation({label, operation, parameters}: OperationEntry, other: OperationEntry): void {
    for (const key of ['operationId', 'summary'])
      this.compare(`operation ${label}`, key, operation[key], other.operation[key]);
    this.flags(`operation ${label}`, ['deprecated'], operation, other.operation);
    for (const [key, mine] of parameters) {
      const theirs = other.parameters.get(key);
      if (!theirs) continue;
      const fact = `parameter ${label} ${String(mine.in)} ${String(mine.name)}`;
      this.flags(fact, ['required', 'deprecated'], mine, theirs);
      this.schema(fact, '', mine.schema, theirs.schema);
    }
    if (operation.requestBody !== undefined && other.operation.requestBody !== undefined) {
      const mine = this.ours.resolve(operation.requestBody);
      const theirs = this.published.resolve(other.operation.requestBody);
      this.flags(`body ${label}`, ['required'], mine, theirs);
      this.content(`body ${label}`, mine, theirs);
    }
    for (const [status, response] of Object.entries(asObject(operation.responses))) {
      const theirs = asObject(other.operation.responses)[status];
      if (/^[23]/.test(status) && theirs !== undefined)
        this.content(`response ${label} ${status}`, this.ours.resolve(response), this.published.resolve(theirs));
    }
  }

  private content(fact: string, mine: AnyObject, theirs: AnyObject): void {
    const [ours, published] = [asObject(mine.content), asObject(theirs.content)];
    this.compare(fact, 'media types', Object.keys(ours).sort(), Object.keys(published).sort());
    for (const [type, media] of Object.entries(ours)) {
      if (isObject(media) && isObject(published[type])) this.schema(fact, '', media.schema, published[type].schema);
    }
  }

  /** Compares two schemas of the same place. Components are compared once, under their own name. */
  private schema(fact: string, at: string, mine: unknown, theirs: unknown, depth = 0): void {
    const [left, right] = [unframed(mine), unframed(theirs)];
    this.compare(fact, `${at}nullable`, left.nullable, right.nullable);
    if ('$ref' in left.schema || '$ref' in right.schema || depth > DEPTH) return;
    this.compare(fact, `${at}type`, left.types, right.types);
    for (const key of KEYS) this.compare(fact, `${at}${key}`, left.schema[key], right.schema[key]);
    const [ours, published] = [asObject(left.schema.properties), asObject(right.schema.properties)];
    for (const name of Object.keys(ours)) {
      if (!(name in published)) continue;
      const [mine, theirs] = [left, right].map(({schema}) => asList(schema.required).includes(name));
      this.compare(fact, `${at}${name}.required`, mine, theirs);
      this.schema(fact, `${at}${name}.`, ours[name], published[name], depth + 1);
    }
    if (isObject(left.schema.items) && isObject(right.schema.items))
      this.schema(fact, `${at}items.`, left.schema.items, right.schema.items, depth + 1);
  }
}

function serverOf({document}: ShapeReader): unknown {
  const url = asObject(asList(document.servers)[0]).url;
  return typeof url === 'string' ? url.replace(/\/$/, '') : undefined;
}

/**
 * Compares what both documents have: server, operation ids, summaries, deprecated,
 * required, nullable, types, formats, enumerations, limits, defaults and media types.
 */
export function compareDetails(ours: unknown, published: unknown): Detail[] {
  return new Comparison(new ShapeReader(asObject(ours)), new ShapeReader(asObject(published))).run();
}
