/**
 * How much an agent fetches before it knows which requests answer a question and
 * which properties of the responses hold the answer; used by `npm run
 * bench:agents` and its test. The requests alone are measured in measure.ts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Operation, Schema} from '@ecosystems-docs/openapi-docs';
import {findOperation, operationPath} from '../../src/api/node/descriptions';
import {twinPath} from '../../src/outputs/addresses';
import {LLMS} from '../../src/outputs/llms';
import {fullPath, indexPath} from '../../src/outputs/serviceIndex';
import {TASKS} from '../../src/outputs/tasks';

interface Step {
  /** `api/operation` */
  operation: string;
  /** Properties that hold the answer, at any depth. */
  reads: string[];
}

export interface Question {
  task: string;
  /** Requests one after the other; absent where the data has no answer. */
  steps?: Step[];
  /** What an agent must read there to know that it can stop. */
  says?: string;
}

/** What is demanded, in bytes and fetches. */
export const MOST_OF_QUESTIONS = {median: 22 * 1024, worst: 30 * 1024, fetches: 6} as const;

export interface Reading {
  question: Question;
  /** The files in the order in which they are fetched. */
  files: string[];
  bytes: number;
  complete: boolean;
}

/** @returns the questions */
export function readQuestions(): Question[] {
  return JSON.parse(readFileSync(path.join(__dirname, 'questions.json'), 'utf8')) as Question[];
}

function hasProperty({properties = [], items, additionalProperties, oneOf, anyOf}: Schema, name: string): boolean {
  const inner = [...properties.map(({schema}) => schema), items, additionalProperties, ...(oneOf ?? anyOf ?? [])];
  return (
    properties.some((property) => property.name === name) ||
    inner.some((schema) => typeof schema === 'object' && hasProperty(schema, name))
  );
}

/** @throws Error where the API description has no such property, so that the question has no answer */
function checkStep({operation: reference, reads}: Step, {responses, api, redirectsTo}: Operation): void {
  const answers = redirectsTo ? findOperation(`${api}/${redirectsTo}`).responses : responses;
  const schemas = answers.filter(({status}) => status === '200').flatMap(({content}) => content);
  const wrong = reads.find((name) => !schemas.some(({schema}) => hasProperty(schema, name)));
  if (wrong) throw new Error(`bench/agents/questions.json: ${reference} returns no ${wrong}.`);
}

/** The pages that say what an operation returns, the short ones first; that of the operation behind its redirect too. */
function pagesOf(operation: Operation): string[] {
  const {api, redirectsTo} = operation;
  const operations = [operation, ...(redirectsTo ? [findOperation(`${api}/${redirectsTo}`)] : [])];
  return [twinPath, fullPath].flatMap((addressOf) => operations.map((each) => addressOf(operationPath(each))));
}

/** Whether a text names a property: as a word, not as a part of another. */
const names = (text: string, property: string): boolean => new RegExp(`(?<![\\w.])${property}(?!\\w)`).test(text);

/** @returns whether the list of tasks leads to a page: a heading has its folder, a line below it the page */
function isInTasks(tasks: string, address: string): boolean {
  const [, folder = '', page = ''] = /^\/docs\/services\/(.*)\/([^/]+)$/.exec(address) ?? [];
  return tasks
    .split('\n## ')
    .map((section) => section.split('\n'))
    .some(
      ([heading = '', ...lines]) =>
        heading.endsWith(` → ${folder}`) && lines.some((line) => `${line} `.includes(` → ${page} `)),
    );
}

/** One agent: what it has read, and how it goes on from there. */
class Agent {
  readonly read = new Map<string, string>();

  constructor(private readonly files: ReadonlyMap<string, string>) {}

  fetch(file: string): string {
    const content = this.files.get(file);
    if (content === undefined) throw new Error(`The site has no ${file}.`);
    this.read.set(file, content);
    return content;
  }

  /** Reads the index of a service until it names the operation: first the part that is said to have it, where one is. */
  private findInIndex({service, tag, method, path: address}: Operation): void {
    const has = (text: string): boolean => [' ', ':'].some((end) => text.includes(`\n${method} ${address}${end}`));
    const first = this.fetch(indexPath(service));
    if (has(first)) return;
    const [, others = ''] = /^Other parts: (.*)$/m.exec(first) ?? [];
    const parts = [...others.matchAll(/(\/llms\/\S+\.txt)((?: (?!https:)\S+)*)/g)].map(([, file = '', holds = '']) => ({
      file,
      isTold: holds.includes(tag),
    }));
    const ordered = [...parts.filter(({isTold}) => isTold), ...parts.filter(({isTold}) => !isTold)];
    if (!ordered.some(({file}) => has(this.fetch(file)))) throw new Error(`No index has ${method} ${address}.`);
  }

  /** Reads what leads to an operation, then of its pages as much as has the properties. @returns whether one has */
  step({operation: reference, reads}: Step): boolean {
    const operation = findOperation(reference);
    checkStep({operation: reference, reads}, operation);
    const address = operationPath(operation);
    if (!isInTasks(this.read.get(TASKS) ?? '', address)) this.findInIndex(operation);
    let text = '';
    return pagesOf(operation).some((file) => {
      text += this.fetch(file);
      return reads.every((name) => names(text, name));
    });
  }
}

/**
 * The way of an agent that reads no more than it is led to: llms.txt, the common
 * tasks, the index of the service where these do not name the page, then the page
 * and the complete page until all properties have been read.
 *
 * @param files every file of the site by its path
 * @throws Error where a question has no answer by the API descriptions
 */
export function readingOf(question: Question, files: ReadonlyMap<string, string>): Reading {
  const agent = new Agent(files);
  const start = agent.fetch(LLMS);
  let complete: boolean;
  if (question.says === undefined) {
    agent.fetch(TASKS);
    complete = (question.steps ?? []).map((step) => agent.step(step)).every(Boolean);
  } else complete = start.includes(question.says);
  const bytes = [...agent.read.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return {question, files: [...agent.read.keys()], bytes, complete};
}
