/** Jobs that were created on the mock: each time one is read it is a step further. */
import {randomUUID} from 'node:crypto';
import type {ApiDescription, Example, Json, Operation} from '../../src/openapi/model';
import type {RequestValues} from '../../src/samples/request';

interface Job {
  id: string;
  /** What its reader gets, one after the other; the last one stays. */
  steps: Json[];
}

const RUNNING = new Set(['pending', 'queued', 'working']);

function statusOf(value: Json): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.status === 'string'
    ? value.status
    : '';
}

/** @returns the operation that reads what the given one creates; undefined where it creates no job */
export function jobReader(operation: Operation, api: ApiDescription): Operation | undefined {
  if (operation.effect !== 'creates' || !operation.responses.some((response) => response.status === '302'))
    return undefined;
  return api.operations.find(
    (candidate) => candidate.method === 'GET' && candidate.path.startsWith(`${operation.path}/{`),
  );
}

const examplesOf = (reader: Operation): readonly Example[] =>
  reader.responses.find((response) => response.status === '200')?.content[0]?.examples ?? [];

export class Jobs {
  private readonly jobs = new Map<string, Job>();

  /**
   * @param reader the operation that reads the job
   * @param values what the job is created with: shown in the job where it has fields of these names
   * @param end key of the reader's example in which the job ends
   * @returns id of the new job
   * @throws Error when there is no such example
   */
  create(reader: Operation, values: RequestValues, end?: string): string {
    const examples = examplesOf(reader);
    const last =
      end === undefined
        ? examples.find(({value}) => statusOf(value) === 'complete')
        : examples.find(({key}) => key === end);
    if (!last)
      throw new Error(`a job can end in: ${examples.map(({key}) => key).join(', ')}; not in "${end ?? 'complete'}"`);
    const running = examples.find(({value}) => RUNNING.has(statusOf(value)));
    const id = randomUUID();
    const given = {
      ...values.parameters,
      ...(typeof values.body === 'object' && !Array.isArray(values.body) ? values.body : {}),
    };
    const dress = (value: Json, status = statusOf(value)): Json => {
      const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(value as object, name)));
      return {...(value as object), ...known, id, status};
    };
    // A service without an example of a running job finishes it while it is created.
    const steps = running
      ? [dress(running.value, 'pending'), dress(running.value, 'working'), dress(last.value)]
      : [dress(last.value)];
    this.jobs.set(id, {id, steps});
    return id;
  }

  /** @returns the job as it is now, and moves it a step on; undefined when it was not created here */
  read(id: string): Json | undefined {
    const job = this.jobs.get(id);
    if (!job) return undefined;
    return job.steps.length > 1 ? job.steps.shift() : job.steps[0];
  }
}
