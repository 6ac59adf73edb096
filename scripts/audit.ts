import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readArguments} from '../tools/command/arguments';
import {run} from '../tools/command/run';
import {judge, readReport, type Allowed} from '../tools/supply-chain/audit';

const USAGE = `npm run audit -- [--report FILE] [--before FILE]

Asks the registry for advisories on what is installed and compares them with audit/allowed.json, which may only shrink.

  --report FILE   reads what npm audit --json printed instead of running it
  --before FILE   the list on the branch that a change is for

Exit status: 0 nothing to fix, 1 something to fix, 2 no audit was possible.`;

const list = (file: string): Allowed[] => JSON.parse(readFileSync(file, 'utf8')) as Allowed[];

/** @returns what npm printed; it ends with 1 where it finds something, which is no failure here */
const audited = (): string =>
  spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).stdout;

run(USAGE, () => {
  const {values} = readArguments(process.argv.slice(2), {
    options: {report: {type: 'string'}, before: {type: 'string'}},
  });
  const allowed = list('audit/allowed.json');
  const before = values.before === undefined ? undefined : list(values.before);
  const vulnerabilities = readReport(values.report === undefined ? audited() : readFileSync(values.report, 'utf8'));
  const problems = judge(vulnerabilities, allowed, before);
  for (const problem of problems) console.error(problem);
  console.log(`${vulnerabilities.length} advisories, ${allowed.length} reviewed, ${problems.length} to fix`);
  return problems.length === 0 ? 0 : 1;
});
