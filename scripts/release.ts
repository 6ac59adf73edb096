import {execSync} from 'node:child_process';
import path from 'node:path';
import {readArguments, UsageError} from '../tools/command/arguments';
import {run} from '../tools/command/run';
import {KEEP_DAYS, publish, readReleases, rollBack, type Options} from '../tools/release/release';

const USAGE = `npm run release -- --to DIR [--from DIR] [--keep-days N] [--reload COMMAND]

Publishes the built site into DIR in one step (DEPLOYMENT.md).

  --to DIR           folder of the releases
  --from DIR         the built site; build if absent
  --keep-days N      days that replaced releases are kept; ${KEEP_DAYS} if absent
  --reload COMMAND   runs afterwards, for a server that has to read its configuration again
  --rollback [ID]    serves the release before, or the named one, again
  --list             prints the releases that are there

Exit status: 0 done, 2 nothing was changed.`;

run(USAGE, () => {
  const {values, positionals} = readArguments(process.argv.slice(2), {
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
  if (values.to === undefined) throw new UsageError('Name the target folder: --to DIR, for example --to /srv/docs.');
  const keepDays = Number(values['keep-days']);
  if (!Number.isFinite(keepDays) || keepDays < 0)
    throw new UsageError(`"${values['keep-days']}" is not a number of days.`);
  const to = path.resolve(values.to);
  if (values.list) {
    for (const {id, published, replaced} of readReleases(to))
      console.log(`${id}  published ${published}  ${replaced ? `replaced ${replaced}` : 'served'}`);
    return 0;
  }
  const {reload} = values;
  const options: Options = {to, keepDays, ...(reload ? {reload: () => void execSync(reload, {stdio: 'inherit'})} : {})};
  const {id} = values.rollback ? rollBack(options, positionals[0]) : publish(path.resolve(values.from), options);
  console.log(
    `${path.join(to, 'current')} is release ${id}.${reload ? '' : ' Reload the server if its configuration in delivery/ has changed.'}`,
  );
  return 0;
});
