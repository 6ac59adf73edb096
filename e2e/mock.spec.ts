/** What a browser sees of the mock server: the CORS rules of the services. */
import {expect, test, type Page} from '@playwright/test';
import {type Mock, startMock} from '../tools/mock/startMock';

let mock: Mock;

test.beforeAll(async () => {
  mock = await startMock();
});
test.afterAll(() => mock.close());
test.beforeEach(async ({page}) => {
  mock.prefer = '';
  await page.goto('/img/favicon.svg');
});

interface Seen {
  status: number;
  url: string;
  redirected: boolean;
  headers: string[];
  body: string;
}

/** Calls the mock from a page of the site; `undefined` if the browser blocks the response. */
const call = (page: Page, path: string, init: RequestInit = {}): Promise<Seen | undefined> =>
  page.evaluate(
    async ([url, options]) => {
      try {
        const response = await fetch(url, options);
        return {
          status: response.status,
          url: response.url,
          redirected: response.redirected,
          headers: [...response.headers.keys()],
          body: await response.text(),
        };
      } catch {
        return undefined;
      }
    },
    [`${mock.url}/${path}`, init] as const,
  );

test('a page may read responses, but neither rate limit nor paging headers', async ({page}) => {
  const seen = await call(page, 'packages.ecosyste.ms/api/v1/registries');
  expect(seen?.status).toBe(200);
  expect(seen?.headers.filter((name) => /ratelimit|link|page/.test(name))).toEqual([]);
});

test('dashboards and the OSV API give a page nothing', async ({page}) => {
  expect(await call(page, 'dashboards.ecosyste.ms/api/v1/projects')).toBeUndefined();
  expect(await call(page, 'advisories.ecosyste.ms/v1/vulns/CVE-2021-44228')).toBeUndefined();
  expect(await call(page, 'advisories.ecosyste.ms/api/v1/advisories')).toBeDefined();
});

test('a preflight lets any header through', async ({page}) => {
  expect(
    (await call(page, 'packages.ecosyste.ms/api/v1/registries', {headers: {apikey: 'abcdefghijklmnop'}}))?.status,
  ).toBe(200);
  const body = JSON.stringify({purls: ['pkg:npm/react']});
  expect(
    (
      await call(page, 'packages.ecosyste.ms/api/v1/packages/bulk_lookup', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body,
      })
    )?.status,
  ).toBe(200);
});

test('a page follows the redirect to a job', async ({page}) => {
  const seen = await call(page, 'parser.ecosyste.ms/api/v1/jobs?url=https://example.com/a.zip', {method: 'POST'});
  expect(seen).toMatchObject({
    status: 200,
    redirected: true,
    url: expect.stringMatching(
      new RegExp(`^${mock.url}/parser\\.ecosyste\\.ms/api/v1/jobs/[0-9a-f-]{36}$`),
    ) as unknown as string,
  });
  expect(JSON.parse(seen!.body)).toMatchObject({status: 'pending'});
});

test('the query can say what is preferred, and refusals can be read', async ({page}) => {
  expect((await call(page, 'packages.ecosyste.ms/api/v1/registries?__prefer=code=429'))?.status).toBe(429);
  expect((await call(page, 'packages.ecosyste.ms/api/v1/registries?pages=2'))?.status).toBe(200);
  expect((await call(page, 'packages.ecosyste.ms/api/v1/registries?pages=2&__prefer=handling=strict'))?.body).toContain(
    'there is no parameter',
  );
  expect(await call(page, 'packages.ecosyste.ms/api/v1/registries?__prefer=cors=none')).toBeUndefined();
});
