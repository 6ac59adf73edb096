/**
 * `npm test [step…]`: every check of the project, one after the other. All steps
 * run even when one fails; the last line counts the tests of every runner.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureChromium} from './chromium';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const temporary = mkdtempSync(path.join(tmpdir(), 'site-tests-'));

function run(command: string, environment: Record<string, string> = {}): boolean {
  return spawnSync(command, {shell: true, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...environment}}).status === 0;
}

/** A step that either holds or does not: one test. */
const check = (command: string) => (): Count => {
  const passed = run(command);
  return {passed: Number(passed), failed: Number(!passed), skipped: 0};
};

/** Reads a runner's report; a runner that died without one is one failed test. */
function fromReport(ok: boolean, file: string, read: (report: never) => Count): Count {
  let count: Count;
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return {passed: 0, failed: 1, skipped: 0};
  }
  // A failure outside any test (a file that does not load) counts too.
  return ok || count.failed > 0 ? count : {...count, failed: 1};
}

function unit(): Count {
  const file = path.join(temporary, 'unit.json');
  const ok = run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${file}`);
  return fromReport(ok, file, (report: {numPassedTests: number; numFailedTests: number; numPendingTests: number}) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }));
}

function browser(): Count {
  try {
    ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    return {passed: 0, failed: 1, skipped: 0};
  }
  const file = path.join(temporary, 'browser.json');
  const ok = run('npx playwright test', {PLAYWRIGHT_JSON_OUTPUT_NAME: file});
  return fromReport(ok, file, (report: {stats: {expected: number; unexpected: number; flaky: number; skipped: number}}) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
  }));
}

const steps: Readonly<Record<string, () => Count>> = {
  lint: check('npm run --silent lint'),
  typecheck: check('npm run --silent typecheck'),
  descriptions: check('npm run --silent openapi:check'),
  unit,
  build: check('npm run --silent build'),
  browser,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const total: Count = {passed: 0, failed: 0, skipped: 0};
for (const name of chosen.length > 0 ? chosen : Object.keys(steps)) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const count = steps[name]!();
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped, ${Math.round((Date.now() - started) / 1000)} s`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
