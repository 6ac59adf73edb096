import type {Content, Operation} from '@ecosystems-docs/openapi-docs';

/** Pages of the operations of a job, without the page that names them. */
export interface JobPaths {
  create?: string;
  get?: string;
}

/** The operation that a redirect leads to. */
export interface Redirect {
  title: string;
  path: string;
  content: Content[];
}

/** An operation as its page needs it: serialisable, every link in its texts a URL, and with what other operations say of it. */
export interface PageOperation extends Operation {
  /** The object that it returns on success, where that is described. */
  object?: {name: string; path: string};
  /** The other operations of the job that it creates or gets. */
  job?: JobPaths;
  redirect?: Redirect;
  /** Where its differences from the service's own OpenAPI document are listed. */
  differencesPath: string;
}
