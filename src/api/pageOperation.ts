import type {Operation} from '../openapi/model';

/** An operation as its page needs it: serialisable, every link in its texts a URL, and with what other operations say of it. */
export interface PageOperation extends Operation {
  /** The object that it returns on success, and where that is described. */
  object?: {name: string; path: string};
  /** Where its differences from the service's own OpenAPI document are listed. */
  differencesPath: string;
}
