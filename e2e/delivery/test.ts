import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, test as base, type Browser, type LaunchOptions} from '@playwright/test';
import type {Hashes} from '../../tools/delivery/headers';
import {readHashes} from '../../tools/delivery/generate';
import {SITE_DIR} from '../support/builtSite';
import {
  makeCertificate,
  missing,
  PACKAGES,
  startCaddy,
  startNginx,
  type Certificate,
  type RunningServer,
  type ServeOptions,
} from './servers';

export const SERVERS = ['nginx', 'caddy'] as const;
export type ServerName = (typeof SERVERS)[number];

interface Delivery {
  /** The build's own hashes, as its `_headers` names them. */
  hashes: Hashes;
  certificate: Certificate;
  /** Running servers of the build, with HTTPS. */
  servers: Readonly<Record<ServerName, RunningServer>>;
  /** nginx' address with plain HTTP. */
  plain: string;
  /** A browser that trusts the servers' certificate. */
  trusting: Browser;
}

/** Sets up what both servers need, and a browser that trusts them, because one that ignores certificate errors does not cache. */
async function prepare(
  launchOptions: LaunchOptions,
): Promise<{options: ServeOptions; trusting: Browser; clean(): void}> {
  const dir = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const certificate = makeCertificate(dir);
  const hashes = readHashes(SITE_DIR);
  if (!hashes) throw new Error(`There is no _headers in ${SITE_DIR}: build the site first.`);
  const trusting = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
  });
  return {
    options: {root: SITE_DIR, hashes, certificate},
    trusting,
    clean: () => rmSync(dir, {recursive: true, force: true}),
  };
}

/** Starts nginx with the build's configuration, and a browser that trusts it. */
export async function startTrustedNginx(
  launchOptions: LaunchOptions,
): Promise<{browser: Browser; origin: string; stop(): Promise<void>}> {
  const {options, trusting, clean} = await prepare(launchOptions);
  const {server} = await startNginx(options);
  const stop = async (): Promise<void> => {
    await Promise.all([server.stop(), trusting.close()]);
    clean();
  };
  return {browser: trusting, origin: server.origin, stop};
}

export const test = base.extend<object, {delivery: Delivery}>({
  delivery: [
    async ({launchOptions}, provide) => {
      const {options, trusting, clean} = await prepare(launchOptions);
      const [{server: nginx, http: plain}, caddy] = await Promise.all([startNginx(options), startCaddy(options)]);
      await provide({
        hashes: options.hashes,
        certificate: options.certificate,
        servers: {nginx, caddy},
        plain,
        trusting,
      });
      await Promise.all([nginx.stop(), caddy.stop(), trusting.close()]);
      clean();
    },
    {scope: 'worker'},
  ],
});

/** To be called at the top of a file: its tests need the servers. Where CI is set they must be there. */
export function needServers(): void {
  test.skip(
    missing.length > 0 && !process.env.CI,
    `not on this machine: ${missing.join(', ')} (Debian: apt-get install ${PACKAGES})`,
  );
}

export {expect} from '@playwright/test';
