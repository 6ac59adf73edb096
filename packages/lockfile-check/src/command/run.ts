/** One run of the command, from its arguments to its exit code. */
import {readFile, writeFile} from 'node:fs/promises';
import {setTimeout as pause} from 'node:timers/promises';
import {count} from '@ecosystems-docs/text';
import {MAX_PACKAGES, tooManyPackages} from '@ecosystems-docs/lockfile-reader/limits';
import {headlineOf} from '../headline';
import type {Inventory} from '../inventory';
import {lookUp, startOf, type Batch, type Progress, type Reply} from '../lookUp';
import {missingOf} from '../missing';
import {gateOf, NO_POLICY, readPolicy, type Policy} from '../policy';
import {rowsOf} from '../rows';
import {VERSION} from './about';
import {EXIT, exitCodeOf, type ExitCode} from './exitCode';
import {HELP, readOptions, UsageError, type Options} from './options';
import {readPaths, type PathsRead} from './readPaths';
import {findLine, plain, type CommandReport} from './report';
import {sendBatch} from './send';

/** Where a run writes. */
interface Streams {
  print: (text: string) => void;
  /** Progress and problems. */
  tell: (line: string) => void;
  /** Whether the output is a terminal that shows colours. */
  isColoured: boolean;
}

/** What a lookup has found, and why it ended before its end. */
interface LookedUp {
  progress: Progress;
  problems: string[];
  isLate: boolean;
}

async function policyOf({policy: file, failOn}: Options): Promise<Policy> {
  if (file === undefined) return {...NO_POLICY, ...(failOn ? {failOn} : {})};
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`We couldn't open the policy ${file}.`);
  });
  try {
    return {...readPolicy(text), ...(failOn ? {failOn} : {})};
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const timeOfDay = (time: number): string => `${new Date(time).toISOString().slice(11, 16)} UTC`;

/** How a run ends in time. */
interface Deadline {
  /** In Unix milliseconds. */
  end: number;
  stop: AbortController;
}

async function lookUpAll(
  {packages}: Inventory,
  options: Options,
  deadline: Deadline,
  tell: Streams['tell'],
): Promise<LookedUp> {
  const {end, stop} = deadline;
  const problems = new Set<string>();
  let progress = startOf(packages);
  const access = {packages, email: options.email, base: options.base};
  if (progress.batches.length > 0)
    tell(`Looking up ${count(packages.length, 'package version')} in ${count(progress.batches.length, 'request')}…`);
  const wait = async (until: number, signal: AbortSignal): Promise<void> => {
    if (until > end) {
      problems.add(
        `The rate limit is reached until ${timeOfDay(until)}, which is after the time that --timeout allows.`,
      );
      return stop.abort();
    }
    tell(`The rate limit is reached. Waiting until ${timeOfDay(until)}…`);
    await pause(until - Date.now(), undefined, {signal}).catch(() => undefined);
  };
  const send = (batch: Batch, signal: AbortSignal): Promise<Reply> => sendBatch(batch, access, signal);
  await lookUp(progress, 'waiting', {send, wait, show: (next) => (progress = next)}, stop.signal);
  const isLate = stop.signal.aborted;
  if (isLate && problems.size === 0) problems.add(`It took longer than ${options.timeout} seconds, so we stopped.`);
  for (const {problem} of progress.batches) if (problem !== undefined) problems.add(problem);
  return {progress, problems: [...problems], isLate};
}

function reportOf({inventory, texts}: PathsRead, looked: LookedUp, policy: Policy): CommandReport {
  const now = new Date();
  const rows = rowsOf(inventory.packages, looked.progress);
  const missing = missingOf(rows, inventory);
  const gate = gateOf(rows, missing, policy, now.toISOString().slice(0, 10));
  const isFinal = looked.progress.batches.every(({state}) => state === 'done');
  return {
    ...{inventory, rows, missing, gate, now, problems: looked.problems},
    headline: headlineOf(rows, inventory, isFinal),
    exitCode: exitCodeOf(gate, rows, looked),
    lineOf: (file, row) => findLine(texts.get(file) ?? '', row),
  };
}

/** A file can name a host that a shell would run. */
const acceptText = (key: string): string => `--accept '${plain(key).replaceAll("'", '')}'`;

async function check(options: Options, {print, tell, isColoured}: Streams): Promise<ExitCode> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), options.timeout * 1000);
  const deadline = {stop, end: Date.now() + options.timeout * 1000};
  try {
    const policy = await policyOf(options);
    const {signal} = stop;
    const read = await readPaths(options.paths, options.accepted, signal, (files) =>
      tell(`Reading ${count(files, 'file')}…`),
    );
    for (const key of read.refused) tell(`Not sent: names that may be private. To send them: ${acceptText(key)}`);
    const {packages} = read.inventory;
    if (packages.length > MAX_PACKAGES) throw new UsageError(tooManyPackages('This report', packages.length));
    const report = reportOf(read, await lookUpAll(read.inventory, options, deadline, tell), policy);
    for (const {file, format} of options.outputs) await writeFile(file, format.write(report, false));
    print(options.format.write(report, isColoured));
    return report.exitCode;
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the exit code; never throws */
export async function run(args: readonly string[], streams: Streams): Promise<ExitCode> {
  try {
    const options = readOptions(args);
    if (typeof options !== 'string') return await check(options, streams);
    streams.print(options === 'help' ? HELP : `${VERSION}\n`);
    return EXIT.clean;
  } catch (error) {
    streams.tell(plain(error instanceof Error ? error.message : String(error)));
    if (error instanceof UsageError) streams.tell('See node check.mjs --help.');
    return EXIT.failed;
  }
}
