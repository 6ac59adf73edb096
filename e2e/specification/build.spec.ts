/**
 * Specification, section 8, build-time settings; and what needs a site other
 * than ours: a copy is changed and built. One build after the other, so that
 * two cores suffice.
 */
import {expect, test} from '../support/test';
import {FaultySite} from '../support/faultySite';
import {crash, documentId, hrefs, open, reloaded, sidebar, siteData} from '../support/page';
import {contentChunk, readBuilt} from '../support/builtSite';
import {TemporarySite, type BuildResult} from '../support/temporarySite';

/** Milliseconds for all builds of a test: each takes half a minute, or minutes on a machine with other work. */
const BUILD_TIME = 900_000;

test.describe.configure({mode: 'default', timeout: BUILD_TIME});

/** The copy that every test here builds. */
let copy: TemporarySite;

test.beforeAll(() => {
  copy = new TemporarySite();
});
test.afterAll(() => copy.dispose());

/** Builds the copy after a change, and takes the change back. */
async function buildWith(change: (site: TemporarySite) => void): Promise<BuildResult> {
  change(copy);
  const result = await copy.build();
  copy.restore();
  return result;
}

test('8 · Build: a broken link fails it, and the message names page and link, also inside finished HTML', async () => {
  const {status, output} = await buildWith((site) => {
    site.append('docs/usage/errors.mdx', '\n[nowhere](/docs/usage/nowhere)\n\n<Generated part="services" />\n');
    site.replace('src/content/Catalogue/Catalogue.tsx', '/docs/category/', '/docs/nowhere/');
  });
  expect(status, output).toBe(1);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toMatch(/source page path = \/docs\/usage\/errors:\s+-> linking to \/docs\/usage\/nowhere/);
  expect(output).toContain('-> linking to /docs/nowhere/data-services');
});

test('8 · Build: a broken anchor fails it, and the message names page and link, also inside finished HTML', async () => {
  const {status, output} = await buildWith((site) => {
    site.append(
      'docs/usage/errors.mdx',
      '\n[nowhere](/docs/usage/pagination#nowhere)\n\n<Generated part="services" />\n',
    );
    site.replace('src/content/Catalogue/Catalogue.tsx', '/docs/category/${id}', '/docs/category/${id}#nowhere');
  });
  expect(status, output).toBe(1);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toMatch(/source page path = \/docs\/usage\/errors:\s+-> linking to \/docs\/usage\/pagination#nowhere/);
  expect(output).toContain('-> linking to /docs/category/data-services#nowhere');
});

/** A part of every docs page that fails on one of them, in the browser, until `window.fixed` is set. */
const FAILING_COMPONENT = `
import DocPaginator from '@theme-original/DocPaginator';
import {useLocation} from '@docusaurus/router';

export default function FailingPaginator(props) {
  const {pathname} = useLocation();
  if (typeof window !== 'undefined' && pathname === '/docs/usage/caching' && !('fixed' in window)) throw new Error('the component failed');
  return <DocPaginator {...props} />;
}
`;

test.describe('the next release', () => {
  let result: BuildResult;

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIME);
    copy.append(
      'docs/usage/errors.mdx',
      '\n[no file](./no-such-file.mdx)\n\n## Second {#level-2}\n\n### Third {#level-3}\n\n#### Fourth {#level-4}\n\nText.\n',
    );
    copy.write(
      'docs/usage/draft.mdx',
      '---\ntitle: A draft\ndescription: Not for readers yet.\ndraft: true\n---\n\nText.\n',
    );
    copy.write('src/theme/DocPaginator.tsx', FAILING_COMPONENT);
    copy.replace('src/catalogue/site.ts', "ANNOUNCEMENT_ID = '", "ANNOUNCEMENT_ID = 'next-");
    result = await copy.build();
    expect(result.status, result.output).toBe(0);
  });

  test('8 · Build: a broken Markdown link only warns, and the warning names file and link', () => {
    expect(result.status, result.output).toBe(0);
    expect(result.output).toMatch(
      /\[WARNING\] docs\/usage\/errors\.mdx: the Markdown link "\.\/no-such-file\.mdx" leads to no file/,
    );
  });

  test.describe('served', () => {
    let release: FaultySite;

    test.beforeAll(async () => {
      release = await FaultySite.start({dir: copy.buildDir});
    });
    test.afterAll(() => release.stop());

    test('3 · Docs version: draft ids name the drafts, which are not published', async ({page}) => {
      await open(page, `${release.origin}/docs/`);
      interface Data {
        'docusaurus-plugin-content-docs': {default: {versions: {draftIds: string[]}[]}};
      }
      const data = await siteData<Data>(page, 'globalData');
      expect(data['docusaurus-plugin-content-docs'].default.versions[0]?.draftIds).toEqual(['usage/draft']);
      expect((await page.goto(`${release.origin}/docs/usage/draft`))?.status()).toBe(404);
      expect(readBuilt('sitemap.xml', copy.buildDir)).not.toContain('usage/draft');
    });

    test('2 · Contents: a heading of level 4 is not in them', async ({page}) => {
      await open(page, `${release.origin}/docs/usage/errors`);
      await expect(page.locator('h4#level-4')).toBeVisible();
      const entries = await hrefs(page.locator('.theme-doc-toc-desktop a'));
      expect(entries.slice(-2)).toEqual(['#level-2', '#level-3']);
    });

    test('8 · Page crash: a component that crashes, on the first load and on navigation', async ({page}) => {
      await open(page, `${release.origin}/docs/usage/caching`);
      for (const arrive of [
        async () => undefined,
        async () => {
          await sidebar(page).locator('a[href="/docs/usage/errors"]').click();
          await expect(page).toHaveURL(/errors$/);
          await page.evaluate(() => delete (window as {fixed?: true}).fixed);
          await sidebar(page).locator('a[href="/docs/usage/caching"]').click();
        },
      ]) {
        await arrive();
        await expect(crash(page)).toBeVisible();
        await expect(page.locator('main').getByText('the component failed')).toBeVisible();
        await page.evaluate(() => Object.assign(window, {fixed: true}));
        await page.getByRole('button', {name: 'Try again'}).click();
        await expect(crash(page)).toHaveCount(0);
        await expect(sidebar(page).locator('a[href="/docs/usage/caching"]')).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('main h1')).toBeVisible();
      }
    });
  });

  test('8 · Failed route chunk: a page open since before a release loads the new one', async ({page, site}) => {
    const old = contentChunk('usage/errors.mdx');
    expect(contentChunk('usage/errors.mdx', copy.buildDir)).not.toBe(old);
    // Without the prefetch, which would have the old chunk at hand.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
    await open(page, `${site.origin}/docs/usage/`);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text());
    });
    const before = await documentId(page);
    site.deploy(copy.buildDir);
    await sidebar(page).locator('a[href="/docs/usage/errors"]').click();
    await reloaded(page, before);
    expect(site.requests).toContain(old);
    expect(logged).toEqual([expect.stringMatching(/ChunkLoadError/)]);
    await expect(page.locator('#level-3')).toBeVisible();
  });
});
