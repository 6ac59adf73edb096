/** How many bytes an agent fetches before it has the right request; used by `npm run bench:agents` and its test. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {LLMS} from '../../src/outputs/llms';
import {indexPath, operationLine} from '../../src/outputs/serviceIndex';
import {twinPath} from '../../src/outputs/addresses';
import {findOperation, operationPath} from '../../src/api/node/descriptions';
import {requestProblems} from '@ecosystems-docs/openapi-docs/samples';

export interface AgentTask {
  task: string;
  /** `api/operation` that answers it. */
  operation: string;
  parameters: Readonly<Record<string, Json>>;
  body?: Json;
}

/** What is demanded, in bytes. */
export const MOST = {median: 12 * 1024, worst: 25 * 1024} as const;

export interface Way {
  task: AgentTask;
  /** The files in the order in which they are fetched. */
  files: string[];
  bytes: number;
  /** Whether all that the request needs stands in them. */
  complete: boolean;
}

/** @returns the tasks */
export function readTasks(): AgentTask[] {
  return JSON.parse(readFileSync(path.join(__dirname, 'tasks.json'), 'utf8')) as AgentTask[];
}

/** @returns every value of a body at any depth, names of properties included */
function wordsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => [name, ...wordsOf(inner)]);
  return [valueText(value)];
}

/** What an agent cannot know from the task: it must have read it. An encoded scope counts as read where the encoding of one was. */
function needs({task, operation, parameters, body}: AgentTask): string[] {
  const given = (word: string): boolean => task.includes(word) || word === 'true';
  const words = [
    ...Object.entries(parameters).flatMap(([name, value]) => [name, valueText(value)]),
    ...wordsOf(body ?? {}),
  ];
  const target = findOperation(operation);
  return [
    `${target.method} ${target.path}`,
    ...words
      .filter((word) => !given(word))
      .map((word) => (word.includes('%2F') ? '%40babel%2Fcore' : /^pkg:/.test(word) ? 'pkg:npm/' : word)),
  ];
}

/**
 * The way of an agent that reads no more than it is led to: llms.txt, the parts
 * of the index of the service until one has the operation, then the page of
 * the operation where a name or value is still missing, then the complete page.
 *
 * @param files every file of the site by its path
 * @throws Error where the expected request is not one that the API description allows
 */
export function wayOf(task: AgentTask, files: ReadonlyMap<string, string>): Way {
  const operation = findOperation(task.operation);
  const problems = requestProblems(operation, {
    parameters: task.parameters,
    ...(task.body === undefined ? {} : {body: task.body}),
  });
  if (problems.length > 0) throw new Error(`bench/agents/tasks.json: ${task.task} ${problems.join('; ')}`);
  const read: string[] = [];
  let text = '';
  const fetch = (file: string): string => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`The site has no ${file}.`);
    read.push(file);
    text += content;
    return content;
  };
  fetch(LLMS);
  for (let part = 1; !fetch(indexPath(operation.service, part)).includes(operationLine(operation)); part += 1);
  const missing = (): boolean => needs(task).some((word) => !text.includes(word));
  const page = twinPath(operationPath(operation));
  if (missing()) fetch(page);
  if (missing()) fetch(page.replace(/\.md$/, '.full.md'));
  return {task, files: read, bytes: Buffer.byteLength(text), complete: !missing()};
}

/** @returns the median and the largest number of bytes */
export function summary(ways: readonly Pick<Way, 'bytes'>[]): {median: number; worst: number} {
  const sizes = ways.map(({bytes}) => bytes).sort((a, b) => a - b);
  return {median: sizes[Math.floor(sizes.length / 2)] ?? 0, worst: sizes.at(-1) ?? 0};
}
