/**
 * `npm test [step…]`: what needs Node and Chromium; with `--all` (`npm run
 * test:all`) also what needs other engines, interpreters, servers and a
 * database, and every page. All steps but the last run side by side; the
 * browser tests need the build, so in the first tier the other steps give way to both. All steps run even when one fails. What failed is said once more at the end, where the
 * last lines of a long record still show it; the last line counts the tests of every runner.
 */
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {exec, spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {constants, setPriority, tmpdir} from 'node:os';
import path from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import {ensureChromium} from '../tools/browser/findChromium';
import {run, UsageError} from '../tools/command/run';

/** A test that failed, and what its runner said of it. */
interface Failure {
  name: string;
  message: string;
}

interface Report {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

const USAGE =
  'npm test -- [lint|typecheck|build|unit|browser…] [--all]\n\nRuns the checks of the project, or the named ones.';

const temporary = mkdtempSync(path.join(tmpdir(), 'site-tests-'));

/** Another program that has more to do then gets nine tenths of a processor. */
function giveWay({pid}: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

interface Way {
  /** Also what needs other engines, interpreters, servers and a database, and every page. */
  all: boolean;
  /** Whether the step lets others go first. */
  givesWay: boolean;
}

/** @returns whether the command succeeded; its output goes to the terminal as it comes */
const shell = (command: string, givesWay: boolean, environment: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ...environment};
    const child = spawn(command, {shell: true, stdio: 'inherit', env}).on('close', (status) => resolve(status === 0));
    if (givesWay) giveWay(child);
  });

const failedWith = (name: string, message: string): Report => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{name, message}],
});

const holds = (command: string, passed: boolean): Report =>
  passed ? {passed: 1, failed: 0, skipped: 0, failures: []} : failedWith(command, 'See its output above.');

/** A step that either holds or does not: one test. Others run beside it, so what it prints comes in one piece when it ends. */
const check =
  (command: string) =>
  ({givesWay}: Way): Promise<Report> =>
    new Promise((resolve) => {
      const child = exec(command, {maxBuffer: 64 * 1024 * 1024}, (error, stdout, stderr) => {
        process.stdout.write(stdout + stderr);
        resolve(holds(command, error === null));
      });
      if (givesWay) giveWay(child);
    });

/** Reads a runner's report; a runner that died without one is one failed test. */
function fromReport(ok: boolean, file: string, read: (report: never) => Report): Report {
  try {
    const report = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    // A failure outside any test (a file that does not load) counts too.
    return ok || report.failed > 0 ? report : {...report, failed: 1};
  } catch (error) {
    return failedWith('The runner ended without a report', (error as Error).message);
  }
}

async function unit({all, givesWay}: Way): Promise<Report> {
  const file = path.join(temporary, 'unit.json');
  const ok = await shell(
    `npx vitest run${all ? '' : " --project='!second tier'"} --reporter=default --reporter=json --outputFile.json=${file}`,
    givesWay,
  );
  return fromReport(ok, file, (report: JsonTestResults) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({name, message, status, assertionResults}) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const where = path.relative(process.cwd(), name);
      if (failed.length === 0 && status === 'failed') return [{name: where, message}];
      return failed.map(({fullName, failureMessages}) => ({
        name: `${where} › ${fullName}`,
        message: (failureMessages ?? []).join('\n'),
      }));
    }),
  }));
}

async function browser(all: boolean): Promise<Report> {
  try {
    ensureChromium();
  } catch (error) {
    return failedWith('There is no browser', (error as Error).message);
  }
  const file = path.join(temporary, 'browser.json');
  const ok = await shell(`npx playwright test${all ? '' : ' --project=pages'}`, false, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return fromReport(ok, file, ({stats, errors, suites}: JSONReport) => {
    const failures = errors.map(({message = ''}): Failure => ({name: 'Outside any test', message}));
    const collect = ({suites: inner = [], specs}: JSONReportSuite): void => {
      for (const {title, file: where, line, tests} of specs)
        for (const {results} of tests.filter(({status}) => status === 'unexpected'))
          failures.push({name: `${where}:${line} › ${title}`, message: results[0]?.error?.message ?? ''});
      inner.forEach(collect);
    };
    suites.forEach(collect);
    return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures};
  });
}

/** Most use one processor for part of their time, so they run side by side. */
const BESIDE: Readonly<Record<string, (way: Way) => Promise<Report>>> = {
  lint: check('npm run --silent lint'),
  typecheck: check('npm run --silent typecheck'),
  build: check('npm run --silent build'),
  unit,
};

const STEPS = [...Object.keys(BESIDE), 'browser'];

/** Lines of a message that are repeated at the end: what was expected and what was there. */
const REPEATED_LINES = 20;

const total: Report = {passed: 0, failed: 0, skipped: 0, failures: []};

async function take(name: string, step: () => Promise<Report>): Promise<void> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const {passed, failed, skipped, failures} = await step();
  console.log(
    `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

function sayTotal(): void {
  for (const {name, message} of total.failures) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, REPEATED_LINES);
    console.log(`\n✘ ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
}

run(USAGE, async () => {
  const {values, positionals: chosen} = parseArgs({
    options: {all: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const unknown = chosen.filter((name) => !STEPS.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no step "${unknown.join('", "')}". Steps: ${STEPS.join(', ')}.`);
  const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
  const {all} = values;
  // The second tier times programs, which need their processor.
  const waiting = Object.entries(BESIDE)
    .filter(([name]) => isChosen(name))
    .map(([name, step]) => [name, take(name, () => step({all, givesWay: !all && name !== 'build'}))] as const);
  const ended = Promise.all(waiting.map(([, end]) => end));
  await (all ? ended : new Map(waiting).get('build'));
  if (isChosen('browser')) await take('browser', () => browser(all));
  await ended;
  rmSync(temporary, {recursive: true});
  sayTotal();
  return total.failed === 0 ? 0 : 1;
});
