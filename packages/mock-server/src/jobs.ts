/** Jobs that were created on the mock: each time one is read it is a step further. */
import {randomUUID} from 'node:crypto';
import {type ApiDescription, isObject, isRunning, type Json, type Operation} from '@ecosystems-docs/openapi-docs';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import {Refusal, responseOf} from './reply';

function statusOf(value: Json): string {
  return isObject(value) && typeof value.status === 'string' ? value.status : '';
}

/** @returns the operation to which a redirect of the given one leads */
export function redirectTarget({redirectsTo}: Operation, api: ApiDescription): Operation | undefined {
  return api.operations.find(({id}) => id === redirectsTo);
}

/** @returns the operation that reads what the given one creates; undefined if it creates no job */
export function jobReader(operation: Operation, api: ApiDescription): Operation | undefined {
  return operation.effect === 'creates' ? redirectTarget(operation, api) : undefined;
}

/** Jobs that are remembered; the oldest goes. */
const MAX_JOBS = 200;

export class Jobs {
  /** What the reader of each job gets, one after the other; the last one stays. */
  private readonly steps = new Map<string, Json[]>();

  /**
   * @param reader the operation that reads the job
   * @param values what the job is created with: shown in the job if it has fields of these names
   * @param end key of the reader's example in which the job ends
   * @returns id of the new job
   * @throws Refusal when there is no such example
   */
  create(reader: Operation, {parameters, body}: RequestValues, end?: string): string {
    const examples = responseOf(reader, '200')?.content[0]?.examples ?? [];
    const last = examples.find(({key, value}) => (end === undefined ? statusOf(value) === 'complete' : key === end));
    if (!last)
      throw new Refusal(
        400,
        `a job can end in: ${examples.map(({key}) => key).join(', ')}; not in "${end ?? 'complete'}"`,
      );
    const running = examples.find(({value}) => isRunning(statusOf(value)));
    const id = randomUUID();
    const given = {...parameters, ...(isObject(body) ? body : {})};
    const dress = (value: Json, status = statusOf(value)): Json => {
      const known = Object.entries(given).filter(([name]) => Object.hasOwn(value as object, name));
      return {...(value as object), ...Object.fromEntries(known), id, status};
    };
    // A service without an example of a running job finishes it while it is created.
    const before = running ? [dress(running.value, 'pending'), dress(running.value, 'working')] : [];
    this.steps.set(id, [...before, dress(last.value)]);
    if (this.steps.size > MAX_JOBS) this.steps.delete([...this.steps.keys()][0]!);
    return id;
  }

  /** @returns the job as it is now, and moves it a step on; undefined when it was not created here */
  read(id: string): Json | undefined {
    const steps = this.steps.get(id);
    return steps && steps.length > 1 ? steps.shift() : steps?.[0];
  }
}
