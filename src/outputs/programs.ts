/** The programs that readers download: the lockfile check as a command, and the sums of all of them. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {bundleCommand} from '@ecosystems-docs/lockfile-check/bundle';

/** Where those are that aren't built. */
const FOLDER = 'static/programs';

/** @returns the names of all, also of those that are built */
export const programNames = (): string[] => [...readdirSync(FOLDER), 'check.mjs', 'SHA256SUMS'];

/** @returns the files that are built, by their path from the root of the site */
export function renderPrograms(): Map<string, string> {
  const {text, sha256} = bundleCommand();
  const sums = readdirSync(FOLDER).map((name) => {
    const content = readFileSync(path.join(FOLDER, name));
    return [name, createHash('sha256').update(content).digest('hex')] as const;
  });
  const lines = [...sums, ['check.mjs', sha256] as const].map(([name, sum]) => `${sum}  ${name}\n`).sort();
  return new Map([
    ['/programs/check.mjs', text],
    ['/programs/SHA256SUMS', lines.join('')],
  ]);
}
