/** For tests only: a PostgreSQL server of its own in a temporary folder. */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Where Debian puts the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
/** The server refuses to run as root; this user is on every Unix. */
const NOBODY = 65534;

/** @returns the folder of the newest installed server's programs; undefined where there is none */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((dir) => existsSync(path.join(dir, 'initdb')));
}

const words = (text: string): string[] => text.split(' ');

export interface Postgres {
  /** @returns the rows of the last statement as CSV; null is the empty text. Throws the server's message. */
  query(sql: string): string[];
  stop(): void;
}

/**
 * @param bin folder of the programs
 * @returns a running server without data, reachable through a socket in its own folder only
 * @throws Error with the program's message where it does not start
 */
export function startPostgres(bin: string): Postgres {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  const run = (program: string, args: readonly string[], input?: string): SpawnSyncReturns<string> => {
    // The log of the server keeps a pipe open: what it would write goes nowhere.
    const stdio = program === 'pg_ctl' ? ('ignore' as const) : ('pipe' as const);
    const done = spawnSync(path.join(bin, program), args, {
      input,
      stdio,
      encoding: 'utf8',
      cwd: folder,
      timeout: 60_000,
      ...(isRoot ? {uid: NOBODY, gid: NOBODY} : {}),
    });
    if (done.status !== 0)
      throw new Error(`${program}: ${done.stderr || (done.error?.message ?? `exit status ${String(done.status)}`)}`);
    return done;
  };
  run('initdb', ['--pgdata', data, ...words('--username test --auth trust --encoding UTF8 --locale C --no-sync')]);
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  run('pg_ctl', ['--pgdata', data, ...words('--wait --log'), path.join(folder, 'log'), '--options', options, 'start']);
  return {
    query(sql) {
      const options = words('--username test --dbname postgres --no-psqlrc --quiet --tuples-only --csv');
      const {stdout} = run('psql', ['--host', folder, ...options, '--set', 'ON_ERROR_STOP=1'], sql);
      return stdout.split('\n').filter((row) => row !== '');
    },
    stop() {
      run('pg_ctl', ['--pgdata', data, '--wait', '--mode', 'immediate', 'stop']);
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
