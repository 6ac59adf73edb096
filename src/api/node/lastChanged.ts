import {spawnSync} from 'node:child_process';
import path from 'node:path';

const git = (root: string, ...words: string[]): {status: number | null; stdout: string; stderr: string} =>
  spawnSync('git', words, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});

/** What git can tell of a site's files. */
interface History {
  /** Whether it tells when files changed. */
  known: boolean;
  /** What the person who builds should know; undefined where all is well. */
  warning?: string;
}

/**
 * A source archive has no history, git tells none of a folder that another user
 * owns, and an archive inside another repository has that one's.
 *
 * @param root root of the site
 * @returns whether pages can say when they changed
 */
export function readHistory(root: string): History {
  const {status, stdout, stderr} = git(root, 'rev-parse', '--is-shallow-repository');
  const reason = status === 0 ? 'the files are in no commit' : stderr.trim().split('\n')[0] || 'git is not installed';
  const tracked = status === 0 && git(root, 'ls-files', '--error-unmatch', path.join(root, 'docs')).status === 0;
  if (!tracked)
    return {
      known: false,
      warning: `The pages will not show when they changed, because git has no history for them: ${reason}. The site is otherwise complete.`,
    };
  if (stdout.trim() === 'true')
    return {
      known: true,
      warning:
        'This is a shallow clone, so “last changed” dates can be too late. To correct them: git fetch --unshallow',
    };
  return {known: true};
}

/**
 * The last commit time of each file that pages are made from, with one git
 * command instead of one per file.
 *
 * @param root root of the repository
 * @returns ISO 8601 times by path from the root; empty where git tells no history
 */
export function lastChanges(root: string): Map<string, string> {
  const changes = new Map<string, string>();
  if (!readHistory(root).known) return changes;
  const {stdout} = git(
    root,
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--',
    'docs',
    'openapi',
    'src/catalogue',
    'src/landing',
  );
  for (const commit of stdout.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changes.has(file)) changes.set(file, date);
  }
  return changes;
}
