/**
 * `npm run audit [-- --report FILE] [--before FILE]`: asks the registry for
 * advisories on what is installed and compares them with audit/allowed.json,
 * which may only shrink.
 *
 *   --report  reads what `npm audit --json` printed instead of running it
 *   --before  the list on the branch that a change is for
 *
 * Exit status: 0 nothing to fix, 1 something to fix, 2 no audit was possible.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {judge, readReport, type Allowed, type Finding} from '../tools/supply-chain/audit';

const {values} = parseArgs({options: {report: {type: 'string'}, before: {type: 'string'}}});

const list = (file: string): Allowed[] => JSON.parse(readFileSync(file, 'utf8')) as Allowed[];
const allowed = list('audit/allowed.json');
const before = values.before === undefined ? undefined : list(values.before);

let findings: Finding[];
try {
  // It ends with 1 where it finds something, which is no failure here.
  findings = readReport(
    values.report === undefined
      ? spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).stdout
      : readFileSync(values.report, 'utf8'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
const problems = judge(findings, allowed, before);
for (const problem of problems) console.error(problem);
console.log(`${findings.length} advisories, ${allowed.length} reviewed, ${problems.length} to fix`);
process.exit(problems.length === 0 ? 0 : 1);
