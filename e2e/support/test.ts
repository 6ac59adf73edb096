import {test as base} from '@playwright/test';
import {FaultySite} from './faultySite';

/**
 * Playwright's `test` with one thing more: `site`, a server of the built site
 * whose files can go missing or stay away. It is started once per worker and
 * whole again after each test.
 */
export const test = base.extend<{site: FaultySite}, {workerSite: FaultySite}>({
  workerSite: [
    async ({}, provide) => {
      const site = await FaultySite.start();
      await provide(site);
      await site.stop();
    },
    {scope: 'worker'},
  ],
  site: async ({workerSite}, provide) => {
    await provide(workerSite);
    workerSite.fix();
  },
});

export {expect} from '@playwright/test';
