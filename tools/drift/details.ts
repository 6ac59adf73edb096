/** What two API descriptions say differently of things that both have, beyond their structure. */
import {METHODS} from '../../src/openapi/build/builder';
import {isMapping, list, mapping, type Mapping} from '../../src/openapi/build/cursor';
import {ShapeReader} from './shape';
import {blankPath} from '../../src/openapi/fact';
import {words} from '../command/words';

/** One aspect of a structural fact in which the documents differ. */
export interface Detail {
  /** The fact, see `src/openapi/fact.ts`; `document` for the whole of it. */
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

interface OperationEntry {
  label: string;
  item: Mapping;
  operation: Mapping;
}

function operationsOf(document: Mapping): Map<string, OperationEntry> {
  const found = new Map<string, OperationEntry>();
  for (const [path, item] of Object.entries(mapping(document.paths))) {
    for (const method of METHODS) {
      const operation = mapping(item)[method];
      const label = `${method.toUpperCase()} ${path}`;
      if (isMapping(operation)) found.set(`${method} ${blankPath(path)}`, {label, item: mapping(item), operation});
    }
  }
  return found;
}

class Comparison {
  readonly found: Detail[] = [];
  private readonly ours: ShapeReader;
  private readonly published: ShapeReader;

  constructor(
    private readonly mine: Mapping,
    private readonly theirs: Mapping,
  ) {
    this.ours = new ShapeReader(mine);
    this.published = new ShapeReader(theirs);
  }

  run(): Detail[] {
    this.compare('document', 'server', serverOf(this.mine), serverOf(this.theirs));
    const theirs = operationsOf(this.theirs);
    for (const [key, mine] of operationsOf(this.mine)) {
      const other = theirs.get(key);
      if (other) this.operation(mine, other);
    }
    const [mine, other] = [this.mine, this.theirs].map((document) => mapping(mapping(document.components).schemas));
    for (const name of Object.keys(mine ?? {})) {
      if (other && name in other) this.schema(`schema ${name}`, '', mine?.[name], other[name]);
    }
    return this.found;
  }

  private compare(fact: string, aspect: string, mine: unknown, theirs: unknown): void {
    const [ours, published] = [mine, theirs].map((value) => (value === undefined ? undefined : JSON.stringify(value)));
    if (ours !== published) this.found.push({fact, aspect, ours, published});
  }

  private flags(fact: string, names: readonly string[], mine: Mapping, theirs: Mapping): void {
    for (const name of names) this.compare(fact, name, mine[name] === true, theirs[name] === true);
  }

  private operation({label, item, operation}: OperationEntry, other: OperationEntry): void {
    for (const key of ['operationId', 'summary'])
      this.compare(`operation ${label}`, key, operation[key], other.operation[key]);
    this.flags(`operation ${label}`, ['deprecated'], operation, other.operation);
    const parameters = parametersOf(this.published, other);
    for (const [key, mine] of parametersOf(this.ours, {label, item, operation})) {
      const theirs = parameters.get(key);
      if (theirs) this.parameter(`parameter ${label} ${String(mine.in)} ${String(mine.name)}`, mine, theirs);
    }
    if (operation.requestBody !== undefined && other.operation.requestBody !== undefined) {
      const mine = this.ours.resolve(operation.requestBody);
      const theirs = this.published.resolve(other.operation.requestBody);
      this.flags(`body ${label}`, ['required'], mine, theirs);
      this.content(`body ${label}`, mine, theirs);
    }
    for (const [status, response] of Object.entries(mapping(operation.responses))) {
      const theirs = mapping(other.operation.responses)[status];
      if (/^[23]/.test(status) && theirs !== undefined)
        this.content(`response ${label} ${status}`, this.ours.resolve(response), this.published.resolve(theirs));
    }
  }

  private parameter(fact: string, mine: Mapping, theirs: Mapping): void {
    this.flags(fact, ['required', 'deprecated'], mine, theirs);
    this.schema(fact, '', mine.schema, theirs.schema);
  }

  private content(fact: string, mine: Mapping, theirs: Mapping): void {
    const [ours, published] = [mapping(mine.content), mapping(theirs.content)];
    this.compare(fact, 'media types', Object.keys(ours).sort(), Object.keys(published).sort());
    for (const [type, media] of Object.entries(ours)) {
      if (isMapping(media) && isMapping(published[type])) this.schema(fact, '', media.schema, published[type].schema);
    }
  }

  /** Compares two schemas of the same place. Components are compared once, under their own name. */
  private schema(fact: string, at: string, mine: unknown, theirs: unknown, depth = 0): void {
    const [left, right] = [unframed(mine), unframed(theirs)];
    this.compare(fact, `${at}nullable`, left.nullable, right.nullable);
    if ('$ref' in left.schema || '$ref' in right.schema || depth > DEPTH) return;
    this.compare(fact, `${at}type`, left.types, right.types);
    for (const key of KEYS) this.compare(fact, `${at}${key}`, left.schema[key], right.schema[key]);
    const [ours, published] = [mapping(left.schema.properties), mapping(right.schema.properties)];
    for (const name of Object.keys(ours)) {
      if (!(name in published)) continue;
      const [mine, theirs] = [left, right].map(({schema}) => list(schema.required).includes(name));
      this.compare(fact, `${at}${name}.required`, mine, theirs);
      this.schema(fact, `${at}${name}.`, ours[name], published[name], depth + 1);
    }
    if (isMapping(left.schema.items) && isMapping(right.schema.items))
      this.schema(fact, `${at}items.`, left.schema.items, right.schema.items, depth + 1);
  }
}

/** A schema without what makes it nullable, in the ways of OpenAPI 3.0 and 3.1. */
function unframed(from: unknown): {schema: Mapping; types: unknown[]; nullable: boolean} {
  const schema = mapping(from);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const parts = list(schema[key]);
    const rest = parts.filter((part) => mapping(part).type !== 'null');
    if (rest.length === 1 && !isMapping(schema.properties)) {
      const inner = unframed(rest[0]);
      return {...inner, nullable: inner.nullable || schema.nullable === true || rest.length < parts.length};
    }
  }
  const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
  return {
    schema,
    types: types.filter((type) => type !== 'null').sort(),
    nullable: schema.nullable === true || types.includes('null'),
  };
}

/** Parameters by place and name; those of a path by their position, because each document names them in its own way. */
function parametersOf(shapes: ShapeReader, {label, item, operation}: OperationEntry): Map<string, Mapping> {
  const inPath = [...label.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
  return new Map(
    [...list(item.parameters), ...list(operation.parameters)].map((from) => {
      const parameter = shapes.resolve(from);
      const name = String(parameter.name);
      return [`${String(parameter.in)} ${parameter.in === 'path' ? inPath.indexOf(name) : name}`, parameter];
    }),
  );
}

function serverOf(document: Mapping): unknown {
  const url = mapping(list(document.servers)[0]).url;
  return typeof url === 'string' ? url.replace(/\/$/, '') : undefined;
}

/**
 * Compares what both documents have: server, operation ids, summaries, deprecated,
 * required, nullable, types, formats, enumerations, limits, defaults and media types.
 */
export function compareDetails(ours: unknown, published: unknown): Detail[] {
  return new Comparison(mapping(ours), mapping(published)).run();
}
