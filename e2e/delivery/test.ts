import {test as base} from '@playwright/test';
import type {Hashes} from '../../tools/delivery/headers';
import {readHashes} from '../../tools/delivery/generate';
import {SITE_DIR} from '../support/builtSite';
import {missing, PACKAGES, startContainerNginx, type RunningServer} from './servers';

interface Container {
  /** The build's own hashes, as its `_headers` names them. */
  hashes: Hashes;
  origin: string;
}

/** @returns the container's nginx with the build under test, and the hashes of that build */
export async function startContainer(): Promise<{server: RunningServer; hashes: Hashes}> {
  const hashes = readHashes(SITE_DIR);
  if (!hashes) throw new Error(`There is no _headers in ${SITE_DIR}: build the site first.`);
  return {server: await startContainerNginx({root: SITE_DIR, hashes}), hashes};
}

export const test = base.extend<object, {container: Container}>({
  container: [
    async ({browserName: _browserName}, provide) => {
      const {server, hashes} = await startContainer();
      await provide({hashes, origin: server.origin});
      await server.stop();
    },
    {scope: 'worker'},
  ],
});

/** To be called at the top of a file: its tests need nginx. Where CI is set it must be there. */
export function needNginx(): void {
  test.skip(
    missing.length > 0 && !process.env.CI,
    `not on this machine: ${missing.join(', ')} (Debian: apt-get install ${PACKAGES})`,
  );
}

export {expect} from '@playwright/test';
