export {FINAL_STATES, isRunning} from './jobs';
export type {
  ApiDescription,
  Content,
  Difference,
  Example,
  Header,
  Input,
  Json,
  Operation,
  Parameter,
  Property,
  Provenance,
  RequestBody,
  Response,
  Schema,
} from './model';
export {asList, asObject, isObject, type AnyObject, type JsonObject} from './objects';
export {header, retryTime, waitAsked, type TimedResponse} from './retryTime';
