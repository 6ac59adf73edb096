/**
 * `npm run build [-- --force] [--dir <folder>]`: builds the site into build/.
 * What stands there already, made of the same sources, is kept; --force makes it
 * anew, and so does another folder.
 */
import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {inspect, parseArgs} from 'node:util';
import {build} from '@docusaurus/core/lib';
import {oldBuild} from '../src/kept/recycled';
import {isBuiltFrom, recordBuild, sourcesOf} from '../src/performance/unchanged';
import {finishBuild} from './finish-build';

const BUILD = 'build';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {force: {type: 'boolean', default: false}, dir: {type: 'string', default: BUILD}}});
  const site = process.cwd();
  const dir = path.resolve(values.dir);
  const sources = values.dir === BUILD ? sourcesOf(site) : undefined;
  if (!values.force && sources && isBuiltFrom(site, sources)) {
    console.log('build/ is made of these sources already. "npm run build -- --force" makes it anew.');
    return;
  }
  const old = oldBuild(dir);
  // One that a failed build has left.
  rmSync(old, {recursive: true, force: true});
  if (existsSync(dir)) renameSync(dir, old);
  await build(site, {outDir: dir});
  // Docusaurus reads the same variable.
  await finishBuild(dir, path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'));
  rmSync(old, {recursive: true, force: true});
  if (sources) recordBuild(site, sources);
}

main().then(
  // Docusaurus leaves its bundler open.
  () => process.exit(),
  (error: unknown) => {
    // Docusaurus hangs the reason below its own message, three deep.
    console.error(inspect(error, {depth: Infinity}));
    process.exit(1);
  },
);
