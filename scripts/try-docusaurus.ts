/**
 * `npm run docusaurus:try [version]`: installs another Docusaurus in a temporary copy of the last commit,
 * builds the site with it, runs the specification's tests, and says which steps hold. The copy stays, to look into.
 */
import {parseArgs} from 'node:util';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run, UsageError} from '../tools/command/run';

const USAGE =
  'npm run docusaurus:try [version]\n\nTries a version of Docusaurus in a temporary copy; without one, the newest.';

/** Whatever the package file says of Docusaurus gets the version. */
const withVersion = (file: string, version: string): string =>
  file.replace(/("@docusaurus\/[\w-]+": ")[^"]+/g, `$1${version}`);

run(USAGE, () => {
  const {positionals} = parseArgs({options: {}, allowPositionals: true});
  const version =
    positionals[0] ?? execFileSync('npm', ['view', '@docusaurus/core', 'version'], {encoding: 'utf8'}).trim();
  if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    throw new UsageError(`"${version}" isn't a version. Write for example 3.10.2.`);
  const folder = mkdtempSync(path.join(tmpdir(), `docusaurus-${version}-`));
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
  const packageFile = path.join(folder, 'package.json');
  writeFileSync(packageFile, withVersion(readFileSync(packageFile, 'utf8'), version));
  const holds = (...[command, ...args]: [string, ...string[]]): boolean => {
    console.log(`\n── ${[command, ...args].join(' ')}`);
    return spawnSync(command, args, {cwd: folder, stdio: 'inherit'}).status === 0;
  };
  const steps: Record<string, () => boolean> = {
    install: () => holds('npm', 'install', '--no-audit', '--no-fund'),
    types: () => holds('npm', 'run', 'typecheck'),
    build: () => holds('npm', 'run', 'build'),
    specification: () => holds('npx', 'playwright', 'test', 'e2e/specification', '--project=pages'),
  };
  const results = Object.entries(steps).map(([name, step]) => [name, step()] as const);
  console.log(`\nDocusaurus ${version} in ${folder}:`);
  for (const [name, passed] of results) console.log(`${passed ? 'holds ' : 'breaks'}  ${name}`);
  return results.every(([, passed]) => passed) ? 0 : 1;
});
