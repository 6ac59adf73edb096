/**
 * "Try it" on the pages of operations, against the mock server: the console is
 * pointed at it, and the mock gets the responses to send.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import {expectNoViolations, withAxe} from './support/axe';
import {test} from './support/mocked';
import {
  DASHBOARDS,
  field,
  form,
  LOOKUP,
  openConsole,
  PARSER_JOB,
  REGISTRIES,
  REGISTRY,
  result,
  send,
  tryIt,
} from './support/console';
import {CAUSES, EMPTY_LIST} from '../src/console/browser/resultText';
import {clipboardText, documentId, open, openMore, painted, reloaded} from './support/page';

const BULK = '/docs/services/data-services/packages/bulk-lookup-packages';

const close = (page: Page): Locator => page.getByRole('button', {name: 'Close the console'});
const cancel = (page: Page): Locator => form(page).getByRole('button', {name: 'Cancel'});
/** The request beside the text, in the language that is shown. */
const line = (page: Page): Locator => page.locator('.request-panel [data-sample] code').filter({visible: true});
const status = (page: Page): Locator => page.locator('.control-status');
const json = (page: Page): Locator => page.getByRole('group', {name: 'Response as JSON'});

test.describe('the button', () => {
  test('opens the console, as a press on a value does; it stays across the breakpoint, and is closed on the next page', async ({
    page,
    mock,
  }) => {
    await open(page, LOOKUP);
    await expect(tryIt(page)).toHaveAttribute('aria-expanded', 'false');
    await tryIt(page).focus();
    await page.keyboard.press('Enter');
    // The first field that is filled in.
    await expect(field(page, 'purl')).toBeFocused();
    await expect(page.locator('.console-open')).toHaveAttribute('aria-expanded', 'true');
    await close(page).click();
    await expect(form(page)).toHaveCount(0);
    await expect(tryIt(page)).toBeFocused();
    await page.locator('[data-slot="ecosystem"]').click();
    await expect(field(page, 'ecosystem')).toBeFocused();
    await field(page, 'purl').fill('pkg:gem/rails');
    await page.setViewportSize({width: 700, height: 900});
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await painted(page);
    await page.setViewportSize({width: 1280, height: 900});
    await expect(field(page, 'purl')).toHaveValue('pkg:gem/rails');
    await expect(page.locator('.console-open')).toHaveCount(1);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${LOOKUP}(#|$)`));
    await expect(tryIt(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(form(page)).toHaveCount(0);
    await tryIt(page).click();
    await expect(form(page)).toBeVisible();
    expect(mock.received).toEqual([]);
  });

  test('brings the console only when it is pressed, and says when that fails', async ({page, context}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open(page, LOOKUP);
    expect(scripts.filter((name) => /console|samples|operations/.test(name))).toEqual([]);
    await context.route(/assets\/js\/.*console_browser_mount/, (route) => route.abort());
    await tryIt(page).click();
    const again = page.getByRole('button', {name: "Couldn't load. Try again"});
    await expect(again).toBeVisible();
    await context.setOffline(true);
    await again.click();
    await expect(again).not.toHaveAttribute('aria-busy');
    await context.setOffline(false);
    await context.unroute(/assets\/js\/.*console_browser_mount/);
    await again.click();
    await expect(form(page)).toBeVisible();
  });

  test('loads the page again where its script is gone for good, as after a new release, and opens', async ({
    page,
    context,
  }) => {
    await context.route(/assets\/js\/.*console_browser_mount/, (route) => route.abort());
    await open(page, LOOKUP);
    await tryIt(page).click();
    const again = page.getByRole('button', {name: "Couldn't load. Try again"});
    await expect(again).toBeVisible();
    const before = await documentId(page);
    await again.click();
    await reloaded(page, before);
    await expect(page).toHaveURL(/#try=1$/);
    await context.unroute(/assets\/js\/.*console_browser_mount/);
    await page.reload();
    await expect(form(page)).toBeVisible();
    // The next release takes it away again.
    await context.route(/assets\/js\/.*console_browser_mount/, (route) => route.abort());
    await page.reload();
    await expect(again).toBeVisible();
    const released = await documentId(page);
    await again.click();
    await reloaded(page, released);
  });
});

test.describe('the form', () => {
  test('shows the request as it is edited, and in the address', async ({page, mock}) => {
    await openConsole(page, LOOKUP);
    await expect(page).toHaveURL(new RegExp(`${LOOKUP}$`));
    await field(page, 'purl').fill('pkg:npm/@babel/core=“1”&y');
    await field(page, 'order').selectOption('asc');
    await expect(line(page)).toContainText(
      '"https://packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg%3Anpm%2F%40babel%2Fcore%3D%E2%80%9C1%E2%80%9D%26y&order=asc"',
    );
    await expect(page).toHaveURL(/#try=1&purl=pkg%3Anpm%2F%40babel%2Fcore%3D%E2%80%9C1%E2%80%9D%26y&order=asc$/);
    const shared = page.url();
    expect(mock.received).toEqual([]);

    await page.goto('about:blank');
    await open(page, shared);
    await expect(field(page, 'purl')).toHaveValue('pkg:npm/@babel/core=“1”&y');
    await expect(field(page, 'order')).toHaveValue('asc');
    // Opening a link never sends.
    expect(mock.received).toEqual([]);
    await close(page).click();
    await expect(page).toHaveURL(new RegExp(`${LOOKUP}$`));
  });

  test('shows what is seldom done in a menu inside the window, which gives the focus back', async ({
    page,
    mock: _mock,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openConsole(page, LOOKUP);
    await expect(page.getByRole('button', {name: 'Reset'})).toBeHidden();
    await openMore(page);
    for (const role of ['button', 'link'] as const)
      await expect(page.getByRole(role, {name: /^(Reset|Open the URL in a new tab)$/})).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Reset'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'More actions'})).toBeFocused();
  });

  test('names what is missing or wrong, goes there and sends nothing', async ({page, mock}) => {
    await openConsole(page, REGISTRY);
    const name = field(page, 'registryName');
    await name.fill('');
    await expect(line(page)).toContainText('"https://packages.ecosyste.ms/api/v1/registries/{registryName}"');
    await send(page).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/^Required\./);
    await name.fill('npmjs.org');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    expect(mock.received).toEqual([]);
  });

  test('makes the body of its properties, and the sample, the link and the request follow', async ({page, mock}) => {
    await openConsole(page, BULK);
    // The first field that is filled in.
    const purls = field(page, 'purls');
    await expect(purls).toBeFocused();
    await expect(purls).toHaveAccessibleDescription(/^array of string .* One per line\.$/);
    await expect(field(page, 'ecosystem')).toHaveAttribute('placeholder', 'e.g. npm');
    await expect(field(page, 'Body')).toBeHidden();
    await purls.fill('');
    await purls.pressSequentially('pkg:npm/react\npkg:gem/rails\n');
    // Keeps the typed text, and sends its value.
    await expect(purls).toHaveValue('pkg:npm/react\npkg:gem/rails\n');
    await field(page, 'ecosystem').fill('npm');
    await expect(line(page)).toContainText('"pkg:npm/react"');
    await expect(line(page)).toContainText('"pkg:gem/rails"');
    await expect(line(page)).toContainText('"ecosystem": "npm"');
    await expect(page).toHaveURL(/#try=1&body=.*pkg%3Agem%2Frails.*ecosystem/);
    const shared = page.url();
    await purls.press('Control+Enter');
    await expect(status(page)).toContainText('200 OK');
    expect(mock.received[0]).toMatchObject({
      method: 'POST',
      operation: 'packages/bulkLookupPackages',
      body: '{"purls":["pkg:npm/react","pkg:gem/rails"],"ecosystem":"npm"}',
      problems: [],
    });

    await page.goto('about:blank');
    await open(page, shared);
    await expect(purls).toHaveValue('pkg:npm/react\npkg:gem/rails');
    await expect(field(page, 'ecosystem')).toHaveValue('npm');
    await expect(field(page, 'names')).toHaveValue('');
    expect(mock.received).toHaveLength(1);
  });

  test('keeps the rows and the JSON of a body in step', async ({page, mock}) => {
    await openConsole(page, BULK);
    await page.getByText('Edit as JSON').click();
    const body = field(page, 'Body');
    expect(JSON.parse(await body.inputValue())).toHaveProperty('purls');
    await field(page, 'ecosystem').fill('npm');
    await expect(body).toHaveValue(/"ecosystem": "npm"/);
    await body.fill('{"purls": [');
    // The rows wait, so that nothing that is typed here gets lost.
    await expect(field(page, 'ecosystem')).toBeDisabled();
    await expect(field(page, 'ecosystem')).toHaveValue('npm');
    await page.getByText('Edit as JSON').click();
    await send(page).click();
    await expect(body).toBeFocused();
    await expect(body).toHaveAccessibleDescription(/^Invalid JSON/);
    await body.fill('{"names": ["react"], "other": {"a": 1}}');
    await expect(field(page, 'names')).toHaveValue('react');
    await expect(field(page, 'purls')).toHaveValue('');
    await field(page, 'ecosystem').fill('npm');
    await send(page).click();
    await expect.poll(() => mock.received[0]?.body).toBe('{"names":["react"],"ecosystem":"npm","other":{"a":1}}');
  });

  test('is usable with the keyboard alone', async ({page, mock}) => {
    await open(page, REGISTRIES);
    await tryIt(page).focus();
    await page.keyboard.press('Enter');
    // No field is filled in: the first one has the focus.
    await expect(field(page, 'ecosystem')).toBeFocused();
    await page.keyboard.type('npm');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('200 OK');
    expect(mock.received.map(({url}) => url)).toEqual(['https://packages.ecosyste.ms/api/v1/registries?ecosystem=npm']);
    await json(page).getByRole('button').nth(1).focus();
    const toggle = json(page).getByRole('button').nth(1);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('a response', () => {
  test('comes with status, time, size, readable headers and a tree', async ({page, mock}) => {
    await openConsole(page, LOOKUP);
    const example = page.locator('.response-panel > .switch');
    await expect(example).toBeVisible();
    await expect(page.getByText(`Requests go to ${mock.url}, not to the service`)).toBeVisible();
    await expect(page.getByText('This request may queue a sync on packages.ecosyste.ms')).toBeVisible();
    await send(page).click();
    await expect(status(page)).toHaveText('200 OK');
    await expect(page.locator('.control-measures')).toHaveText(/^\d+(\.\d)? m?s · \d+(\.\d)? kB$/);
    await expect(form(page)).toContainText('About 4,999 of 5,000 requests left this hour.');
    await expect(result(page)).toContainText('GET /packages/lookup?purl=pkg%3Anpm%2Freact');
    await field(page, 'purl').fill('pkg:npm/vue');
    await expect(result(page)).toContainText('changed');
    await send(page).focus();
    await expect(status(page)).toHaveRole('status');
    await expect(send(page)).toBeFocused();
    expect(mock.received).toHaveLength(1);
    expect(mock.received[0]).toMatchObject({
      operation: 'packages/lookupPackage',
      url: 'https://packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg%3Anpm%2Freact',
      problems: [],
    });
    expect(mock.received[0]?.headers).not.toHaveProperty('cookie');

    await page.getByText(/^Headers that browsers can read/).click();
    const names = await page.locator('.console-headers dt').allTextContents();
    expect(names).toContain('content-type');
    expect(names.join()).not.toContain('ratelimit');

    await result(page).getByRole('tab', {name: 'JSON'}).click();
    await expect(json(page)).toContainText('"name": "react"');
    const metadata = json(page).getByRole('button', {name: /^"repo_metadata"/});
    await expect(metadata).toHaveAttribute('aria-expanded', 'false');
    await metadata.click();
    await expect(json(page)).toContainText('"full_name": "facebook/react"');
    // It has taken the place of the example, and gives it back.
    await expect(example).toBeHidden();
    await openMore(page);
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(example).toBeVisible();
    await expect(result(page)).toBeHidden();
  });

  test('of 5 MB stays fluid', async ({page, mock}) => {
    await openConsole(page, LOOKUP);
    mock.prefer = 'size=5MB';
    // The worker reads the body. The page itself gets pieces of it, however fast it could read the whole.
    await page.evaluate(() => {
      const read: number[] = [];
      Object.assign(window, {read});
      const {parse} = JSON;
      JSON.parse = (text: string, ...rest) => {
        read.push(text.length);
        return parse(text, ...rest) as unknown;
      };
      for (const type of [Blob, Response])
        for (const name of ['text', 'arrayBuffer'] as const) {
          const original = type.prototype[name] as () => Promise<string | ArrayBuffer>;
          Object.assign(type.prototype, {
            async [name](this: Blob | Response) {
              const content = await original.call(this);
              read.push(typeof content === 'string' ? content.length : content.byteLength);
              return content;
            },
          });
        }
    });
    await send(page).click();
    await expect(page.locator('.control-measures')).toContainText(/ \d\.\d MB/);
    await expect(json(page)).toContainText(/\[ [\d,]{3,} items \]/);
    expect(page.workers()).toHaveLength(1);
    const elements = (): Promise<number> => page.locator('.console-form *, .data-frame *').count();
    expect(await elements()).toBeLessThan(1500);
    const more = json(page).getByRole('button', {name: /^Show 100 more of/});
    await more.last().click();
    await expect(json(page).locator('.json-index').filter({hasText: /^199$/})).toBeVisible();
    expect(await elements()).toBeLessThan(2500);
    const read = await page.evaluate(() => (window as unknown as {read: number[]}).read);
    expect(Math.max(...read), 'what the page reads at once').toBeLessThan(100_000);
  });

  test('keeps every digit of a number, and gives the path of a value', async ({page, context, mock}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(`${mock.url}/**`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
        body: '[{"id":12345678901234567890,"huge":1e400}]',
      }),
    );
    await openConsole(page, LOOKUP);
    await send(page).click();
    await expect(json(page)).toContainText('"id": 12345678901234567890');
    await expect(json(page)).toContainText('"huge": 1e400');
    // By keyboard: the arrows lead to what Tab leaves out.
    await json(page).getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', {name: 'Copy path .[0].id'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Copied .[0].id'})).toBeVisible();
    expect(await clipboardText(page)).toBe('.[0].id');
    await expect(page.getByRole('button', {name: 'Copy path .[0].id'})).toBeVisible();
  });

  test('that is an empty list says what it can mean, to who listens too', async ({page, mock}) => {
    await page.route(`${mock.url}/**`, (route) =>
      route.fulfill({json: [], headers: {'access-control-allow-origin': '*'}}),
    );
    await openConsole(page, LOOKUP);
    await send(page).click();
    await expect(status(page)).toContainText(EMPTY_LIST);
    await expect(result(page).getByRole('link', {name: 'Notes on this request'})).toHaveAttribute('href', /#notes$/);
    await expect(result(page).getByRole('link', {name: CAUSES.empty.title})).toBeVisible();
  });

  test('that is not JSON says so and shows its text', async ({page, mock}) => {
    await openConsole(page, REGISTRIES);
    mock.prefer = 'body=html';
    await send(page).click();
    await expect(page.getByText('The response is text/html, not JSON')).toBeVisible();
    await expect(page.getByRole('group', {name: 'Response as text'})).toContainText('<h1>Bad gateway</h1>');
  });

  test('429 says when the count starts again', async ({page, mock}) => {
    await page.clock.setFixedTime(new Date('2026-11-21T10:42:30Z'));
    await openConsole(page, REGISTRIES);
    mock.prefer = 'code=429';
    await send(page).click();
    await expect(status(page)).toContainText('429 Too Many Requests');
    await expect(status(page)).toContainText("You've reached the rate limit, which resets at ");
    await expect(page.getByRole('timer')).toHaveText('Try again in 17:30');
    await expect(form(page)).toContainText(/^(?!.*About).*0 of 5,000 requests left this hour\./s);
    await expect(json(page)).toContainText('"error_msg"');
  });
});

test.describe('no response', () => {
  test('because it was cancelled', async ({page, mock}) => {
    await openConsole(page, REGISTRIES);
    await expect(cancel(page)).toHaveCount(0);
    const more = form(page).getByRole('button', {name: 'More actions'});
    const place = await more.boundingBox();
    mock.prefer = 'delay=60000';
    await send(page).click();
    await expect(status(page)).toHaveText('Waiting for a response…');
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel(page)).toBeVisible();
    expect(await more.boundingBox()).toEqual(place);
    await cancel(page).click();
    await expect(status(page)).toHaveText('Request cancelled.');
    await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(send(page)).toBeFocused();
    await expect(cancel(page)).toHaveCount(0);
  });

  test('because dashboards lets no page of another site call it', async ({page, mock}) => {
    await openConsole(page, DASHBOARDS);
    await expect(form(page)).toContainText("dashboards.ecosyste.ms doesn't allow requests from web pages");
    await expect(send(page)).toHaveCount(0);
    await expect(line(page)).toContainText('https://dashboards.ecosyste.ms/api/v1/projects');
    expect(mock.received).toEqual([]);
  });
});

test.describe('a job', () => {
  test('is confirmed, created and followed to its end', async ({page, mock}) => {
    await openConsole(page, PARSER_JOB);
    await send(page).click();
    const confirm = page.getByRole('group', {name: 'Confirm'});
    await expect(confirm).toBeFocused();
    await expect(confirm).toContainText('This creates a job on parser.ecosyste.ms.');
    // One question, and one pair of buttons.
    await expect(form(page).getByText('This creates a job')).toHaveCount(1);
    await expect(send(page)).toHaveCount(0);
    await expect(cancel(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(confirm).toHaveCount(0);
    await expect(send(page)).toBeFocused();
    expect(mock.received).toEqual([]);

    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Create job'}).click();
    await expect(status(page)).toHaveText('The job is pending.');
    await expect(status(page)).toHaveText('The job is working.');
    await expect(page.getByText('2 times so far')).toBeVisible();
    await expect(page.getByText('Job complete. Its results are below.')).toBeVisible();
    await expect(status(page)).toContainText('200 OK');
    await expect(json(page)).toContainText('"status": "complete"');
    expect(mock.received.map(({method, status: code}) => `${method} ${code}`)).toEqual([
      'POST 302',
      'GET 200',
      'GET 200',
      'GET 200',
    ]);
  });

  test('is no longer asked for after Cancel, and can be asked for again', async ({page, mock}) => {
    await openConsole(page, PARSER_JOB);
    await send(page).click();
    await page.getByRole('button', {name: 'Create job'}).click();
    await expect(status(page)).toHaveText('The job is pending.');
    await cancel(page).click();
    await expect(
      page.getByText("The job hasn't ended: its last status is pending. We've stopped polling it."),
    ).toBeVisible();
    await expect(json(page)).toContainText('"status": "pending"');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Job complete.')).toBeVisible();
    expect(mock.received.filter(({method}) => method === 'POST')).toHaveLength(1);
  });
});

test.describe('who asks', () => {
  const CONTACT = 'reader+one@example.org';
  const KEY = 'k3yK3yk3yK3yk3yK3yk3yK3yk3yK3y99';

  /** Everywhere that something could be left. */
  const traces = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({name, value}) => `${name}=${value}`),
      );
      return JSON.stringify([
        attributes,
        document.body.innerText,
        {...localStorage},
        {...sessionStorage},
        document.cookie,
        window.location.href,
        window.history.state,
        document.title,
        window.name,
      ]);
    });

  test('goes with the request and is found nowhere else', async ({page, context, mock}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await openConsole(page, PARSER_JOB);
    await form(page).getByText('Identify your client').click();
    await field(page, 'Email address').fill(CONTACT);
    await field(page, 'API key').fill(KEY);
    await expect(form(page)).toContainText('Only polls of the job are sent with them.');
    await expect(line(page)).not.toContainText('mailto');
    await expect(form(page)).toContainText("This page can't tell whether your key was accepted");
    await expect(form(page).getByRole('link', {name: 'Authentication'})).toHaveAttribute(
      'href',
      '/docs/usage/authentication',
    );

    await field(page, 'url').fill('https://example.com/b.zip');
    await expect(page).toHaveURL(/#try=1&url=/);
    await send(page).click();
    await page.getByRole('button', {name: 'Create job'}).click();
    await expect(page.getByText('Job complete.')).toBeVisible();
    const [created, followed, ...polls] = mock.received;
    // Both a redirecting operation and the target of a redirect could leave the service.
    for (const one of [created, followed]) {
      expect(one?.url).not.toContain('mailto');
      expect(one?.headers.apikey).toBeUndefined();
    }
    expect(polls.length).toBeGreaterThan(0);
    for (const one of polls) {
      expect(one.url).toContain('mailto=reader%2Bone%40example.org');
      expect(one.headers.apikey).toBe(KEY);
    }

    // The page below holds the request in the other languages.
    await page.getByRole('button', {name: 'Copy the request'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await clipboardText(page);
    expect(copied).toMatch(/example\.com(\/|%2F)b\.zip/);

    // The history: there and back again.
    const here = page.url();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(here);
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expect(field(page, 'url')).toHaveValue('https://example.com/b.zip');

    const everything = [
      await traces(page),
      await page.content(),
      JSON.stringify(await context.storageState()),
      copied,
      ...visited,
    ].join('\n');
    for (const secret of [KEY, KEY.slice(0, 8), CONTACT, encodeURIComponent(CONTACT), 'reader'])
      expect(everything.toLowerCase()).not.toContain(secret.toLowerCase());
    // It is kept in memory for the next page, and a reload forgets it.
    await expect(form(page)).toContainText('Only polls of the job are sent with them.');
    await page.reload();
    await expect(form(page)).toBeVisible();
    await expect(form(page)).not.toContainText(/Sent with|are sent with/);
    await expect(field(page, 'API key')).toHaveValue('');
  });

  test('is not sent where it is no address or no key', async ({page, mock}) => {
    await openConsole(page, REGISTRIES);
    await form(page).getByText('Identify your client').click();
    await field(page, 'Email address').fill('reader');
    await field(page, 'API key').fill('two words');
    await expect(page.getByText('Enter a valid email address.')).toHaveCount(0);
    await send(page).click();
    await expect(field(page, 'Email address')).toBeFocused();
    await expect(field(page, 'Email address')).toHaveAccessibleDescription(/^Enter a valid email address\./);
    await expect(field(page, 'API key')).toHaveAccessibleDescription(/^Use only ASCII characters/);
    expect(mock.received).toEqual([]);
    await field(page, 'Email address').fill('');
    await field(page, 'API key').fill('');
    await send(page).click();
    await expect(status(page)).toContainText('200 OK');
    expect(mock.received[0]?.url).not.toContain('mailto');
    expect(mock.received[0]?.headers).not.toHaveProperty('apikey');
  });

  test('requests go to the service itself, or to a mock on this machine only', async ({page}) => {
    const called: string[] = [];
    await page.route(/^https?:\/\/(?!localhost:\d+\/(docs|assets|img|openapi|parts))/, (route) => {
      called.push(route.request().url());
      return route.fulfill({json: [], headers: {'access-control-allow-origin': '*'}});
    });
    await page.addInitScript(() => localStorage.setItem('console-base', 'https://example.org'));
    await openConsole(page, REGISTRIES);
    await expect(page.getByText('Requests go to')).toHaveCount(0);
    await send(page).click();
    await expect(status(page)).toContainText('200 OK');
    expect(called).toEqual(['https://packages.ecosyste.ms/api/v1/registries']);
  });
});

test.describe('for everyone', () => {
  test('has nothing that axe finds: a fault, a question, a response and a refusal', async ({page, mock}) => {
    await withAxe(page);
    await openConsole(page, PARSER_JOB);
    await form(page).getByText('Identify your client').click();
    await field(page, 'url').fill('');
    await send(page).click();
    await expect(page.getByText('Required.')).toBeVisible();
    await expectNoViolations(page);
    await field(page, 'url').fill('https://example.com/a.zip');
    await send(page).click();
    await expect(page.getByRole('group', {name: 'Confirm'})).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', {name: 'Create job'}).click();
    await expect(page.getByText('Job complete.')).toBeVisible();
    await page.getByText(/^Headers that browsers can read/).click();
    await expectNoViolations(page);
    mock.prefer = 'code=429';
    await send(page).click();
    await page.getByRole('button', {name: 'Create job'}).click();
    await expect(status(page)).toContainText('429');
    await expectNoViolations(page);
  });

  test('nothing is wider than a window of 320', async ({page, mock: _mock}) => {
    await page.setViewportSize({width: 320, height: 800});
    await openConsole(page, LOOKUP);
    await form(page).getByText('Identify your client').click();
    await send(page).click();
    await expect(result(page).locator('.record-card')).toContainText('react');
    const found = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      wide: [...document.querySelectorAll('.console-form *, .data-frame *, .control-input')].filter(
        (element) => element.getBoundingClientRect().right > 320,
      ).length,
    }));
    expect(found).toEqual({page: 320, wide: 0});
  });
});
