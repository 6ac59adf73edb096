/** The container's nginx, on a free port and in a temporary folder. */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Hashes} from '../../tools/delivery/headers';
import {setTimeout as pause} from 'node:timers/promises';
import {nginxContainer} from '../../tools/delivery/nginx';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's packages with the programs that the tests start. */
export const PACKAGES = 'nginx-light libnginx-mod-http-brotli-static';

function has(program: string): boolean {
  return ['/usr/sbin', ...(process.env.PATH ?? '').split(':')].some((folder) => existsSync(path.join(folder, program)));
}

/** @returns the programs for the tests that are missing on this machine */
export const missing: readonly string[] = [
  ...(has('nginx') ? [] : ['nginx']),
  ...(existsSync(BROTLI) ? [] : ["nginx' brotli module"]),
];

/** @returns a port that nothing listens on */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A server that runs as a process of its own. */
export class RunningServer {
  private log = '';

  private constructor(
    /** `http://localhost:<port>`. */
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly dir: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (this.log += part.toString()));
  }

  /** @throws Error with the server's own words when it does not start within ten seconds */
  static async start(origin: string, dir: string, command: string, words: string[]): Promise<RunningServer> {
    const environment = {
      ...process.env,
      PATH: `${process.env.PATH ?? ''}:/usr/sbin`,
    };
    const server = new RunningServer(origin, spawn(command, words, {cwd: dir, env: environment}), dir);
    const port = Number(new URL(origin).port);
    const until = Date.now() + 10_000;
    while (!(await isListening(port))) {
      if (server.child.exitCode !== null || Date.now() > until) {
        await server.stop();
        throw new Error(`${command} did not start:\n${server.log}`);
      }
      await pause(50);
    }
    return server;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.dir, {recursive: true, force: true});
  }
}

async function isListening(port: number): Promise<boolean> {
  const {connect} = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Starts nginx as the container does: with the container's own file, and as a user without rights if the tests run as root. */
export async function startContainerNginx({root, hashes}: {root: string; hashes: Hashes}): Promise<RunningServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  const port = await freePort();
  const writable = path.join(dir, 'tmp');
  mkdirSync(writable);
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(
    file,
    nginxContainer({root, hashes, port, temporary: writable, log: path.join(writable, 'access.log')}),
  );
  const words = ['-e', 'stderr', '-c', file];
  if (process.getuid?.() !== 0) return RunningServer.start(`http://localhost:${port}`, dir, 'nginx', words);
  const nobody = 65534;
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, dir]);
  return RunningServer.start(`http://localhost:${port}`, dir, 'setpriv', [
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--no-new-privs',
    'nginx',
    ...words,
  ]);
}
