/** The lockfile check, against a bulk lookup that knows the packages of these tests. */
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Locator, type Page} from '@playwright/test';
import {expectNoViolations, withAxe} from './support/axe';
import {lockfile, startBulkLookup, type BulkLookup} from './support/bulkLookup';
import {holdScript, idle, open} from './support/page';

const test = base.extend<{lookup: BulkLookup}, {workerLookup: BulkLookup}>({
  workerLookup: [
    async ({}, provide) => {
      const lookup = await startBulkLookup();
      await provide(lookup);
      await lookup.close();
    },
    {scope: 'worker'},
  ],
  lookup: async ({workerLookup, page}, provide) => {
    workerLookup.plans = [];
    workerLookup.received.length = 0;
    workerLookup.requests.length = 0;
    await page.addInitScript((url) => localStorage.setItem('console-base', url), workerLookup.url);
    // From the beginning, so that no press is sooner and opens the system's own dialog.
    page.on('filechooser', () => undefined);
    await provide(workerLookup);
  },
});

const check = (page: Page): Locator => page.locator('.lockfile-check');
const chooser = (page: Page): Locator => page.getByRole('button', {name: 'Choose lockfiles or SBOMs…'});
const lookUp = (page: Page): Locator => check(page).getByRole('button', {name: /^Look (it|them) up$/});
const rows = (page: Page): Locator => check(page).locator('tbody tr');
const row = (page: Page, name: string): Locator =>
  rows(page).filter({has: page.getByRole('button', {name, exact: true})});
/** A tile, which counts and filters. */
const tile = (page: Page, name: string): Locator =>
  check(page).getByRole('group', {name: 'Show only'}).getByRole('button', {name});
const looked = (page: Page, requests: string): Promise<void> =>
  expect(check(page).getByText(`Done. ${requests} sent.`)).toBeVisible();

/** Chooses a file on the landing page. */
async function choose(page: Page, text: string, name = 'package-lock.json'): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), chooser(page).click()]);
  await dialog.setFiles({name, mimeType: 'application/octet-stream', buffer: Buffer.from(text)});
}

/** Chooses a lockfile and has its packages looked up. */
async function lookedUp(page: Page, count: number, requests: string): Promise<void> {
  await open(page, '/');
  await choose(page, lockfile(count));
  await lookUp(page).click();
  await looked(page, requests);
}

/** Pastes a text into the start form. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste what you have').focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, text);
}

/** @returns the text of a download */
async function downloaded(page: Page, label: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('group', {name: 'Download'}).getByRole('button', {name: label}).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** @returns what the command prints of a folder, which it ends with a status for what is missing or affected */
const command = (folder: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      [path.resolve('build/programs/check.mjs'), ...args, '.'],
      {cwd: folder},
      (_error, text) => resolve(text),
    ),
  );

const sorted = (csv: string): string[] =>
  csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .sort();

test.describe('what a reader brings', () => {
  test('loads nothing and sends nothing before it comes, and is asked about before it is sent', async ({
    page,
    lookup,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open(page, '/');
    expect(scripts.filter((name) => /lockfile-check/i.test(name))).toEqual([]);
    await choose(page, lockfile(214));
    await expect(check(page).getByRole('heading', {name: 'Check of package-lock.json'})).toBeFocused();
    await expect(check(page)).toContainText(
      '214 packages in package-lock.json. Look them up at packages.ecosyste.ms in 3 requests?',
    );
    await expect(check(page)).toContainText('This uses 3 of your remaining');
    await check(page).getByText('Package names to send (214)').click();
    await expect(check(page).getByRole('group', {name: 'Package names to send'})).toContainText('pkg:npm/pkg-214');
    expect(lookup.received).toEqual([]);
    await lookUp(page).click();
    await looked(page, '3 requests');
    expect(lookup.received.map((purls) => purls.length)).toEqual([100, 100, 14]);
  });

  test('can be a folder of 40 repositories, by keyboard: one report, which the command writes as well', async ({
    page,
    lookup,
  }, info) => {
    for (let number = 1; number <= 40; number++) {
      const folder = info.outputPath(`org/repository-${number}`);
      mkdirSync(folder, {recursive: true});
      writeFileSync(`${folder}/package-lock.json`, lockfile(100 + number));
    }
    const first = info.outputPath('org/repository-1');
    mkdirSync(`${first}/node_modules/x`, {recursive: true});
    writeFileSync(`${first}/node_modules/x/package-lock.json`, lockfile(300));
    writeFileSync(`${first}/README.md`, '# A repository');
    writeFileSync(`${first}/conan.lock`, '{}');
    const fork = 'packages:\n  /fork@git+https://git.acme.example/fork#abc: {}\n';
    writeFileSync(info.outputPath('org/repository-2/pnpm-lock.yaml'), `lockfileVersion: '6.0'\n${fork}`);
    await open(page, '/docs/guides/check-your-project');
    const folder = page.getByRole('button', {name: 'Choose a folder…'});
    const [dialog] = await Promise.all([page.waitForEvent('filechooser'), folder.press('Enter')]);
    await dialog.setFiles(info.outputPath('org'));
    await expect(check(page)).toContainText(
      '140 packages in 41 files. Look them up at packages.ecosyste.ms in 2 requests?',
    );
    await expect(check(page).getByRole('heading', {name: 'Check of your files'})).toBeFocused();
    await check(page)
      .getByLabel(/^Find a package in these files/)
      .fill('pkg-139');
    await expect(check(page)).toContainText('1 match in 2 files.');
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      check(page).getByRole('button', {name: 'Download 1 match as CSV'}).press('Enter'),
    ]);
    expect(readFileSync(await list.path(), 'utf8')).toContain(
      'pkg:npm/pkg-139@1.0.0,pkg-139,1.0.0,"repository-39/package-lock.json; repository-40/package-lock.json",',
    );
    expect(lookup.received).toEqual([]);
    await lookUp(page).press('Enter');
    await looked(page, '2 requests');
    expect(lookup.received.flat()).toHaveLength(140);
    await expect(row(page, 'pkg-1')).toContainText('40 files');
    const org = info.outputPath('org');
    const printed = await command(org, '--base', lookup.url, '--output', 'report.csv');
    expect(printed.split('\n', 1)).toEqual(
      await check(page)
        .getByRole('heading', {name: /^\d+ package versions affected/})
        .allTextContents(),
    );
    expect(sorted(readFileSync(`${org}/report.csv`, 'utf8'))).toEqual(sorted(await downloaded(page, 'Download CSV')));
    await check(page).getByLabel('Filter by name').fill('repository-1/');
    await expect(check(page)).toContainText('Showing 91 of the 126 package versions we found.');
  });

  test('can be checked for one advisory, which the table then shows alone', async ({page, lookup: _lookup}) => {
    await open(page, '/');
    await page.getByLabel('Paste what you have').fill('CVE-2021-44228');
    const choose = page.getByRole('button', {name: 'Check a lockfile…'});
    const [dialog] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
    await dialog.setFiles({name: 'package-lock.json', mimeType: '', buffer: Buffer.from(lockfile(3))});
    await lookUp(page).click();
    await looked(page, '1 request');
    await expect(check(page).getByLabel('Filter by name, file, licence or advisory')).toHaveValue('CVE-2021-44228');
    await expect(check(page)).toContainText('CVE-2021-44228 matches no version that we compared');
    await expect(check(page)).toContainText("Showing 0 of the 3 package versions we found. That isn't a pass");
    await check(page).getByLabel('Filter by name, file, licence or advisory').fill('');
    await expect(rows(page)).toHaveCount(3);
  });

  test('can be a text that is pasted, as long as it has several lines', async ({page, lookup}) => {
    await open(page, '/');
    await paste(page, 'pkg:npm/pkg-1@1.0.0');
    await expect(check(page)).toHaveCount(0);
    await paste(page, 'pkg:npm/pkg-1@1.0.0\npkg:npm/pkg-2@1.0.0\n');
    await expect(check(page).getByRole('heading', {name: 'Check of what you pasted'})).toBeVisible();
    await lookUp(page).click();
    await looked(page, '1 request');
    expect(lookup.received).toEqual([['pkg:npm/pkg-1', 'pkg:npm/pkg-2']]);
  });

  test('can be a link, which is asked about as well', async ({page, lookup}) => {
    await open(page, '/#xray=npm/pkg-1@1.0.0,npm/pkg-3@1.0.0');
    await expect(check(page).getByRole('heading', {name: 'Check of a shared link'})).toBeVisible();
    await expect(check(page)).toContainText('2 packages in Package URLs.');
    expect(lookup.received).toEqual([]);
    await lookUp(page).click();
    await expect(row(page, 'pkg-1')).toContainText('critical');
    // A step to a place in the page and back leaves the report as it is.
    await page.evaluate(() => (window.location.hash = 'readers'));
    await page.goBack();
    await idle(page);
    await expect(row(page, 'pkg-1')).toContainText('critical');
  });

  test('is checked late where the script comes late, which moves nobody who has gone on', async ({page, lookup}) => {
    const script = await holdScript(page, /mountCheck/);
    await open(page, '/');
    await choose(page, lockfile(1));
    await script.asked;
    const elsewhere = page.locator('footer a').last();
    await elsewhere.focus();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const {y} = (await elsewhere.boundingBox())!;
    script.release();
    await expect(lookUp(page)).toBeAttached();
    await expect(elsewhere).toBeFocused();
    await expect.poll(async () => Math.abs((await elsewhere.boundingBox())!.y - y)).toBeLessThan(2);
    expect(lookup.received).toEqual([]);
  });

  test('goes with the page that it was brought to', async ({page, lookup}) => {
    await open(page, '/');
    await choose(page, lockfile(1));
    await expect(lookUp(page)).toBeVisible();
    await page.locator('nav.navbar').getByRole('link', {name: 'Guides'}).first().click();
    await expect(page).toHaveURL(/guides/);
    await expect(check(page)).toHaveCount(0);
    expect(lookup.received).toEqual([]);
  });
});

test.describe('the lookup', () => {
  test('says who asks where that is entered, and only then', async ({page, lookup}) => {
    await open(page, '/');
    await choose(page, lockfile(1));
    await check(page)
      .getByText(/^Identify your client/)
      .click();
    await check(page).getByLabel('Email address').fill('me@example.com');
    await check(page).getByLabel('API key').fill('secret');
    await expect(check(page)).toContainText("from your API key's limit");
    await lookUp(page).click();
    await looked(page, '1 request');
    expect(lookup.requests[0]?.url).toContain('mailto=me%40example.com');
    expect(lookup.requests[0]?.headers.apikey).toBe('secret');
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))).not.toMatch(
      /me@|secret/,
    );
  });

  test('waits after a 429, counts down, and goes on by itself', async ({page, lookup}) => {
    lookup.plans = ['records', {status: 429, retryAfter: 600}];
    await page.clock.install();
    await open(page, '/');
    await choose(page, lockfile(214));
    await lookUp(page).click();
    await expect(check(page)).toContainText("You've reached the rate limit (1 of 3 requests done).");
    await expect(check(page).getByRole('timer')).toHaveText(/Continues in \d+:\d\d/);
    await page.clock.fastForward(600_000);
    await looked(page, '3 requests');
    expect(lookup.received.map((purls) => purls.length)).toEqual([100, 100, 100, 14]);
  });
});

test.describe('the table', () => {
  test('says of each package what is known, and never counts unknown as clean', async ({page, lookup: _lookup}) => {
    await lookedUp(page, 10, '1 request');
    await expect(
      check(page).getByRole('heading', {name: '1 package version affected, 1 to check by hand and 1 not found'}),
    ).toBeVisible();
    await expect(check(page)).toContainText('No known advisory matches the other 7 package versions.');
    await check(page).getByLabel('All columns').check();
    for (const [name, text] of [
      ['pkg-1', 'critical'],
      ['pkg-2', 'check by hand'],
      ['pkg-3', '1 advisory, no match'],
      ['pkg-4', 'deprecated'],
      ['pkg-5', 'only one'],
      ['pkg-6', 'unknown'],
      ['pkg-7', 'over 2 years ago'],
      ['pkg-8', 'opencollective.com'],
      ['pkg-9', 'no known advisory'],
    ] as const)
      await expect(row(page, name)).toContainText(text);
    await expect(row(page, 'pkg-5').locator('.lockfile-check__cell--maintainers')).toHaveText('only one alice-example');
    await expect(rows(page)).toHaveCount(9);
    // A count of what isn't everything names its base.
    await expect(tile(page, 'Affected')).toHaveAccessibleName('1 Affected of 9 known');
    await check(page).getByText('Not found (1)').click();
    await expect(check(page).getByRole('group', {name: 'Not found'})).toHaveText('pkg-10 1.0.0');
    await expect(check(page).getByText('1 path to affected packages')).toBeVisible();
  });

  test('is sorted by its heads and filtered by text and tile', async ({page, lookup: _lookup}) => {
    await lookedUp(page, 214, '3 requests');
    const head = check(page).getByRole('columnheader', {name: /^Package/});
    await expect(check(page).getByRole('columnheader', {name: /^Advisories/})).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await head.getByRole('button', {name: 'Package', exact: true}).click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows(page).first()).toContainText('pkg-1');
    await expect(rows(page).nth(1)).toContainText('pkg-2');
    await check(page).getByRole('button', {name: 'Next'}).click();
    await expect(rows(page).first()).toContainText('pkg-112');
    await tile(page, 'Can be funded').click();
    await expect(rows(page)).toHaveCount(21);
    await expect(check(page)).toContainText('Showing 21 of the 193 package versions we found.');
    await expect(check(page).getByRole('columnheader', {name: /^Funding/})).toBeVisible();
    await expect(tile(page, 'Can be funded')).toHaveAttribute('aria-pressed', 'true');
    await tile(page, 'Can be funded').click();
    await check(page).getByLabel('Filter by name').fill('ghsa-test-test-0011');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('pkg-11');
    // The buttons above have everything, and this one what is shown.
    const [shown] = await Promise.all([
      page.waitForEvent('download'),
      check(page).getByRole('button', {name: 'Download this one as CSV'}).click(),
    ]);
    expect(shown.suggestedFilename()).toBe('packages-filtered.csv');
    const lines = readFileSync(await shown.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('pkg-11');
  });

  test("opens the record of a package, and its request in the reader's language", async ({page, lookup: _lookup}) => {
    await lookedUp(page, 10, '1 request');
    const name = row(page, 'pkg-1').getByRole('button', {name: 'pkg-1', exact: true});
    await name.click();
    const dialog = page.getByRole('dialog', {name: 'pkg-1 1.0.0'});
    await expect(dialog).toContainText('GHSA-test-test-0001');
    await expect(dialog).toContainText('CVE-2026-0001');
    await expect(dialog).toContainText('fixed in 2.0.0');
    await dialog.getByText('Show the request').click();
    await dialog.getByLabel('Value').selectOption('Advisories');
    await expect(dialog).toContainText('advisories?ecosystem=npm&package_name=pkg-1');
    await dialog.getByLabel('Language').selectOption('Python');
    await expect(dialog).toContainText('import requests');
    await expect(dialog.getByRole('link', {name: 'Try it with these values'})).toHaveAttribute(
      'href',
      /get-advisories#try=1&ecosystem=npm&package_name=pkg-1$/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(name).toBeFocused();
  });

  test('is taken along as files', async ({page, lookup: _lookup}) => {
    await lookedUp(page, 10, '1 request');
    expect((await downloaded(page, 'CSV')).trim().split('\r\n')).toHaveLength(11);
    const sbom = JSON.parse(await downloaded(page, 'CycloneDX 1.6')) as object;
    expect(sbom).toMatchObject({components: {length: 10}, vulnerabilities: {length: 2}});
    expect(await downloaded(page, 'Package URLs')).toContain('pkg:npm/pkg-10@1.0.0\n');
  });
});

test.describe('for everybody', () => {
  test('has nothing that axe finds, while it asks and after', async ({page, lookup: _lookup}) => {
    await withAxe(page);
    await open(page, '/');
    await choose(page, lockfile(10));
    await expect(lookUp(page)).toBeVisible();
    await expectNoViolations(page);
    await lookUp(page).click();
    await looked(page, '1 request');
    await expectNoViolations(page);
    await row(page, 'pkg-1').getByRole('button', {name: 'pkg-1', exact: true}).click();
    await page.getByRole('dialog').getByText('Show the request').click();
    await expect(page.getByRole('dialog')).toContainText('curl');
    await expectNoViolations(page);
  });

  test('fits into 320 pixels, where a row is a block of labels and values', async ({page, lookup: _lookup}) => {
    await page.setViewportSize({width: 320, height: 700});
    await lookedUp(page, 10, '1 request');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(
      await rows(page)
        .first()
        .evaluate((element) => element.scrollWidth <= element.clientWidth),
    ).toBe(true);
    await check(page).getByLabel('Sort by').selectOption('Package');
    await expect(rows(page).first()).toContainText('pkg-1');
  });

  test('keeps its head in sight, below the navigation bar', async ({page, lookup: _lookup}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await lookedUp(page, 214, '3 requests');
    await rows(page).nth(60).scrollIntoViewIfNeeded();
    const bar = await page.locator('nav.navbar').boundingBox();
    const head = await check(page)
      .getByRole('columnheader', {name: /^Advisories/})
      .boundingBox();
    expect(Math.abs((head?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThan(3);
  });

  test('prints on one page: the headline, the counts, and the rows that need a look', async ({
    page,
    lookup: _lookup,
  }) => {
    await lookedUp(page, 214, '3 requests');
    const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // Names, heads and counts are buttons, which other pages leave out on paper.
    await page.emulateMedia({media: 'print'});
    await expect(check(page).getByRole('button', {name: 'pkg-1', exact: true})).toBeVisible();
    await expect(
      check(page)
        .getByRole('columnheader', {name: /^Licence/})
        .getByRole('button'),
    ).toBeVisible();
    await expect(tile(page, 'Can be funded')).toBeVisible();
    // Paper says of when it is, at its top.
    const summary = check(page).getByText(/^214 package versions in 1 file · checked \d+ \w+ \d{4} · ecosyste\.ms$/);
    await expect(summary).toBeVisible();
    const [line, headline] = [
      await summary.boundingBox(),
      await check(page).locator('.lockfile-check__headline').boundingBox(),
    ];
    expect(line?.y).toBeLessThan(headline?.y ?? 0);
    await expect(check(page).getByRole('group', {name: 'Download'})).toBeHidden();
  });

  test('says so where the browser starts no worker, and where a page has no clipboard', async ({page, lookup}) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('refuse'))
        Object.defineProperty(window, 'Worker', {
          value() {
            throw new DOMException('No', 'SecurityError');
          },
        });
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await lookedUp(page, 3, '1 request');
    await check(page).getByRole('button', {name: 'Copy a link'}).click();
    await expect(check(page)).toContainText('The link is in the address bar');
    await expect(page).toHaveURL(/#project-check=npm\/pkg-1@1\.0\.0/);
    await page.evaluate(() => sessionStorage.setItem('refuse', '1'));
    await open(page, '/');
    await choose(page, lockfile(1));
    await expect(check(page).getByRole('status').first()).toContainText("doesn't let this page start the worker");
    expect(lookup.received).toHaveLength(1);
    await check(page).getByRole('button', {name: 'Close'}).click();
    await expect(check(page)).toHaveCount(0);
    await expect(chooser(page)).toBeFocused();
  });

  test('works by keyboard alone', async ({page, lookup: _lookup}) => {
    await open(page, '/');
    await choose(page, lockfile(10));
    await expect(check(page).getByRole('heading', {level: 2})).toBeFocused();
    await lookUp(page).focus();
    await page.keyboard.press('Enter');
    await looked(page, '1 request');
    const status = check(page).getByRole('status').filter({hasText: 'Done.'});
    await expect(status).toBeFocused();
    await expect(status).toHaveText(/^Done\. 1 request sent\. 10 package versions in 1 file · checked /);
    await check(page).getByRole('button', {name: 'EPSS', exact: true}).press('Enter');
    await expect(check(page).getByRole('columnheader', {name: /^EPSS/})).toHaveAttribute('aria-sort', 'descending');
    await row(page, 'pkg-4').getByRole('button', {name: 'pkg-4', exact: true}).press('Enter');
    await expect(page.getByRole('dialog', {name: 'pkg-4 1.0.0'})).toBeVisible();
  });

  test('says without JavaScript what would happen, and links the recipe', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/');
    // Locators by text and role leave out what stands in noscript.
    const said = page.locator('noscript p').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText('This needs JavaScript. Without it, enrich an SBOM instead.');
    await expect(said.locator('a')).toHaveAttribute('href', '/docs/guides/recipes/sbom-enrichment');
    await expect(chooser(page)).toBeHidden();
    await context.close();
  });
});
