/** Makes every journey in an engine, in one browser that all share. */
import {expect, test as base} from '@playwright/test';
import {startMock} from '../../tools/mock/startMock';
import type {Engine} from './driver';
import {journeys} from './journeys';
import {Reader} from './reader';
import {startWatchedSite} from './watchedSite';

/** Defines the tests of an engine. In CI a missing engine is a failure, elsewhere it is skipped. */
export function makeJourneysIn(engine: Engine): void {
  const missing = engine.missing();
  if (missing && !process.env.CI) {
    base.skip(`The journeys in ${engine.name}: ${missing}`, () => undefined);
    return;
  }
  const test = base.extend<object, {reader: Reader}>({
    reader: [
      async ({}, provide) => {
        if (missing) throw new Error(missing);
        const [browser, site, mock] = await Promise.all([engine.start(), startWatchedSite(), startMock()]);
        const reader = new Reader(browser, site);
        // Requests go to the mock server instead of the services.
        await browser.open(`${site.origin}/img/favicon.svg`);
        await browser.run((url) => localStorage.setItem('console-base', url), mock.url);
        await provide(reader);
        await browser.close();
        await Promise.all([site.close(), mock.close()]);
      },
      {scope: 'worker', timeout: 120_000},
    ],
  });
  // One worker makes them in turn, so that the browser starts once.
  test.describe.configure({mode: 'default'});
  for (const [name, go] of journeys)
    test(`a reader in ${engine.name} ${name}`, async ({reader}) => {
      await reader.takeComplaints();
      await go(reader);
      expect(await reader.takeComplaints()).toEqual([]);
    });
}
