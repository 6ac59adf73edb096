import type {Operation} from '@ecosystems-docs/openapi-docs';
import type {JobPaths, PageOperation, Redirect} from '../pageOperation';
import {findOperation, loadDescriptions, operationPath} from './descriptions';
import {differencesPath} from './differences';
import {objectOf, objectPath} from './objects';
import {resolveLinks} from './text';

/** @returns the value with every `op:` and `link:` in its texts resolved */
function withLinks<T>(value: T): T {
  if (typeof value === 'string') return resolveLinks(value) as T;
  if (Array.isArray(value)) return value.map(withLinks) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLinks(inner)])) as T;
}

/** What an operation that creates a job redirects to, in every description that has jobs. */
const GET_JOB = 'getJob';

const operationsOf = (api: string): readonly Operation[] =>
  loadDescriptions().find((description) => description.id === api)?.operations ?? [];

/** @returns the pages of the other operations of a job; undefined if the operation neither creates nor gets one */
function jobPaths({api, id, redirectsTo}: Operation): JobPaths | undefined {
  if (redirectsTo === GET_JOB) return {get: operationPath(findOperation(`${api}/${GET_JOB}`))};
  if (id !== GET_JOB) return undefined;
  const create = operationsOf(api).find((other) => other.redirectsTo === id);
  return create && {create: operationPath(create)};
}

function redirectOf({api, redirectsTo}: Operation): Redirect | undefined {
  const target = operationsOf(api).find(({id}) => id === redirectsTo);
  if (!target) return undefined;
  const success = target.responses.find(({status}) => status === '200');
  return {title: target.summary, path: operationPath(target), content: success?.content ?? []};
}

/** @returns an operation with what other operations say of it; links in its texts stay as they are written */
export function joinedOperation(operation: Operation): PageOperation {
  const object = objectOf(operation);
  return {
    ...operation,
    ...(object && {object: {name: object.name, path: objectPath(operation.service, object)}}),
    job: jobPaths(operation),
    redirect: redirectOf(operation),
    differencesPath: differencesPath(operation),
  };
}

/**
 * @param operation an operation of the model
 * @returns the same for its page
 * @throws Error if a text links to an operation or a link that does not exist
 */
export function pageOperation(operation: Operation): PageOperation {
  // Differences have a page of their own.
  return withLinks({...joinedOperation(operation), differences: []});
}
