/**
 * `npm run release -- --to DIR [--from build] [--keep-days 30] [--reload COMMAND]`:
 * publishes the built site into DIR in one step (tools/release/release.ts, DEPLOYMENT.md).
 *
 *   --rollback [ID]  serves the release before, or the named one, again
 *   --list           prints the releases that are there
 */
import {execSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {KEEP_DAYS, publish, readReleases, rollBack, type Options} from '../tools/release/release';

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      to: {type: 'string'},
      from: {type: 'string', default: 'build'},
      'keep-days': {type: 'string', default: String(KEEP_DAYS)},
      reload: {type: 'string'},
      rollback: {type: 'boolean', default: false},
      list: {type: 'boolean', default: false},
    },
  });
  if (values.to === undefined) throw new Error('Name the target folder: --to DIR, for example --to /srv/docs.');
  const keepDays = Number(values['keep-days']);
  if (!Number.isFinite(keepDays) || keepDays < 0) throw new Error(`"${values['keep-days']}" is not a number of days.`);
  const to = path.resolve(values.to);
  if (values.list) {
    for (const {id, published, replaced} of readReleases(to))
      console.log(`${id}  published ${published}  ${replaced ? `replaced ${replaced}` : 'served'}`);
    return;
  }
  const {reload} = values;
  const options: Options = {to, keepDays, ...(reload ? {reload: () => void execSync(reload, {stdio: 'inherit'})} : {})};
  const {id} = values.rollback ? rollBack(options, positionals[0]) : publish(path.resolve(values.from), options);
  console.log(
    `${path.join(to, 'current')} is release ${id}.${reload ? '' : ' Reload the server if its configuration in delivery/ has changed.'}`,
  );
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
