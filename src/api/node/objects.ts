/** The objects of a service and how they join, read from the API descriptions. Build time only. */
import {getService, servicePath, services} from '../../catalogue/services';
import type {ApiDescription, Json, Operation, Property, Schema} from '@ecosystems-docs/openapi-docs';
import {propertyOf} from '../bodyInputs';
import type {Join} from '../joins';
import {descriptionsOf, loadDescriptions} from './descriptions';

/** What several operations of a service return. */
export interface ServiceObject {
  name: string;
  operations: readonly Operation[];
  /** The operation whose response has the most properties of it. */
  fullest: Operation;
  joins: readonly Join[];
}

/** What has fewer properties is a receipt, not an object: `{"message": "pong"}`. */
const LEAST_PROPERTIES = 3;

interface Returned {
  operation: Operation;
  schema: Schema;
  many: boolean;
  examples: readonly Json[];
}

function element(schema: Schema): {schema: Schema; many: boolean} {
  return schema.types.includes('array') && schema.items ? {schema: schema.items, many: true} : {schema, many: false};
}

/** @returns what an operation returns when it succeeds; undefined where that is no named object */
function returned(operation: Operation): Returned | undefined {
  const content = operation.responses.find(
    ({status, content: [first]}) => status.startsWith('2') && first !== undefined,
  )?.content[0];
  if (!content) return undefined;
  const {schema, many} = element(content.schema);
  if (!schema.name || (schema.properties ?? []).length < LEAST_PROPERTIES) return undefined;
  return {
    operation,
    schema,
    many,
    examples: content.examples.flatMap(({value}) => (Array.isArray(value) ? value : [value])),
  };
}

const propertyNames = ({properties = []}: Schema): Set<string> => new Set(properties.map(({name}) => name));

/** @returns whether a schema has all properties of another and more */
function extendsSchema(schema: Schema, base: Schema): boolean {
  const names = propertyNames(schema);
  const all = [...propertyNames(base)];
  return all.length < names.size && all.every((name) => names.has(name));
}

/** @returns whether two schemas describe the same object with more or fewer properties: `PackageWithRegistry` and `Package` */
function isSameObject(a: Schema, b: Schema): boolean {
  if (!a.name || !b.name) return false;
  return (
    a.name === b.name ||
    ((a.name.includes(b.name) || b.name.includes(a.name)) && (extendsSchema(a, b) || extendsSchema(b, a)))
  );
}

/** What the operations of one description return, and the object that a schema is a form of. */
function readApi({operations}: ApiDescription): {all: Returned[]; nameOf(schema: Schema): string} {
  const all = operations.map(returned).filter((one) => one !== undefined);
  return {
    all,
    nameOf(schema) {
      const forms = all
        .map((one) => one.schema)
        .filter((known) => isSameObject(known, schema))
        .map(({name}) => name ?? '');
      return forms.sort((a, b) => a.length - b.length)[0] ?? schema.name ?? '';
    },
  };
}

function pattern({baseUrl, path}: Operation): RegExp {
  const literal = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${(baseUrl + path)
      .split(/\{[^}]+\}/)
      .map(literal)
      .join('[^/?]+')}$`,
  );
}

/** @returns the operation that a URL calls */
function operationAt(url: string): Operation | undefined {
  const service = /^https:\/\/[\w.-]+\.ecosyste\.ms\//.exec(url)?.[0];
  if (!service) return undefined;
  const candidates = loadDescriptions()
    .filter(({baseUrl}) => baseUrl.startsWith(service))
    .flatMap(({operations}) => operations);
  // A path without parameters is nearer than one with them.
  return candidates
    .filter((operation) => operation.method === 'GET' && pattern(operation).test(url))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function joinByUrl({name}: Property, examples: readonly Json[]): Join | undefined {
  for (const example of examples) {
    const value = propertyOf(example, name);
    const operation = typeof value === 'string' ? operationAt(value) : undefined;
    const target = operation && returned(operation);
    if (target) {
      const {nameOf} = readApi(loadDescriptions().find(({id}) => id === operation.api) as ApiDescription);
      return {property: name, by: 'url', many: target.many, object: nameOf(target.schema), service: operation.service};
    }
  }
  return undefined;
}

/** @returns the joins of an object: the properties of its forms that hold a named object, or a URL of an operation */
function joinsOf(forms: readonly Returned[], service: string, nameOf: (schema: Schema) => string): Join[] {
  const joins = new Map<string, Join>();
  for (const {schema, examples} of forms) {
    for (const property of schema.properties ?? []) {
      const {schema: value, many} = element(property.schema);
      const join = value.name
        ? ({property: property.name, by: 'value', many, object: nameOf(value), service} as const)
        : joinByUrl(property, examples);
      if (join && !joins.has(join.property)) joins.set(join.property, join);
    }
  }
  return [...joins.values()];
}

/** @returns the operation that returns the most properties of an object; of equals one that returns a single object */
function fullestOf(forms: readonly Returned[]): Operation {
  const worth = ({schema, many}: Returned): number => propertyNames(schema).size - (many ? 0.5 : 0);
  return forms.reduce((best, form) => (worth(form) > worth(best) ? form : best)).operation;
}

/**
 * @param id id of a service
 * @returns the objects that two or more of its operations return, the most frequent first, each with the properties that lead to another object of the list or of another service
 * @throws Error when there is no such service
 */
export function serviceObjects(id: string): ServiceObject[] {
  const service = getService(id).id;
  const objects = descriptionsOf(service).flatMap((description) => {
    const {all, nameOf} = readApi(description);
    const names = new Set(all.map(({schema}) => nameOf(schema)));
    return [...names].flatMap((name) => {
      const forms = all.filter(({schema}) => nameOf(schema) === name);
      if (forms.length < 2) return [];
      return [
        {
          name,
          operations: forms.map(({operation}) => operation),
          fullest: fullestOf(forms),
          joins: joinsOf(forms, service, nameOf),
        },
      ];
    });
  });
  const known = new Set(objects.map(({name}) => name));
  return objects
    .map((object) => ({
      ...object,
      joins: object.joins.filter(
        (join) => join.service !== service || (known.has(join.object) && join.object !== object.name),
      ),
    }))
    .sort((a, b) => b.operations.length - a.operations.length);
}

/** Objects by operation, read once for each list of descriptions. */
const byOperation = new WeakMap<readonly ApiDescription[], ReadonlyMap<Operation, ServiceObject>>();

function objectsByOperation(): ReadonlyMap<Operation, ServiceObject> {
  const descriptions = loadDescriptions();
  const known = byOperation.get(descriptions);
  if (known) return known;
  const objects = new Map(
    services.flatMap(({id}) =>
      serviceObjects(id).flatMap((object) => object.operations.map((one) => [one, object] as const)),
    ),
  );
  byOperation.set(descriptions, objects);
  return objects;
}

/**
 * @param operation an operation
 * @returns the object that it and other operations of its service return; undefined where it returns none
 */
export function objectOf(operation: Operation): ServiceObject | undefined {
  return objectsByOperation().get(operation);
}

/** @returns the address of an object's entry on its service's page */
export function objectPath(service: string, {name}: Pick<ServiceObject, 'name'>): string {
  return `${servicePath(getService(service))}#${objectId(name)}`;
}

/** @returns the anchor of an object on its service's page */
export const objectId = (name: string): string => `object-${name.toLowerCase()}`;
