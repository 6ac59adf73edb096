import {afterEach, describe, it, vi} from 'vitest';
import {mount, until, type Mounted} from '../../browser/mounted.testing';
import {listOperation} from '../../console/browser/pages.testing';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {readOwner, type Owner} from '../owner';
import {record} from '@ecosystems-docs/lockfile-check/testing';
import OwnerReport from './OwnerReport';

const LOOKUP = 'https://packages.ecosyste.ms/api/v1/packages/bulk_lookup';

let mounted: Mounted;

afterEach(async () => {
  await mounted.remove();
  vi.unstubAllGlobals();
});

const json = (value: Json, status = 200): Response => new Response(JSON.stringify(value), {status});

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
  let lookups = 0;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') {
      const reference = /operations\/(.+)\.json/.exec(request)?.[1] ?? '';
      return new Response(JSON.stringify(operations[reference]));
    }
    if (request.url !== LOOKUP) return list();
    const {repository_urls: url} = (await request.json()) as {repository_urls: string};
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
    await mounted.press('Look up the remaining 2 repositories');
    await says('Done. 3 requests sent.');
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
