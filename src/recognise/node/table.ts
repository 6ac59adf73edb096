/**
 * The operations of the form as a small table: page, method and address. Build
 * time only; the browser gets the result as JSON and makes requests from it
 * with `toTarget` (startTarget.ts).
 */
import {getService, servicePath} from '../../catalogue/services';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {startOperations} from '../startOperations';
import type {StartTable, StartTarget} from '../startTarget';

/**
 * @param apis every API description
 * @returns a row for each operation of startOperations.ts
 * @throws Error that names the operation that no description has
 */
export function startTable(apis: readonly ApiDescription[]): StartTable {
  const rows = startOperations.map((reference): [string, StartTarget] => {
    const [api, id] = reference.split('/');
    const operation = apis
      .find((candidate) => candidate.id === api)
      ?.operations.find((candidate) => candidate.id === id);
    if (!operation)
      throw new Error(
        `src/recognise/startOperations.ts names "${reference}", but openapi/${api}.yaml has no operation "${id}".`,
      );
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    return [
      reference,
      {
        page: `${servicePath(getService(operation.service))}/${operation.slug}`,
        ...(operation.cors ? {cors: true} : {}),
        ...(operation.method === 'GET' ? {} : {method: operation.method}),
        url: `${operation.baseUrl}${operation.path}`,
        ...(query.length > 0 ? {query: query.join(' ')} : {}),
      },
    ];
  });
  return Object.fromEntries(rows) as StartTable;
}
