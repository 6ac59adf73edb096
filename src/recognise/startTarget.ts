/** From a row of the form's table to what a request is prepared from. Browser-safe. */
import type {Operation, Parameter, ParameterPlace} from '../openapi/model';
import type {RequestTarget} from '../samples/request';
import type {StartOperation} from './startOperations';

/** What the form knows of an operation. */
export interface StartTarget {
  /** Path of its page. */
  page: string;
  /** Absent: GET. */
  method?: Operation['method'];
  /** Base URL and path template. */
  url: string;
  /** Names of the query parameters in the order of the description, separated by spaces. */
  query?: string;
}

/** The operations of the form: page, method and URL of each. */
export type StartTable = Readonly<Record<StartOperation, StartTarget>>;

function parameter(name: string, place: ParameterPlace): Parameter {
  return {
    name,
    in: place,
    required: false,
    description: '',
    schema: {types: [], nullable: false},
    example: null,
    allowReserved: false,
    explode: true,
  };
}

/** @returns a target for `prepareRequest`; it has no body and no header parameters, which the form never sends. */
export function toTarget({method = 'GET', url, query = ''}: StartTarget): RequestTarget {
  const inPath = [...url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => parameter(name ?? '', 'path'));
  const inQuery = query
    .split(' ')
    .filter(Boolean)
    .map((name) => parameter(name, 'query'));
  return {method, baseUrl: '', path: url, parameters: [...inPath, ...inQuery]};
}
