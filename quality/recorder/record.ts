import {writeFileSync} from 'node:fs';
import {formatDate} from '@ecosystems-docs/text';
import type {LiveDifference} from './liveDifferences';
import {type Loaded, loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {asObject, type Content, type Example, type Json, type Operation} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {candidateUrls, PoliteClient, type ClientOptions} from './recordRequest';
import {toExample} from './recordValue';
import {rewriteExample, type ExampleEdit} from './recordWrite';

interface RecordOptions extends ClientOptions {
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
    const outcome = await recordOperation(loaded, operation, client, options);
    addOutcome(report, operation, outcome);
    if (outcome.kind === 'recorded') edits.push([operation, outcome.edit]);
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

interface Problem {
  path: string;
  message: string;
}

/** What asking for an operation's example came to. */
type Outcome = {
  /** Whether a response was compared with its schema. */
  isCompared?: boolean;
} & (
  | {kind: 'recorded'; edit: ExampleEdit}
  | {kind: 'different'; problems: readonly Problem[]}
  | {kind: 'skipped'; why: string}
  /** Another example may say more. */
  | {kind: 'inconclusive'; why: string}
  /** The request couldn't be sent. */
  | {kind: 'failed'; why: string}
);

function addOutcome(report: RecordReport, {api, id}: Operation, outcome: Outcome): void {
  if (outcome.isCompared) report.visited.add(`${api}/${id}`);
  if (outcome.kind === 'failed') report.failed = true;
  if (outcome.kind === 'different')
    report.differences.push(...outcome.problems.map(({path, message}) => ({api, operation: id, path, message})));
  if ('why' in outcome)
    report.lines.push(`${api}/${id}: ${outcome.kind === 'inconclusive' ? 'not recorded: ' : ''}${outcome.why}`);
}

/** Asks for the operation's examples in turn, until a response says something. */
async function recordOperation(
  loaded: Loaded,
  operation: Operation,
  client: PoliteClient,
  {base, today}: RecordOptions,
): Promise<Outcome> {
  let outcome: Outcome = {kind: 'inconclusive', why: ''};
  for (const url of candidateUrls(operation, base)) {
    const isCompared: boolean | undefined = outcome.isCompared;
    const result = await client.get(url);
    const next: Outcome =
      'problem' in result
        ? {kind: 'failed', why: `${url} ${result.problem}`}
        : await outcomeOf(loaded, operation, result.response, today);
    outcome = {...next, isCompared: isCompared || next.isCompared};
    if (outcome.kind !== 'inconclusive') break;
  }
  return outcome;
}

async function outcomeOf(
  loaded: Loaded,
  {responses}: Operation,
  response: globalThis.Response,
  today: string,
): Promise<Outcome> {
  const {status} = response;
  const described = responses.find((one) => one.status === String(status));
  const content = status === 200 ? described?.content.find(({mediaType}) => /json/.test(mediaType)) : undefined;
  if (!content) await response.body?.cancel();
  // An error of the server is its own matter and may pass.
  if (status !== 200 && (described || status >= 500)) return {kind: 'inconclusive', why: `returned ${status}`};
  if (status !== 200) return different(`the response has the status ${status}, which is not described`);
  if (!content) return {kind: 'skipped', why: 'not recorded: the description has no JSON for the status 200'};
  const value = (await response.json().catch(() => undefined)) as Json | undefined;
  if (value === undefined) return different('the response is not JSON');
  const problems = problemsOf(content, value);
  if (problems.length > 0) return {kind: 'different', problems, isCompared: true};
  if (isEmpty(value)) return {kind: 'inconclusive', why: 'the response is empty', isCompared: true};
  const edit = editOf(loaded, content, value, today);
  return {...(typeof edit === 'string' ? {kind: 'skipped', why: edit} : {kind: 'recorded', edit}), isCompared: true};
}

const different = (message: string): Outcome => ({
  kind: 'different',
  problems: [{path: '', message}],
  isCompared: true,
});

/** @returns the change of the description, or why there is none */
function editOf(loaded: Loaded, content: Content, value: Json, today: string): ExampleEdit | string {
  const example = exampleFor(content, value);
  const at = example ? loaded.origin(example) : undefined;
  if (!example || !at) return 'not written: there is no example to replace, or none of this status';
  if (at.file !== loaded.root.file) return `not written: the example is in ${at.file.name}, which several APIs share`;
  const shown = toExample(value, content.schema);
  const [problem] = validateValue(content.schema, shown);
  if (problem)
    return `not written: shortened to an example, the response no longer fits the schema: ${problem.path.join('.')} ${problem.message}`;
  return {path: at.path, summary: `Recorded on ${formatDate(today)}`, value: shown, recorded: today};
}

/** @returns the example that a response may replace: of the same `status` if the response is a job, else the first */
function exampleFor({examples}: Content, value: Json): Example | undefined {
  const statusOf = (one: Json): unknown => asObject(one).status;
  const hasStates = new Set(examples.map((example) => statusOf(example.value))).size > 1;
  return hasStates ? examples.find((example) => statusOf(example.value) === statusOf(value)) : examples[0];
}

/** What does not fit a schema. The same property of a hundred items is one problem. */
function problemsOf({schema}: Content, value: Json): Problem[] {
  const problems = validateValue(schema, value).map(({path, message}) => ({
    path: path.map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.'),
    message,
  }));
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values()];
}

function isEmpty(value: Json): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
