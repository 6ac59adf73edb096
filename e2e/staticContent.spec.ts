/** Content that is rendered when the site is built reaches the reader as HTML, and never as a script. */
import {expect, test} from '@playwright/test';
import {builtPage, scriptsWith} from './support/builtSite';
import {open} from './support/page';

/** A text that a static module writes, and a page that shows it. */
const WRITTEN = [
  ["where it differs from the service's own OpenAPI document", '/docs/services/tools/diff/get-job'],
  ['No key needed. Works in browsers (CORS).', '/docs/services/tools/diff/get-job'],
  ['JSON APIs. No key', '/'],
  ['What it answers', '/docs/category/tools'],
  [', no default', '/docs/guides/coverage'],
] as const;

test('what a static module writes is in its page and in no script', () => {
  for (const [text, page] of WRITTEN) {
    expect(builtPage(page), page).toContain(text);
    expect(scriptsWith(text), text).toEqual([]);
  }
});

test('the content of a page in MDX is in no script', () => {
  const sentence = /<p>([A-Z][\w ,]{40,})/.exec(builtPage('/docs/about/charter'))?.[1];
  expect(sentence).toBeDefined();
  expect(scriptsWith(sentence!)).toEqual([]);
});

test("a link to a file is the browser's to follow, whatever its name", async ({page}) => {
  for (const [path, file] of [
    ['/docs/usage/downloads', '/.well-known/api-catalog'],
    ['/docs/guides/languages', '/programs/ecosystems.R'],
  ] as const) {
    await open(page, path);
    const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(file));
    await page.locator(`main a[href="${file}"]`).first().click();
    await asked;
  }
});
