/** What the README promises of `npm run dev`: pages look as they will, and an open one shows what a contributor writes, without being loaded again. */
import {documentId, open} from './support/page';
import {TemporarySite} from './support/temporarySite';
import {expect, test} from './support/test';

const PORT = 3211;

// One server for all.
test.describe.configure({mode: 'default'});

let copy: TemporarySite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = new TemporarySite();
  await copy.develop(PORT);
});
test.afterAll(() => copy.dispose());

test('a page has its style sheets when it is opened first', async ({page}) => {
  await open(page, `http://localhost:${PORT}/docs/usage/pagination`);
  await expect(page.locator('.table table').first()).toHaveCSS('display', 'table');
});

test('an open page shows what is written into its text, its component and its API description', async ({page}) => {
  const edits: [address: string, file: string, from: string, to: string][] = [
    ['/docs/usage/rate-limits', 'docs/usage/rate-limits.mdx', 'All services', 'Changed services'],
    ['/', 'src/landing/LandingContent.static.tsx', 'Open data for', 'Changed data for'],
    [
      '/docs/services/data-services/packages/lookup-package',
      'openapi/packages.yaml',
      'summary: Look up a package\n',
      'summary: Changed operation\n',
    ],
  ];
  for (const [address, file, from, to] of edits) {
    await open(page, `http://localhost:${PORT}${address}`);
    await expect(page.locator('h1')).toBeVisible();
    const before = await documentId(page);
    copy.replace(file, from, to);
    await expect(page.getByText(/Changed (services|data|operation)/).first()).toBeVisible({timeout: 60_000});
    expect(await documentId(page)).toBe(before);
  }
});
