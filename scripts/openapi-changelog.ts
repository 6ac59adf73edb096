import {parseArgs} from 'node:util';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {changelogFile, readChangelog, type DatedChanges} from '../src/api/node/changelog';
import {defaultDirectory, loadAll} from '@ecosystems-docs/openapi-docs/node';
import {compareFolders, initialEntry, withEntry} from '../quality/changelog/changes';
import {run} from '../tools/command/run';

/** Writes the descriptions of a commit below a folder. */
function checkOut(commit: string, folder: string): string {
  const archive = execFileSync('git', ['archive', commit, 'openapi'], {maxBuffer: 2 ** 28});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
  return join(folder, 'openapi');
}

function commitOf(revision: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {encoding: 'utf8'}).trim();
  } catch {
    throw new Error(`There is no revision "${revision}" in this repository.`);
  }
}

function updated(entries: DatedChanges[], date: string, revision: string): DatedChanges[] {
  if (entries.length === 0) return [initialEntry(loadAll(), date)];
  const since = commitOf(revision);
  const folder = mkdtempSync(join(tmpdir(), 'openapi-changelog-'));
  try {
    return withEntry(entries, {date, since, apis: compareFolders(defaultDirectory(), checkOut(since, folder))});
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const USAGE = `npm run openapi:changelog -- [--since REVISION] [--date YYYY-MM-DD]

Writes what changed in the API descriptions since a git revision to openapi/changelog.json.

  --since REVISION    compare with this revision; HEAD if absent
  --date YYYY-MM-DD   day of the entry; today if absent

Run it before the commit of a change; run again, it replaces its own entry. Without a changelog it writes the first entry.

Exit status: 0 done, 2 wrong arguments or no such revision.`;

run(USAGE, () => {
  const {values} = parseArgs({
    options: {
      since: {type: 'string', default: 'HEAD'},
      date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
    },
  });
  const {since, date} = values;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error(`"${date}" is not a day in the form YYYY-MM-DD.`);
  const before = readChangelog();
  const after = updated(before, date, since);
  if (JSON.stringify(before) === JSON.stringify(after)) console.log('openapi/changelog.json: nothing to record');
  else {
    writeFileSync(changelogFile(), `${JSON.stringify(after, null, 2)}\n`);
    const [latest] = after;
    const count = latest?.apis?.length;
    const what =
      count === undefined
        ? 'the initial state'
        : count === 1
          ? '1 description changed'
          : `${count} descriptions changed`;
    console.log(`openapi/changelog.json: entry ${latest?.id ?? ''}, ${what}`);
  }
  return Promise.resolve(0);
});
