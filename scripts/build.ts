/**
 * `npm run build [-- --force]`: builds the site into build/. What stands there
 * already, made of the same sources, is kept; --force makes it anew.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {isBuiltFrom, recordBuild, sourcesOf} from '../src/performance/unchanged';

const {values} = parseArgs({options: {force: {type: 'boolean', default: false}}});
const site = process.cwd();

function run(command: string): void {
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit'});
  if (status !== 0) process.exit(status ?? 1);
}

const sources = sourcesOf(site);
if (!values.force && sources && isBuiltFrom(site, sources)) {
  console.log('build/ is made of these sources already. "npm run build -- --force" makes it anew.');
} else {
  run('docusaurus build');
  run('tsx scripts/finish-build.ts');
  if (sources) recordBuild(site, sources);
}
