import {readFile, stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import {parseDocument} from 'yaml';
import {bundleDescription, loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {type AnyObject, type ApiDescription, type Difference, isObject} from '@ecosystems-docs/openapi-docs';
import {blankFact, covers} from '@ecosystems-docs/openapi-docs/facts';
import {compareStructures, type FactDifference} from './facts';

interface Drift {
  /** Differences that no entry of `x-differences` explains. */
  unrecorded: FactDifference[];
  /** Recorded facts that do not differ, or no longer. */
  stale: {difference: Difference; fact: string}[];
}

/** @returns whether a recorded fact is about a difference */
export function explains(fact: string, {fact: own, aliases}: FactDifference): boolean {
  return [own, ...aliases].some((text) => covers(fact, blankFact(text)));
}

/** Compares our document with the published one and sets recorded differences aside. Both are self-contained. */
export function driftBetween(ours: unknown, published: unknown, recorded: readonly Difference[]): Drift {
  const differences = compareStructures(ours, published);
  const facts = recorded.flatMap((difference) => difference.facts.map((fact) => ({difference, fact})));
  return {
    unrecorded: differences.filter(
      (difference) => !difference.minor && !facts.some(({fact}) => explains(fact, difference)),
    ),
    stale: facts.filter(({fact}) => !differences.some((difference) => explains(fact, difference))),
  };
}

/** What comparing one description came to. */
interface DriftReport {
  id: string;
  /** One line for each difference; empty if there is none. */
  lines: string[];
  /** `equal`: nothing to say. `drift`: unrecorded or stale. `failed`: could not be compared. */
  outcome: 'equal' | 'drift' | 'failed';
}

interface DriftOptions {
  dir?: string;
  /** A folder that holds `<id>.yaml`, read instead of the published address. */
  from?: string;
  fetch?: typeof fetch;
  /** How long to wait for a host, in milliseconds. */
  timeout?: number;
}

/** How the script names itself to the services. */
export const USER_AGENT = 'ecosystems-documentation openapi-drift (contact: support@ecosyste.ms)';

function bothValues({published, ours}: {published: string | undefined; ours: string | undefined}): string {
  return `(published: ${published ?? 'none'}; ours: ${ours ?? 'none'})`;
}

/** Compares one description with its published document. Never throws. */
export async function compareWithService(id: string, options: DriftOptions = {}): Promise<DriftReport> {
  const {dir} = options;
  const failed = (message: string): DriftReport => ({
    id,
    lines: [`${id}: cannot compare: ${message}`],
    outcome: 'failed',
  });
  const {api, errors, root} = loadWithPlaces(id, dir);
  const [first] = errors;
  if (first) return failed(`our description has errors, the first at ${first.file}:${first.line}: ${first.message}`);
  if (!api) return failed('our description is empty.');
  let published: AnyObject;
  try {
    published = await publishedDocument(api, options);
  } catch (error) {
    return failed((error as Error).message);
  }
  const drift = driftBetween(bundleDescription(id, dir), published, api.differences);
  const lines = [
    ...drift.unrecorded.map((one) => `${id}: not recorded: ${one.fact} ${bothValues(one)}`),
    ...drift.stale.map(({difference, fact}) => {
      const path = [api.differences.indexOf(difference), 'facts', difference.facts.indexOf(fact)];
      const line = root.file.line(['x-differences', ...path]);
      return `${id}: stale: ${root.file.name}:${line} difference ${difference.id}: "${fact}" does not differ`;
    }),
  ];
  return {id, lines, outcome: lines.length > 0 ? 'drift' : 'equal'};
}

/**
 * @returns the service's own document
 * @throws Error if it can't be read
 */
export function publishedDocument({id, provenance}: ApiDescription, options: DriftOptions): Promise<AnyObject> {
  return options.from === undefined ? download(provenance.publishedUrl, options) : readPublished(options.from, id);
}

async function readPublished(folder: string, id: string): Promise<AnyObject> {
  const path = resolve(folder, `${id}.yaml`);
  const stats = await stat(folder).catch(() => undefined);
  if (stats && !stats.isDirectory())
    throw new Error(`--from takes a folder that holds ${id}.yaml; ${folder} is a file.`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`Cannot read ${path}.`);
  });
  return readDocument(path, text);
}

async function download(url: string, {fetch: get = fetch, timeout = 15_000}: DriftOptions): Promise<AnyObject> {
  const headers = {'user-agent': USER_AGENT, accept: 'application/yaml, text/yaml, */*'};
  const unreachable = (error: unknown): never => {
    throw new Error(`${url} cannot be reached: ${failureReason(error, timeout)}.`);
  };
  const response = await get(url, {headers, signal: AbortSignal.timeout(timeout)}).catch(unreachable);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return readDocument(url, await response.text().catch(unreachable));
}

/** The cause of a failed request in a few words. */
export function failureReason(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response in ${timeout / 1000} s`;
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

/** @throws Error if a text is no OpenAPI document; `name` is its origin */
function readDocument(name: string, text: string): AnyObject {
  const document = parseDocument(text, {merge: true});
  const invalid = (message: string): Error => new Error(`${name} is not valid YAML: ${message}.`);
  const [error] = document.errors;
  if (error) throw invalid((error.message.split('\n')[0] ?? '').replace(/:$/, ''));
  let value: unknown;
  try {
    value = document.toJS({maxAliasCount: -1});
  } catch (problem) {
    throw invalid((problem as Error).message);
  }
  if (value === null) throw new Error(`${name} is empty.`);
  if (!isObject(value) || !isObject(value.paths)) throw new Error(`${name} is not an OpenAPI document.`);
  return value;
}
