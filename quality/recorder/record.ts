import {writeFileSync} from 'node:fs';
import {formatDate} from '@ecosystems-docs/text';
import type {LiveDifference} from './liveDifferences';
import {type Loaded, loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {asObject, type Content, type Example, type Json, type Operation} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {candidateUrls, PoliteClient, type ClientOptions} from './recordRequest';
import {toExample} from './recordValue';
import {rewriteExample, type ExampleEdit} from './recordWrite';

export interface RecordOptions extends ClientOptions {
  dir?: string;
  /** Replaces scheme and host of every request: the mock server. May hold `{api}` and `{service}`. */
  base?: string;
  /** The day to write, as YYYY-MM-DD. */
  today: string;
}

/** What recording one description came to. */
export interface RecordReport {
  recorded: string[];
  differences: LiveDifference[];
  /** `api/operation` of every operation whose response was compared. */
  visited: Set<string>;
  /** Lines for the user: which operations were not recorded, and why. */
  lines: string[];
  /** Whether a request could not be sent at all. */
  failed: boolean;
}

/**
 * Asks every safe operation of a description (GET, `x-effect: read`) for its
 * example, compares the response with the schema, and writes a response that fits
 * as the first example of its success, or a job's as that of its state.
 */
export async function recordApi(id: string, options: RecordOptions): Promise<RecordReport> {
  const report: RecordReport = {recorded: [], differences: [], visited: new Set(), lines: [], failed: false};
  const loaded = loadWithPlaces(id, options.dir);
  const [first] = loaded.errors;
  if (!loaded.api || first) {
    report.failed = true;
    report.lines.push(
      `${id}: the description has errors${first ? `, the first at ${first.file}:${first.line}: ${first.message}` : ''}`,
    );
    return report;
  }
  const client = new PoliteClient(options);
  const edits: [Operation, ExampleEdit][] = [];
  for (const operation of loaded.api.operations) {
    if (operation.method !== 'GET' || operation.effect !== 'read') continue;
    const edit = await recordOperation(loaded, operation, client, options, report);
    if (edit) edits.push([operation, edit]);
  }
  const {path, text: before} = loaded.root.file;
  let text = before;
  for (const [operation, edit] of edits) {
    const written = rewriteExample(path, text, edit);
    if ('reason' in written) report.lines.push(`${id}/${operation.id}: not written: ${written.reason}`);
    else {
      ({text} = written);
      report.recorded.push(operation.id);
    }
  }
  if (text !== before) writeFileSync(path, text);
  return report;
}

async function recordOperation(
  loaded: Loaded,
  operation: Operation,
  client: PoliteClient,
  options: RecordOptions,
  report: RecordReport,
): Promise<ExampleEdit | undefined> {
  const {api, id} = operation;
  const name = `${api}/${id}`;
  const say = (line: string): undefined => void report.lines.push(`${name}: ${line}`);
  const find = (path: string, message: string): undefined =>
    void report.differences.push({api, operation: id, path, message});
  let reason = '';
  for (const url of candidateUrls(operation, options.base)) {
    const result = await client.get(url);
    if ('problem' in result) {
      report.failed = true;
      return say(`${url} ${result.problem}`);
    }
    const {status} = result.response;
    const described = operation.responses.find((response) => response.status === String(status));
    reason = `returned ${status}`;
    if (status !== 200) {
      await result.response.body?.cancel();
      // An error of the server is its own matter and may pass.
      if (described || status >= 500) continue;
      report.visited.add(name);
      return find('', `the response has the status ${status}, which is not described`);
    }
    const content = described?.content.find(({mediaType}) => /json/.test(mediaType));
    if (!content) {
      await result.response.body?.cancel();
      return say('not recorded: the description has no JSON for the status 200');
    }
    report.visited.add(name);
    const value = (await result.response.json().catch(() => undefined)) as Json | undefined;
    if (value === undefined) return find('', 'the response is not JSON');
    const problems = problemsOf(content, value);
    for (const {path, message} of problems) find(path, message);
    if (problems.length > 0) return undefined;
    if (!isEmpty(value)) return editOf(loaded, content, value, options.today, say);
    reason = 'the response is empty';
  }
  return say(`not recorded: ${reason}`);
}

function editOf(
  loaded: Loaded,
  content: Content,
  value: Json,
  today: string,
  say: (line: string) => undefined,
): ExampleEdit | undefined {
  const example = exampleFor(content, value);
  const at = example ? loaded.origin(example) : undefined;
  if (!example || !at) return say('not written: there is no example to replace, or none of this status');
  if (at.file !== loaded.root.file)
    return say(`not written: the example is in ${at.file.name}, which several APIs share`);
  const shown = toExample(value, content.schema);
  const [problem] = validateValue(content.schema, shown);
  if (problem)
    return say(
      `not written: shortened to an example, the response no longer fits the schema: ${problem.path.join('.')} ${problem.message}`,
    );
  return {path: at.path, summary: `Recorded on ${formatDate(today)}`, value: shown, recorded: today};
}

/** @returns the example that a response may replace: of the same `status` if the response is a job, else the first */
function exampleFor({examples}: Content, value: Json): Example | undefined {
  const statusOf = (one: Json): unknown => asObject(one).status;
  const hasStates = new Set(examples.map((example) => statusOf(example.value))).size > 1;
  return hasStates ? examples.find((example) => statusOf(example.value) === statusOf(value)) : examples[0];
}

/** What does not fit a schema. The same property of a hundred items is one problem. */
function problemsOf({schema}: Content, value: Json): {path: string; message: string}[] {
  const problems = validateValue(schema, value).map(({path, message}) => ({
    path: path.map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.'),
    message,
  }));
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values()];
}

function isEmpty(value: Json): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
