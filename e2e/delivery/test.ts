import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, test as base, type Browser} from '@playwright/test';
import {readHashes} from '../../src/delivery/generate';
import {SITE_DIR} from '../support/site';
import {makeCertificate, missing, PACKAGES, startCaddy, startNginx, type Certificate, type RunningServer} from './servers';

export const SERVERS = ['nginx', 'caddy'] as const;
export type ServerName = (typeof SERVERS)[number];

interface Delivery {
  /** The build's own hashes, as its `_headers` names them. */
  hashes: readonly string[];
  certificate: Certificate;
  /** Running servers of the build, with HTTPS. */
  servers: Readonly<Record<ServerName, RunningServer>>;
  /** nginx' address with plain HTTP. */
  plain: string;
  /** A browser that trusts the servers' certificate: one that is told to ignore errors keeps nothing in its cache. */
  trusting: Browser;
}

export const test = base.extend<object, {delivery: Delivery}>({
  delivery: [
    async ({launchOptions}, provide) => {
      const dir = mkdtempSync(path.join(tmpdir(), 'certificate-'));
      const certificate = makeCertificate(dir);
      const hashes = readHashes(SITE_DIR);
      if (!hashes) throw new Error(`There is no _headers in ${SITE_DIR}: build the site first.`);
      const options = {root: SITE_DIR, hashes, certificate};
      const [{server: nginx, http: plain}, caddy, trusting] = await Promise.all([
        startNginx(options),
        startCaddy(options),
        chromium.launch({...launchOptions, args: [...(launchOptions.args ?? []), `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`]}),
      ]);
      await provide({hashes, certificate, servers: {nginx, caddy}, plain, trusting});
      await Promise.all([nginx.stop(), caddy.stop(), trusting.close()]);
      rmSync(dir, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
});

/** To be called at the top of a file: its tests need the servers. Where CI is set they must be there. */
export function needServers(): void {
  test.skip(missing.length > 0 && !process.env.CI, `not on this machine: ${missing.join(', ')} (Debian: apt-get install ${PACKAGES})`);
}

export {expect} from '@playwright/test';
