/** The site as a screen reader speaks it: a virtual one reads pages from beginning to end. */
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {virtual} from '@guidepup/virtual-screen-reader';
import {open} from './support/page';
import {readBuilt, operationPaths} from './support/builtSite';
import {expect, test} from './support/test';

const READER = '/virtual-screen-reader.js';
const READER_FILE = createRequire(__filename).resolve('@guidepup/virtual-screen-reader/browser.js');
const SERVICE = '/docs/services/data-services/packages';
const OPERATION = `${SERVICE}/get-registry-package`;

// The reader is a script of its own, which the site's policy refuses.
test.use({bypassCSP: true});

/** @returns what is said of an element and all that is in it, phrase by phrase, without the ends of what was begun */
async function read(page: Page, selector: string): Promise<string[]> {
  await page.route(`**${READER}`, (route) => route.fulfill({path: READER_FILE, contentType: 'text/javascript'}));
  const said = await page.evaluate(
    async ([file, what]) => {
      const {virtual: reader} = (await import(file)) as {virtual: typeof virtual};
      const container = document.querySelector(what);
      if (!container) throw new Error(`There is no ${what}.`);
      await reader.start({container});
      const first = await reader.lastSpokenPhrase();
      do await reader.next();
      while (
        // After the last phrase it begins again.
        (await reader.lastSpokenPhrase()) !== first
      );
      const phrases = await reader.spokenPhraseLog();
      await reader.stop();
      return phrases.slice(0, -1);
    },
    [READER, selector] as const,
  );
  return said.filter((phrase) => !phrase.startsWith('end of '));
}

const starting = (said: readonly string[], role: string): string[] => said.filter((phrase) => phrase.startsWith(role));

/** @returns names that more than one of them has */
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** What can't be told apart, or from nothing, by ear. */
function nameless(said: readonly string[]): string[] {
  const bare = said.filter((phrase) => /^(button|link|textbox|searchbox|combobox|table|region|heading)$/.test(phrase));
  const copies = starting(said, 'button, Copy').filter((phrase) => phrase === 'button, Copy');
  return [...bare, ...copies];
}

test('the landing page: its heading, the start form and a first request', async ({page}) => {
  await open(page, '/');
  const said = await read(page, 'main');
  expect(starting(said, 'heading').slice(0, 2)).toEqual([
    'heading, Open source intelligence for your project, level 1',
    'heading, Check your project, level 2',
  ]);
  expect(said.find((phrase) => phrase.startsWith('textbox'))).toMatch(
    /^textbox, Paste what you have, A package URL, .* Nothing is sent before you run the request\., placeholder /,
  );
  expect(said).toContain('button, Copy the request: Look up a package');
  expect(said).toContain('button, Copy the response: Look up a package');
  expect(nameless(said)).toEqual([]);
});

test('a service: each button says what it copies, each table what it lists', async ({page}) => {
  await open(page, SERVICE);
  const said = await read(page, 'main');
  const copies = starting(said, 'button, Copy');
  expect(copies.length).toBeGreaterThan(0);
  expect(repeated(copies)).toEqual([]);
  const tables = starting(said, 'table');
  expect(tables).toEqual(expect.arrayContaining(['table, Find a package', 'table, Get versions']));
  expect(tables).toHaveLength(await page.locator('main table').count());
  expect(repeated(tables)).toEqual([]);
  // A row begins with the name of its operation, so that its other cells say of which they are.
  expect(said).toContain('rowheader, Look up a package');
  expect(nameless(said)).toEqual([]);
});

test('every table of a guide has a name', async ({page}) => {
  await open(page, '/docs/usage/errors');
  const said = await read(page, 'main');
  expect(starting(said, 'table').length).toBeGreaterThan(0);
  expect(nameless(said)).toEqual([]);
});

test('an operation: its parts in order, its samples, its parameters and properties as lists', async ({page}) => {
  await open(page, OPERATION);
  const said = await read(page, 'main');
  expect(starting(said, 'heading')).toEqual([
    'heading, Get a package by registry and name, level 1',
    'heading, Request, level 2',
    'heading, Example response, level 2',
    'heading, Path parameters, level 2',
    'heading, Responses, level 2',
    'heading, 200 OK, level 3',
    'heading, 304 Not Modified, level 3',
    'heading, Errors, level 2',
    'heading, 404 Not Found, level 3',
  ]);
  const samples = said.indexOf('group, Language');
  expect(said.slice(samples + 1, samples + 5)).toEqual([
    'button, curl, pressed',
    'button, JavaScript, not pressed',
    'button, Python, not pressed',
    'button, Ruby, not pressed',
  ]);
  const parameters = said.indexOf('heading, Path parameters, level 2');
  expect(said.slice(parameters, parameters + 4)).toEqual([
    'heading, Path parameters, level 2',
    'list',
    'listitem, level 1, position 1, set size 2',
    'link, registryName',
  ]);
  expect(said).toContainEqual(
    expect.stringMatching(/^searchbox, Filter properties, 1 control, placeholder Filter \d+ properties$/),
  );
  expect(nameless(said)).toEqual([]);
});

test('the console: what it is, what its fields are for, and its buttons', async ({page}) => {
  await open(page, OPERATION);
  await page.getByRole('button', {name: 'Try it'}).first().click();
  await expect(page.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  const said = await read(page, 'main');
  expect(said).toContain('form, Try it');
  expect(said.find((phrase) => phrase.startsWith('textbox, Email address'))).toMatch(
    /Sent as mailto to put you in the polite pool/,
  );
  expect(said.find((phrase) => phrase.startsWith('textbox, API key'))).toMatch(/Sent in the apikey header/);
  // Each parameter's input is named like the parameter that it stands beside.
  expect(starting(said, 'textbox, registryName')).toHaveLength(1);
  expect(starting(said, 'textbox, packageName')).toHaveLength(1);
  expect(said).toEqual(expect.arrayContaining(['button, Send, not disabled', 'button, Close the console']));
  expect(nameless(said)).toEqual([]);
});

test('search: how much was found, in the dialog and on its page', async ({page}) => {
  await open(page, '/search?q=purl');
  const results = page.locator('main [role="status"]');
  await expect(results).toContainText('results');
  const said = await read(page, 'main');
  expect(said[said.indexOf('status') + 1]).toMatch(/^\d+ results for “purl”\.$/);
  expect(said).toContain('heading, Best matches, level 2');
  expect(starting(said, 'link, Work with package URLs')).not.toEqual([]);
  expect(nameless(said)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('lookup package');
  await expect(page.locator('[role="option"]').first()).toContainText('Look up a package');
  const inDialog = await read(page, '[role="dialog"], dialog');
  expect(inDialog[0]).toBe('dialog, Search');
  expect(starting(inDialog, 'combobox, Search the documentation')[0]).toMatch(/, has popup listbox, expanded/);
  expect(starting(inDialog, 'option')[0]).toMatch(
    /^option, Look up a package GET \/packages\/lookup returns a list Packages/,
  );
});

test("the title of an operation, which is said first, is no other's", () => {
  const titles = operationPaths().map((path) => /<title[^>]*>([^<]*)/.exec(readBuilt(`${path}/index.html`))?.[1] ?? '');
  expect(titles).toContain('Get a package by registry and name · Packages | ecosyste.ms documentation');
  expect(repeated(titles)).toEqual([]);
});
