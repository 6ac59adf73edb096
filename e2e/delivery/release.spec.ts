/** Publishes a release under open pages, which continue with the old files, while new visits get the new ones. */
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {publish, rollBack} from '../../tools/release/release';
import {documentId, hydrated, sidebar} from '../support/page';
import {SITE_DIR} from '../support/builtSite';
import {makeNextBuild} from './nextBuild';
import {startNginx} from './servers';
import {expect, needServers, test} from './test';

needServers();

const START = '/docs/usage/';
const TARGET = '/docs/usage/errors';

/** Opens a page that prefetches nothing, so that later requests are real ones. */
async function openSparing(page: Page, origin: string): Promise<string[]> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({effectiveType: '2g'})}),
  );
  const responses: string[] = [];
  page.on('response', (response) => responses.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(origin + START);
  await hydrated(page);
  return responses;
}

const follow = async (page: Page): Promise<void> => {
  // Not the mouse: pointing at a link fetches ahead.
  await sidebar(page)
    .locator(`a[href="${TARGET}"]`)
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('main h1')).toHaveText('Errors');
};

test('a page that is open while releases change navigates on with its own files, there and back', async ({
  delivery,
}) => {
  // The site is copied twice.
  test.setTimeout(120_000);
  const base = mkdtempSync(path.join(path.dirname(SITE_DIR), 'build-releases-'));
  const next = path.join(base, 'build');
  const to = path.join(base, 'srv');
  const chunk = makeNextBuild(next, 'usage/errors.mdx', ['docs/usage', 'docs/usage/errors']);
  publish(SITE_DIR, {to});
  const {server} = await startNginx({
    root: path.join(to, 'current'),
    hashes: delivery.hashes,
    certificate: delivery.certificate,
  });
  try {
    const visit = async (): Promise<{page: Page; responses: string[]; document: number}> => {
      const page = await (await delivery.trusting.newContext()).newPage();
      const responses = await openSparing(page, server.origin);
      return {page, responses, document: await documentId(page)};
    };
    const old = await visit();
    expect(old.responses.some((response) => response.includes(chunk.before))).toBe(false);
    publish(next, {to});

    await follow(old.page);
    expect(old.responses).toContain(`200 ${chunk.before}`);
    expect(await documentId(old.page), 'without a new document').toBe(old.document);

    const fresh = await visit();
    await follow(fresh.page);
    expect(fresh.responses).toContain(`200 ${chunk.after}`);
    expect(await documentId(fresh.page)).toBe(fresh.document);

    const open = await visit();
    rollBack({to});
    await follow(open.page);
    expect(open.responses).toContain(`200 ${chunk.after}`);
    expect(await documentId(open.page), 'without a new document').toBe(open.document);
  } finally {
    await server.stop();
    rmSync(base, {recursive: true});
  }
});
