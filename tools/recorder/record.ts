import {writeFileSync} from 'node:fs';
import {formatDate} from '../../src/catalogue/access';
import type {Finding} from './findings';
import {defaultDirectory, loadWithPlaces} from '../../src/openapi/build/load';
import type {Loaded} from '../../src/openapi/build/loaded';
import type {Content, Example, Json, Operation} from '../../src/openapi/model';
import {candidateUrls, PoliteClient, type ClientOptions} from './recordRequest';
import {toExample} from './recordValue';
import {rewriteExamples, type ExampleEdit} from './recordWrite';
import {validateValue} from '../../src/openapi/build/values';

export interface RecordOptions extends ClientOptions {
  dir?: string;
  /** Replaces scheme and host of every request: the mock server. May hold `{api}` and `{service}`. */
  base?: string;
  /** The day to write, as YYYY-MM-DD. */
  today: string;
}

/** What recording one description came to. */
export interface RecordReport {
  id: string;
  recorded: string[];
  findings: Finding[];
  /** `api/operation` of every operation whose answer was compared. */
  visited: Set<string>;
  /** Lines for the user: what was not recorded and why. */
  lines: string[];
  /** Whether something could not be asked at all. */
  failed: boolean;
}

/**
 * Asks every safe operation of a description (GET, `x-effect: read`) for its
 * example, compares the answer with the schema, and writes an answer that fits
 * as the first example of its success, or a job's as that of its state.
 */
export async function recordApi(id: string, options: RecordOptions): Promise<RecordReport> {
  const report: RecordReport = {id, recorded: [], findings: [], visited: new Set(), lines: [], failed: false};
  const loaded = loadWithPlaces(id, options.dir ?? defaultDirectory());
  const [first] = loaded.errors;
  if (!loaded.api || first) {
    report.failed = true;
    report.lines.push(
      `${id}: the description has errors${first ? `, the first at ${first.file}:${first.line}: ${first.message}` : ''}`,
    );
    return report;
  }
  const client = new PoliteClient(options);
  const edits: {operation: Operation; edit: ExampleEdit}[] = [];
  for (const operation of loaded.api.operations) {
    if (operation.method !== 'GET' || operation.effect !== 'read') continue;
    const edit = await recordOperation(loaded, operation, client, options, report);
    if (edit) edits.push({operation, edit});
  }
  const {file} = loaded.root;
  const {text, refused} = rewriteExamples(
    file.path,
    file.text,
    edits.map(({edit}) => edit),
  );
  for (const {operation, edit} of edits) {
    const refusal = refused.find((one) => one.edit === edit);
    if (refusal) report.lines.push(`${id}/${operation.id}: not written: ${refusal.reason}`);
    else report.recorded.push(operation.id);
  }
  if (text !== file.text) writeFileSync(file.path, text);
  return report;
}

async function recordOperation(
  loaded: Loaded,
  operation: Operation,
  client: PoliteClient,
  options: RecordOptions,
  report: RecordReport,
): Promise<ExampleEdit | undefined> {
  const name = `${operation.api}/${operation.id}`;
  let reason = '';
  for (const url of candidateUrls(operation, options.base)) {
    const answer = await client.get(url);
    if ('problem' in answer) {
      report.failed = true;
      report.lines.push(`${name}: ${url} ${answer.problem}`);
      return undefined;
    }
    const {status} = answer.response;
    const described = operation.responses.find((response) => response.status === String(status));
    reason = `returned ${status}`;
    if (status !== 200) {
      await answer.response.body?.cancel();
      // An error of the server is its own matter and may pass.
      if (described || status >= 500) continue;
      report.visited.add(name);
      report.findings.push({
        api: operation.api,
        operation: operation.id,
        path: '',
        message: `the response has the status ${status}, which is not described`,
      });
      return undefined;
    }
    const content = described?.content.find(({mediaType}) => /json/.test(mediaType));
    if (!content) {
      await answer.response.body?.cancel();
      report.lines.push(`${name}: not recorded: the description has no JSON for the status 200`);
      return undefined;
    }
    report.visited.add(name);
    const value = await readJson(answer.response);
    if (value === undefined) {
      report.findings.push({
        api: operation.api,
        operation: operation.id,
        path: '',
        message: 'the response is not JSON',
      });
      return undefined;
    }
    const findings = findingsOf(operation, content, value);
    report.findings.push(...findings);
    if (findings.length > 0) return undefined;
    if (isEmpty(value)) {
      reason = 'the response is empty';
      continue;
    }
    return editOf(loaded, operation, content, value, options, report);
  }
  report.lines.push(`${name}: not recorded: ${reason}`);
  return undefined;
}

function editOf(
  loaded: Loaded,
  operation: Operation,
  content: Content,
  value: Json,
  options: RecordOptions,
  report: RecordReport,
): ExampleEdit | undefined {
  const refuse = (reason: string): undefined => {
    report.lines.push(`${operation.api}/${operation.id}: not written: ${reason}`);
    return undefined;
  };
  const example = exampleFor(content, value);
  const at = example ? loaded.origin(example) : undefined;
  if (!example || !at) return refuse('there is no example to replace, or none of this status');
  if (at.file !== loaded.root.file) return refuse(`the example is in ${at.file.name}, which several APIs share`);
  const shown = toExample(value, content.schema);
  const [problem] = validateValue(content.schema, shown);
  if (problem)
    return refuse(
      `shortened to an example, the response no longer fits the schema: ${problem.path.join('.')} ${problem.message}`,
    );
  return {path: at.path, summary: `Recorded on ${formatDate(options.today)}`, value: shown, recorded: options.today};
}

/** The example that an answer may replace: of the same `status` where the answer is a job, else the first. */
function exampleFor({examples}: Content, value: Json): Example | undefined {
  const statusOf = (one: Json): Json | undefined =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? one.status : undefined;
  const hasStates = new Set(examples.map((example) => statusOf(example.value))).size > 1;
  return hasStates ? examples.find((example) => statusOf(example.value) === statusOf(value)) : examples[0];
}

function findingsOf(operation: Operation, content: Content, value: Json): Finding[] {
  const found = new Map<string, Finding>();
  for (const problem of validateValue(content.schema, value)) {
    // The same property of a hundred items is one finding.
    const path = problem.path.map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.');
    found.set(`${path} ${problem.message}`, {
      api: operation.api,
      operation: operation.id,
      path,
      message: problem.message,
    });
  }
  return [...found.values()];
}

function isEmpty(value: Json): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

async function readJson(response: Response): Promise<Json | undefined> {
  try {
    return (await response.json()) as Json;
  } catch {
    return undefined;
  }
}
