import {parseArgs} from 'node:util';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {run, UsageError} from '../tools/command/run';
import {differs, reportLine, lockfileReport} from '../quality/lockfiles/report';

const USAGE = `npm run lockfiles -- FOLDER [--quiet]

Reads all files of a folder with the readers of the lockfile check. Prints for each file its format, packages, what is
left out, and what differs from an independent count.

  --quiet   prints only files that differ

Exit status: 0 nothing differs, 1 something differs.`;

run(USAGE, async () => {
  const {values, positionals} = parseArgs({
    options: {quiet: {type: 'boolean'}},
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError('Name a folder.');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  let different = 0;
  for (const file of files) {
    const report = await lockfileReport(file, readFileSync(file, 'utf8'));
    if (differs(report)) different += 1;
    if (values.quiet !== true || differs(report)) console.log(reportLine(report));
  }
  return different === 0 ? 0 : 1;
});
