import {afterEach, describe, expect, it, vi} from 'vitest';
import {mount, until, type Mounted} from '../../console/browser/mounted.testing';
import {listOperation} from '../../console/browser/pages.testing';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {readOwner, type Owner} from '../owner';
import {record} from '../rows.testing';
import OwnerReport from './OwnerReport';

const LOOKUP = 'https://packages.ecosyste.ms/api/v1/packages/bulk_lookup';

let mounted: Mounted;
/** The URL of each request to a service; of a lookup, the repository. */
let sent: string[] = [];

afterEach(async () => {
  await mounted.remove();
  vi.unstubAllGlobals();
});

const json = (value: Json, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {status, headers});

const operations: Readonly<Record<string, object>> = {
  'repositories/getHostOwnerRepositories': {
    ...listOperation(),
    baseUrl: 'https://repos.ecosyste.ms/api/v1',
    path: '/hosts/{hostName}/owners/{ownerLogin}/repositories',
  },
  'packages/bulkLookupPackages': {
    ...listOperation(),
    method: 'POST',
    path: '/packages/bulk_lookup',
    parameters: [],
    requestBody: {required: true, content: [{mediaType: 'application/json', examples: []}]},
  },
};

const repositories = (count: number): Json[] =>
  Array.from({length: count}, (_, index) => ({
    full_name: `example-org/r${index + 1}`,
    html_url: `https://github.com/example-org/r${index + 1}`,
  }));

/**
 * @param list the response of the list of repositories
 * @param packages the response for a repository, and how many lookups came before
 */
async function open(
  list: () => Response,
  packages: (repository: string, before: number) => Response | Promise<Response> = () => json([]),
): Promise<void> {
  sent = [];
  let lookups = 0;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') {
      const reference = /operations\/(.+)\.json/.exec(request)?.[1] ?? '';
      return new Response(JSON.stringify(operations[reference]));
    }
    if (request.url !== LOOKUP) {
      sent.push(request.url);
      return list();
    }
    const {repository_urls: url} = (await request.json()) as {repository_urls: string};
    sent.push(url);
    const cancelled = new Promise<never>((_resolve, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    return Promise.race([packages(url, lookups++), cancelled]);
  });
  mounted = await mount(<OwnerReport takesFocus owner={readOwner('example-org') as Owner} />);
}

const text = (): string => mounted.element.textContent ?? '';
const says = (expected: string): Promise<void> => until(() => text().includes(expected));

describe('the repositories and packages of an owner', () => {
  it('are listed, and looked up only once the reader agrees, each with a request', async () => {
    await open(
      () => json(repositories(3)),
      (url) => json(url.endsWith('r2') ? [] : [record(url.slice(-2))]),
    );
    await says('Look up their packages at packages.ecosyste.ms in 3 requests');
    expect(text()).toMatch(/This uses 3 of your remaining [\d,]+ requests this hour/);
    await says('not looked up yet');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('/hosts/GitHub/owners/example-org/repositories');
    await mounted.press('Look up the packages');
    await says('Done. 3 requests sent.');
    await says('2 packages from 3 repositories. 1 has no package in our index');
    await says('pkg:npm/r3');
    expect(text()).not.toContain('not looked up yet');
    expect(sent.slice(1)).toEqual([1, 2, 3].map((number) => `https://github.com/example-org/r${number}`));
  });

  it('wait at the rate limit, with what is there, and go on', async () => {
    await open(
      () => json(repositories(2)),
      (url, before) => (before === 1 ? json({}, 429, {'retry-after': '2'}) : json([record(url.slice(-2))])),
    );
    await says('Look up their packages');
    await mounted.press('Look up the packages');
    await says("You've reached the rate limit (1 of 2 requests done)");
    await says('1 package from 1 of 2 repositories');
    await says('Done. 2 requests sent.');
    expect(sent).toHaveLength(4);
  });

  it('can be cancelled, and continued where they stopped', async () => {
    await open(
      () => json(repositories(3)),
      (url, before) => (before === 1 ? new Promise(() => {}) : json([record(url.slice(-2))])),
    );
    await says('Look up their packages');
    await mounted.press('Look up the packages');
    await says('Looking up: 1 of 3 requests done.');
    await mounted.press('Cancel');
    await says('Stopped: 1 of 3 requests done.');
    expect(sent).toHaveLength(3);
    await mounted.press('Look up the remaining 2 repositories');
    await says('Done. 3 requests sent.');
  });

  it('end as soon as the reader leaves, although the page is still there', async () => {
    let respond = (): void => {};
    await open(
      () => json(repositories(3)),
      () => new Promise((resolve) => (respond = () => resolve(json([])))),
    );
    await says('Look up their packages');
    await mounted.press('Look up the packages');
    await until(() => sent.length === 2);
    window.history.pushState(null, '', '/docs/usage/');
    respond();
    await says('Stopped: 1 of 3 requests done.');
    expect(sent).toHaveLength(2);
  });

  it('are those with the most stars where there are more than the table takes', async () => {
    await open(() => json(repositories(201)));
    await says('There are more than 200 repositories. Here are the 200 with the most stars');
    await says('200 requests');
  });

  it('of an owner without any, or without a record, are told so', async () => {
    await open(() => json([]));
    await says("We don't know any repositories of example-org on GitHub except forks.");
    await mounted.remove();
    await open(() => json({error: 'not found'}, 404));
    await says('We have no record of example-org on GitHub. Check the spelling.');
    await mounted.remove();
    await open(() => new Response('<html>'));
    await says("We couldn't read the response from repos.ecosyste.ms");
  });
});
