import type {Operation} from '../../openapi/model';
import type {PageOperation} from '../pageOperation';
import {differencesPath} from './differences';
import {neighboursOf, objectOf, objectPath} from './objects';
import {resolveLinks} from './text';

/** @returns the value with every `op:` and `link:` in its texts resolved */
function withLinks<T>(value: T): T {
  if (typeof value === 'string') return resolveLinks(value) as T;
  if (Array.isArray(value)) return value.map(withLinks) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLinks(inner)])) as T;
}

/**
 * @param operation an operation of the model
 * @returns the same for its page
 * @throws Error if a text links to an operation or a link that does not exist
 */
export function pageOperation(operation: Operation): PageOperation {
  const object = objectOf(operation);
  return {
    // They have a page of their own.
    ...withLinks({...operation, differences: []}),
    ...(object
      ? {object: {name: object.name, path: objectPath(operation.service, object), ...neighboursOf(object)}}
      : {}),
    differencesPath: differencesPath(operation),
  };
}
