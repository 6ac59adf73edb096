/** For tests only: an operation whose list has pages, and the responses of its pages. */
import type {Schema} from '@ecosystems-docs/openapi-docs';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {HttpResponse} from '../../requests/browser/send';

const integer = {types: ['integer' as const], nullable: false};

const parameter = (name: string, example: number, schema: Schema) => {
  return {name, in: 'query', required: false, explode: true, description: '', example, schema};
};

/** @param maximum the last page that the description allows */
export const listOperation = (maximum?: number): ConsoleOperation =>
  ({
    api: 'packages',
    service: 'packages',
    id: 'getItems',
    summary: 'List items',
    description: '',
    method: 'GET',
    path: '/items',
    baseUrl: 'https://packages.ecosyste.ms/api/v1',
    tags: [],
    effect: 'read',
    deprecated: false,
    parameters: [
      parameter('page', 1, {...integer, ...(maximum === undefined ? {} : {maximum})}),
      parameter('per_page', 100, integer),
    ],
    responses: [],
    caveats: [],
    differences: [],
    cors: true,
    job: false,
  }) as unknown as ConsoleOperation;

/** @returns the items of a page: a record each, with a number that JavaScript would round */
export const pageText = (page: number, size: number): string =>
  `[${Array.from({length: size}, (_, index) => `{"name":"n${(page - 1) * 100 + index}","id":9007199254740993}`).join(',')}]`;

export const responseOf = (body: string, status = 200, headers: HttpResponse['headers'] = []): HttpResponse => ({
  status,
  url: 'https://packages.ecosyste.ms/api/v1/items',
  redirected: false,
  headers,
  milliseconds: 1,
  received: Date.now(),
  body: new Blob([body], {type: 'application/json'}),
});
