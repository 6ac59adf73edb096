import {parseArgs} from 'node:util';
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {MODULES} from '../quality/mutation/modules';
import {run, UsageError} from '../tools/command/run';

const USAGE = `npm run mutate -- [MODULE…]

Plants small faults in a module, one at a time, and prints those that its tests don't notice. Without a name, goes
through all: ${Object.keys(MODULES).join(', ')}.

Exit status: 0 the tests notice enough, 1 too few, 2 wrong arguments.`;

const FOLDER = path.join('.cache', 'mutation');

/** @returns whether the module's tests notice as many of its faults as they must */
function isProtected(name: string): boolean {
  const {files, tests, bound} = MODULES[name]!;
  const config = {
    mutate: files,
    testRunner: 'vitest',
    vitest: {configFile: 'quality/mutation/vitest.config.ts', related: false},
    concurrency: 2,
    // A busy machine isn't an endless loop.
    timeoutMS: 60_000,
    thresholds: {high: 100, low: bound, break: bound},
    reporters: ['clear-text'],
    clearTextReporter: {allowColor: false, allowEmojis: false, logTests: false, reportTests: false},
    // The tests of these modules read none of it.
    ignorePatterns: ['/build*', '/.cache', '/.docusaurus*', '/static', '/test-results'],
    tempDirName: path.join(FOLDER, 'copies'),
  };
  mkdirSync(FOLDER, {recursive: true});
  const file = path.join(FOLDER, `${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  console.log(`\n── ${name}`);
  const env = {...process.env, MUTATION_TESTS: JSON.stringify(tests)};
  return spawnSync('npx', ['stryker', 'run', file, '--logLevel', 'warn'], {stdio: 'inherit', env}).status === 0;
}

run(USAGE, () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const unknown = positionals.filter((name) => !(name in MODULES));
  if (unknown.length > 0) throw new UsageError(`There is no module "${unknown.join('", "')}".`);
  const chosen = positionals.length > 0 ? positionals : Object.keys(MODULES);
  return chosen.map(isProtected).every(Boolean) ? 0 : 1;
});
