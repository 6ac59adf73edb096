import type {Input, Operation} from '@ecosystems-docs/openapi-docs';

/**
 * An operation without what only its page shows: descriptions, schemas of
 * bodies and responses, examples of responses, differences. It is an `Operation`
 * all the same, so that samples are made from it.
 */
export interface ConsoleOperation extends Operation {
  /** Whether the service lets pages of other sites call the operation. */
  cors: boolean;
  /** Whether its response is a job, or leads to one, that is polled until it has ended. */
  job: boolean;
  /** The properties of its body, where that is flat: each has a field. */
  bodyInputs?: Input[];
}
