/** Specification, section 3: the structure of the site, read from the running site. */
import {expect, test} from '../support/test';
import {open, siteData} from '../support/page';
import {sitemapPaths} from '../support/builtSite';
import {DOCS_PATHS, SERVICE_PATHS, SIDEBARS} from '../support/specification';

interface Version {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  draftIds: string[];
  sidebars: Record<string, {link?: {path: string; label: string}}>;
}

interface GlobalData {
  'docusaurus-plugin-content-docs': Record<string, {path: string; versions: Version[]}>;
}

interface SiteConfig {
  themeConfig: {colorMode: {defaultMode: string; disableSwitch: boolean; respectPrefersColorScheme: boolean}};
}

test('3 · Documentation entries, sidebars, the docs version named current and labelled Next, and the theme setting', async ({
  page,
}) => {
  await open(page, '/docs/');
  const data = (await siteData<GlobalData>(page, 'globalData'))['docusaurus-plugin-content-docs'];
  expect(Object.keys(data)).toEqual(['default']);
  const {versions, path} = data.default!;
  expect(path).toBe('/docs');
  expect(versions).toHaveLength(1);
  const {docs, sidebars, ...version} = versions[0]!;
  expect(version).toMatchObject({name: 'current', label: 'Next', path: '/docs', mainDocId: 'index', draftIds: []});

  for (const entry of docs) {
    expect(entry).toEqual({
      id: expect.any(String),
      path: expect.stringMatching(/^\/docs\//),
      sidebar: expect.any(String),
    });
    expect(sitemapPaths()).toContain(entry.path);
  }
  const byPath = Object.fromEntries(docs.map((entry) => [entry.path, entry]));
  expect(byPath['/docs/']).toEqual({id: 'index', path: '/docs/', sidebar: 'getStarted'});
  expect(byPath['/docs/about/']).toEqual({id: 'about/index', path: '/docs/about/', sidebar: 'about'});
  for (const [name, addresses] of Object.entries({...SIDEBARS, services: SERVICE_PATHS})) {
    for (const address of addresses)
      expect(byPath[address]?.sidebar, address).toBe(name === 'get started' ? 'getStarted' : name);
  }
  // The category pages have entries too.
  expect(DOCS_PATHS.filter((address) => !(address in byPath))).toEqual([]);

  expect(sidebars).toEqual({
    getStarted: {link: {path: '/docs/', label: 'Getting started'}},
    about: {link: {path: '/docs/about/', label: 'About ecosyste.ms'}},
    contributing: {link: {path: '/docs/contributing/', label: 'Contributing'}},
    guides: {link: {path: '/docs/guides/', label: 'Guides'}},
    usage: {link: {path: '/docs/usage/', label: 'Usage'}},
    services: {link: {path: '/docs/category/data-services', label: 'Data services'}},
  });

  const {themeConfig} = await siteData<SiteConfig>(page, 'siteConfig');
  expect(themeConfig.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  });
  const backgrounds: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate((name) => localStorage.setItem('theme', name), mode);
    await open(page, '/docs/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    backgrounds.push(await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor));
  }
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
});
