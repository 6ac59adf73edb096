/** From a row of the form's table to what a request is prepared from. Browser-safe. */
import type {Operation} from '@ecosystems-docs/openapi-docs';
import type {PreparableTarget} from '@ecosystems-docs/openapi-docs/samples';
import type {StartOperation} from './startOperations';

/** What the form knows of an operation. */
export interface StartTarget {
  page: string;
  /** Whether a page may send the request. */
  cors?: true;
  /** Absent: GET. */
  method?: Operation['method'];
  /** Base URL and path template. */
  url: string;
  /** Names of the query parameters in the order of the description, separated by spaces. */
  query?: string;
}

/** The operations of the form: page, method and URL of each. */
export type StartTable = Readonly<Record<StartOperation, StartTarget>>;

/** @returns what `prepareRequest` takes; it has no body and no header parameters, which the form never sends. */
export function toTarget({method = 'GET', url, query = ''}: StartTarget): PreparableTarget {
  const names = query.split(' ').filter(Boolean);
  return {method, baseUrl: '', path: url, parameters: names.map((name) => ({name, in: 'query', explode: true}))};
}
