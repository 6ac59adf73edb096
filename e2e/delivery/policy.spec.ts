/** The content security policy at work: it holds back what does not belong to the site, and nothing that does (on every page: ../crawl.spec.ts). */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Route} from '@playwright/test';
import {hydrated} from '../support/page';
import {expect, needNginx, test} from './test';
import {watch} from './watch';

needNginx();

/** Puts HTML into the page on its way, before the closing tag of the body; optionally takes the headers away, as a host does that sets none. */
const inject =
  (html: string, {headers = true} = {}) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<\/body>|$/, `${html}$&`);
    await route.fulfill(headers ? {response, body} : {status: 200, contentType: 'text/html; charset=utf-8', body});
  };

const HOSTILE = `
  <script>hostile('inline script')</script>
  <script src="https://evil.example/x.js"></script>
  <script src="data:text/javascript,hostile('data script')"></script>
  <img src="/img/none.png" onerror="hostile('event handler')">
  <svg onload="hostile('svg handler')"></svg>
  <a id="js-link" href="javascript:hostile('address')">x</a>
  <iframe src="https://evil.example/"></iframe>
  <object data="https://evil.example/x.swf"></object>
  <base href="https://evil.example/">
  <link rel="stylesheet" href="https://evil.example/x.css">
  <img src="https://evil.example/pixel.png">
  <form id="form" action="https://evil.example/" method="post"><input name="q" value="1"></form>`;

for (const [what, headers] of [
  ['the headers', true],
  ["the page's own copy alone", false],
] as const) {
  test(`the policy in ${what} stops injected code, and the page works on`, async ({page}) => {
    await watch(page);
    const away: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      away.push(route.request().url());
      return route.abort();
    });
    await page.route('**/docs/about/', inject(HOSTILE, {headers}));
    await page.goto('/docs/about/');
    await hydrated(page);
    // A click that starts at the link goes through the browser's own code, not through the site's router.
    await page.evaluate(() => {
      document.getElementById('js-link')?.dispatchEvent(new MouseEvent('click', {cancelable: true}));
      document.querySelector<HTMLFormElement>('#form')?.submit();
    });
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.held.map((held) => held.split(' ')[0]))]))
      .toEqual(
        expect.arrayContaining([
          'base-uri',
          'form-action',
          'frame-src',
          'img-src',
          'object-src',
          'script-src-attr',
          'script-src-elem',
          'style-src-elem',
        ]),
      );
    expect(await page.evaluate(() => window.ran)).toEqual([]);
    expect(away).toEqual([]);
    // Submits in the page, because Playwright would wait for a response that never comes.
    expect(await page.evaluate(() => [window.location.pathname, document.querySelectorAll('main h1').length])).toEqual([
      '/docs/about/',
      1,
    ]);
  });
}

test('the policy names the scripts of the page by their hash: a changed one does not run', async ({page}) => {
  await watch(page);
  await page.route('**/docs/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(/<script>(?=[^<]*sample-language)/, "<script>hostile('changed script');");
    expect(changed).not.toBe(html);
    await route.fulfill({response, body: changed});
  });
  await page.goto('/docs/about');
  await hydrated(page);
  expect(await page.evaluate(() => window.held)).toEqual(['script-src-elem inline', 'script-src-elem inline']);
  expect(await page.evaluate(() => window.ran)).toEqual([]);
});

for (const headers of [true, false])
  test(`requests go to the services of ecosyste.ms and nowhere else, ${headers ? 'by the headers' : "by the page's own copy"}`, async ({
    container,
    page,
  }) => {
    const sent: string[] = [];
    await page.route(/^https?:\/\/(?!localhost:\d+\/(docs|assets|img|parts))/, (route) => {
      sent.push(route.request().url());
      return route.fulfill({json: {}, headers: {'access-control-allow-origin': '*'}});
    });
    await page.route('**/docs/about', inject('', {headers}));
    await page.goto(`${container.origin}/docs/about`);
    const tried = await page.evaluate(async () => {
      const addresses = [
        'https://packages.ecosyste.ms/api/v1/registries',
        'https://example.org/',
        'https://ecosyste.ms.example.org/',
        // The mock server is for a site on the same machine, which the published one is not.
        'http://localhost:4010/',
      ];
      return Promise.all(
        addresses.map((address) =>
          fetch(address, {mode: 'no-cors'}).then(
            () => `${address} sent`,
            () => `${address} held`,
          ),
        ),
      );
    });
    expect(tried).toEqual([
      'https://packages.ecosyste.ms/api/v1/registries sent',
      'https://example.org/ held',
      'https://ecosyste.ms.example.org/ held',
      'http://localhost:4010/ held',
    ]);
    expect(sent).toEqual(['https://packages.ecosyste.ms/api/v1/registries']);
  });

test('no other site can show the pages in a frame', async ({page, baseURL}) => {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL!}/docs/about"></iframe>`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const framed = page.waitForResponse('**/docs/about');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect((await framed).status()).toBe(200);
  await expect.poll(() => page.frames().at(-1)!.url()).toBe('chrome-error://chromewebdata/');
  server.close();
});
