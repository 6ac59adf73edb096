import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * When git last saw a change of each file that pages are made from, in one
 * question to git instead of one per file.
 *
 * @param root root of the repository
 * @returns ISO 8601 times by path from the root; empty outside a repository
 */
export function lastChanges(root: string): Map<string, string> {
  const changes = new Map<string, string>();
  if (!existsSync(path.join(root, '.git'))) return changes;
  const {stdout} = spawnSync('git', ['log', '--format=%x00%cI', '--name-only', '--', 'docs', 'openapi', 'src/catalogue', 'src/landing'], {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});
  for (const commit of stdout.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changes.has(file)) changes.set(file, date);
  }
  return changes;
}
