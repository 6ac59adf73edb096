import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readArguments} from '../tools/command/arguments';
import {run} from '../tools/command/run';
import {differs, reportLine, reportOf, tableOf, type FileReport} from '../quality/lockfiles/report';

const USAGE = `npm run lockfiles -- FOLDER [--quiet]

Reads all files of a folder with the readers of the lockfile check. Prints for each file its format, packages, what is
left out, time and memory, and what differs from an independent count; then a table by format.

  --quiet   prints only files that differ

Exit status: 0 nothing differs, 1 something differs.`;

run(USAGE, async () => {
  const {values, positionals} = readArguments(process.argv.slice(2), {
    options: {quiet: {type: 'boolean'}},
    allowPositionals: true,
  });
  const files = readdirSync(positionals[0] ?? '.', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const reports: FileReport[] = [];
  for (const file of files) {
    const report = await reportOf(file, readFileSync(file, 'utf8'));
    reports.push(report);
    if (values.quiet !== true || differs(report)) console.log(reportLine(report));
  }
  console.log(`\n${tableOf(reports)}`);
  return reports.some(differs) ? 1 : 0;
});
