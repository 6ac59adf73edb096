/** nginx and Caddy with the configurations of this build, on free ports, each in a temporary folder. */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {X509Certificate, createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {networkInterfaces, tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import type {Hashes} from '../../tools/delivery/headers';
import {setTimeout as pause} from 'node:timers/promises';
import {caddyfile} from '../../tools/delivery/caddy';
import {nginxContainer, nginxSite} from '../../tools/delivery/nginx';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's packages with the programs that the tests start. */
export const PACKAGES = 'nginx-light libnginx-mod-http-brotli-static caddy openssl';

function has(program: string): boolean {
  return ['/usr/sbin', ...(process.env.PATH ?? '').split(':')].some((folder) => existsSync(path.join(folder, program)));
}

/** @returns the programs for the tests that are missing on this machine */
export const missing: readonly string[] = [
  ...['nginx', 'caddy', 'openssl'].filter((program) => !has(program)),
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

export interface Certificate {
  certificate: string;
  key: string;
  /** Hash of its public key, by which Chromium is made to trust it. */
  fingerprint: string;
}

/** @returns a certificate for localhost that nobody signed but itself */
export function makeCertificate(dir: string): Certificate {
  const certificate = path.join(dir, 'certificate.pem');
  const key = path.join(dir, 'key.pem');
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -out ${certificate} -keyout ${key}`;
  execFileSync('openssl', words.split(' '), {stdio: 'pipe'});
  const {publicKey} = new X509Certificate(readFileSync(certificate));
  return {
    certificate,
    key,
    fingerprint: createHash('sha256')
      .update(publicKey.export({type: 'spki', format: 'der'}))
      .digest('base64'),
  };
}

/** A server that runs as a process of its own. */
export class RunningServer {
  private log = '';

  private constructor(
    /** `https://localhost:<port>` or `http://…`, without a slash at the end. */
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
      HOME: dir,
      XDG_DATA_HOME: dir,
      XDG_CONFIG_HOME: dir,
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

export interface ServeOptions {
  /** Folder of the site. */
  root: string;
  hashes: Hashes;
  certificate: Certificate;
}

const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'delivery-'));

/** As root, nginx' workers run as somebody who may not read the checkout; here they stay who they are. */
const user = (): string => (process.getuid?.() === 0 ? `user ${userInfo().username};` : '');

/** Starts nginx with the site's file in a minimal nginx.conf. Besides HTTPS it listens on {@link NginxServer.http}. */
export async function startNginx({
  root,
  hashes,
  certificate,
}: ServeOptions): Promise<{server: RunningServer; http: string}> {
  const dir = temporary();
  const ports = {http: await freePort(), https: await freePort()};
  const ipv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({family}) => family === 'IPv6'));
  writeFileSync(
    path.join(dir, 'docs.conf'),
    nginxSite({
      root,
      hashes,
      host: 'localhost',
      ports,
      ipv6,
      certificate: certificate.certificate,
      key: certificate.key,
    }),
  );
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `load_module ${BROTLI};
${user()}
worker_processes auto;
daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
events { }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path ${dir}/${name};`).join('\n')}
    access_log off;
    include ${dir}/docs.conf;
}
`,
  );
  const server = await RunningServer.start(`https://localhost:${ports.https}`, dir, 'nginx', [
    '-e',
    'stderr',
    '-p',
    dir,
    '-c',
    path.join(dir, 'nginx.conf'),
  ]);
  return {server, http: `http://localhost:${ports.http}`};
}

export async function startCaddy({root, hashes, certificate}: ServeOptions): Promise<RunningServer> {
  const dir = temporary();
  const origin = `https://localhost:${await freePort()}`;
  writeFileSync(
    path.join(dir, 'Caddyfile'),
    `{
	admin off
	auto_https off
	servers {
		protocols h1 h2
	}
}
${caddyfile({root, hashes, address: origin, tls: certificate})}`,
  );
  return RunningServer.start(origin, dir, 'caddy', [
    'run',
    '--config',
    path.join(dir, 'Caddyfile'),
    '--adapter',
    'caddyfile',
  ]);
}

/** Starts nginx as the container does: with the container's own file, and as a user without rights if the tests run as root. */
export async function startContainerNginx({root, hashes}: Omit<ServeOptions, 'certificate'>): Promise<RunningServer> {
  const dir = temporary();
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
