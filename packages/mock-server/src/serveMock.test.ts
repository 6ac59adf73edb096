import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {request as httpRequest, type RequestOptions} from 'node:http';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {DESCRIPTIONS} from '@ecosystems-docs/openapi-docs/testing';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {exampleValues} from '@ecosystems-docs/openapi-docs/samples';
import {jobReader} from './jobs';
import {send} from './send.testing';
import {serveMock, type Mock} from './serveMock';
import type {Received} from './received';

const apis = loadAll(DESCRIPTIONS);
const all = apis.flatMap((api) =>
  api.operations.map((operation) => ({api, operation, name: `${operation.api}/${operation.id}`})),
);
const received: Received[] = [];
let mock: Mock;

beforeAll(async () => {
  mock = await serveMock(apis, {onRequest: (one) => received.push(one)});
});
afterAll(() => mock.close());
beforeEach(() => {
  mock.prefer = '';
  received.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${mock.url}/${path}`, {headers, redirect: 'manual'});
const LIST = 'packages.ecosyste.ms/api/v1/registries';

describe('what the description does not allow', () => {
  const problems = async (path: string, init?: RequestInit): Promise<[number, string]> => {
    const response = await fetch(`${mock.url}/${path}`, init);
    const {
      problems: found,
      details,
      error,
    } = (await response.json()) as {problems?: string[]; details?: string[]; error?: string};
    return [response.status, (found ?? details)?.join('; ') ?? error ?? ''];
  };

  it.each([
    [
      'a missing parameter',
      'archives.ecosyste.ms/api/v1/archives/list',
      400,
      'the required parameter "url" is missing',
    ],
    ['a wrong type', 'packages.ecosyste.ms/api/v1/registries?page=two', 400, '"page" is string, but must be integer'],
    [
      'a value outside an enum',
      'packages.ecosyste.ms/api/v1/registries/npmjs.org/packages?order=up',
      400,
      '"order" must be one of asc, desc',
    ],
    ['a parameter given twice', 'packages.ecosyste.ms/api/v1/registries?page=1&page=2', 400, '"page" is given 2 times'],
  ])('refuses %s', async (_name, path, status, message) => {
    const [actual, text] = await problems(path);
    expect([actual, text]).toEqual([status, expect.stringContaining(message)]);
  });

  it('ignores and caps what the services ignore and cap, and says so', async () => {
    const response = await get(`${LIST}?pages=1&per_page=5000`);
    expect([response.status, response.headers.get('page-items')]).toEqual([200, '1000']);
    expect(response.headers.get('x-mock-warning')).toBe(
      '"per_page" is capped at 1000; there is no parameter "pages"; known: ecosystem, page, per_page',
    );
    expect(received[0]?.warnings).toHaveLength(2);
  });

  it('refuses that in strict mode, of one request or of the server', async () => {
    const [status, text] = await problems(`${LIST}?pages=1&per_page=5000`, {headers: {prefer: 'handling=strict'}});
    expect([status, text]).toEqual([
      400,
      'there is no parameter "pages"; known: ecosystem, page, per_page; "per_page" must be 1000 or less',
    ]);
    const strict = await serveMock(apis, {strict: true});
    try {
      expect((await fetch(`${strict.url}/${LIST}?pages=1`)).status).toBe(400);
      expect((await fetch(`${strict.url}/${LIST}?pages=1`, {headers: {prefer: 'handling=lenient'}})).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it.each([
    [
      'a path that no operation has',
      'packages.ecosyste.ms/api/v1/packages/look',
      'no path /api/v1/packages/look; it has: /api/v1/packages/',
    ],
    ['another method', LIST, 'does not take POST, only GET'],
    ['an unknown host', 'package.ecosyste.ms/api/v1/<b>', 'there is no host "package.ecosyste.ms"; known: advisories.'],
  ])('refuses %s with HTML, or JSON for who asks for it', async (name, path, message) => {
    const answer = async (headers: Record<string, string>): Promise<[number, string | null, string]> => {
      const response = await fetch(`${mock.url}/${path}`, {
        method: name === 'another method' ? 'POST' : 'GET',
        headers,
      });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    for (const accept of ['*/*', 'application/json, text/plain, */*']) {
      const page = await answer({accept});
      expect(page).toEqual([404, 'text/html; charset=utf-8', expect.stringContaining(message)]);
      expect(page[2]).not.toContain('<b>');
    }
    const [status, type, body] = await answer({accept: 'application/json'});
    expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
    expect((JSON.parse(body) as {problems: string[]}).problems[0]).toContain(message);
  });

  it.each([
    ['a path', `${LIST}/%E0%A4%A`],
    ['a query', `${LIST}?ecosystem=%FF`],
    ['JSON', 'packages.ecosyste.ms/api/v1/packages/bulk_lookup', '{'],
    ['JSON in the place of parameters', 'parser.ecosyste.ms/api/v1/jobs', '{'],
  ])('refuses %s that cannot be decoded without a word', async (_name, path, body?: string) => {
    const headers = {accept: 'application/json', 'content-type': 'application/json'};
    const response = await fetch(
      `${mock.url}/${path}`,
      body === undefined ? {headers} : {method: 'POST', headers, body},
    );
    expect([response.status, await response.text()]).toEqual([400, '']);
    expect(response.headers.get('x-mock-warning')).toMatch(/percent-encoded|not JSON/);
  });

  it('checks bodies', async () => {
    const path = 'packages.ecosyste.ms/api/v1/packages/bulk_lookup';
    const post = (body: string | undefined, type = 'application/json'): Promise<[number, string]> =>
      problems(path, {method: 'POST', headers: {'content-type': type}, body});
    expect(await post('{"purls": 1}')).toEqual([400, expect.stringContaining('the body/purls must be array')]);
    expect(await post('{"purl": []}')).toEqual([400, expect.stringContaining('has the property `purl`')]);
    expect(await post('purls=1', 'text/plain')).toEqual([400, expect.stringContaining('Content-Type is "text/plain"')]);
    expect(await post(undefined)).toEqual([400, expect.stringContaining('the required body is missing')]);
    const [, onGet] = await problems('parser.ecosyste.ms/api/v1/jobs?url=https://example.com/a.zip', {
      method: 'POST',
      body: 'x',
    });
    expect(onGet).toContain("the operation doesn't take a body");
  });

  it('always takes mailto and apikey', async () => {
    const response = await get(`${LIST}?mailto=you@example.com&apikey=abcdefghij`);
    expect([
      response.status,
      response.headers.get('x-ratelimit-tier'),
      response.headers.get('x-ratelimit-consumer'),
    ]).toEqual([200, 'api_key', 'abcdefgh']);
  });
});

describe('pages', () => {
  const items = async (response: Response): Promise<unknown[]> => (await response.json()) as unknown[];

  it('leads through three pages by Link', async () => {
    let next: string | undefined = `${mock.url}/${LIST}?per_page=4`;
    const counts: number[] = [];
    while (next) {
      const response: Response = await fetch(next);
      counts.push((await items(response)).length);
      expect(response.headers.get('current-page')).toBe(String(counts.length));
      expect(response.headers.get('page-items')).toBe('4');
      expect([response.headers.get('total-pages'), response.headers.get('total-count')]).toEqual(['3', '10']);
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(counts).toEqual([4, 4, 2]);
  });

  it('leads from record to record by the URLs in bodies, which are those of the mock', async () => {
    const [found] = (await items(await get('packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react'))) as {
      versions_url: string;
    }[];
    expect(found?.versions_url).toMatch(new RegExp(`^${mock.url}/packages\\.ecosyste\\.ms/api/v1/`));
    expect((await fetch(found!.versions_url)).status).toBe(200);
  });

  it('ends as described', async () => {
    expect(await items(await get(`${LIST}?page=9`))).toEqual([]);
    const commits = await get('commits.ecosyste.ms/api/v1/hosts/GitHub/repositories?page=9');
    expect([commits.status, await commits.json()]).toEqual([404, {error: 'not found'}]);
    const ost = await get('ost.ecosyste.ms/api/v1/projects?page=9');
    expect([ost.status, await ost.text()]).toEqual([404, '']);
    const docker = await get('docker.ecosyste.ms/api/v1/usage/npm?page=9');
    expect(docker.status).toBe(404);
    const funds = await get('funds.ecosyste.ms/api/v1/funds/search?query=ruby&page=9');
    expect(await funds.json()).toMatchObject({current_page: 9, funds: []});
  });
});

describe('jobs', () => {
  const jobs = all.filter(({operation: target, api}) => jobReader(target, api));

  it.each(jobs)('$name goes from its redirect to its end', async ({operation: target, api}) => {
    const schema = jobReader(target, api)!.responses[0]!.content[0]!.schema;
    for (const [wish, end] of [
      ['', 'complete'],
      ['example=error', 'error'],
    ] as const) {
      const created = await send(mock, target, exampleValues(target), {prefer: wish});
      expect(created.status).toBe(302);
      const location = created.headers.get('location')!;
      expect(location.startsWith(`${mock.url}/${new URL(target.baseUrl).host}/`)).toBe(true);
      const states: string[] = [];
      while (states.at(-1) !== end && states.length < 5) {
        const job = (await (await fetch(location)).json()) as {id: string; status: string};
        expect(location.endsWith(job.id)).toBe(true);
        if (job.status !== 'pending') expect(validateValue(schema, job)).toEqual([]);
        states.push(job.status);
      }
      // The SBOM parser has no running jobs: it reads the file before it responds.
      expect(states).toEqual(target.api === 'sbom-parser' ? [end] : ['pending', 'working', end]);
    }
  });

  it('shows what the job was created with, and knows no other job', async () => {
    const created = await fetch(`${mock.url}/parser.ecosyste.ms/api/v1/jobs?url=https://example.com/a.zip`, {
      method: 'POST',
    });
    expect(await created.json()).toMatchObject({url: 'https://example.com/a.zip', status: 'pending'});
    expect((await get('parser.ecosyste.ms/api/v1/jobs/11111111-2222-4333-8444-555555555555')).status).toBe(404);
  });
});

describe('CORS', () => {
  const origin = {origin: 'https://docs.example'};

  it('is that of the services: any origin, nothing exposed', async () => {
    const response = await get(LIST, origin);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBeNull();
    expect((await get(LIST)).headers.has('access-control-allow-origin')).toBe(false);
  });

  it.each(['dashboards.ecosyste.ms/api/v1/projects', 'advisories.ecosyste.ms/v1/vulns/GHSA-xxxx-xxxx-xxxx'])(
    'is missing from %s',
    async (path) => {
      expect((await get(path, origin)).headers.has('access-control-allow-origin')).toBe(false);
      const preflight = await fetch(`${mock.url}/${path}`, {
        method: 'OPTIONS',
        headers: {...origin, 'access-control-request-method': 'GET'},
      });
      expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('responds to a preflight', async () => {
    const response = await fetch(`${mock.url}/${LIST}`, {
      method: 'OPTIONS',
      headers: {...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey'},
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey');
    expect(received).toEqual([]);
  });

  it('stands on refusals too, and is left out on demand', async () => {
    expect((await get('packages.ecosyste.ms/api/v1/nothing', origin)).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
    expect((await get(LIST, {...origin, prefer: 'cors=none'})).headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('preferences', () => {
  it('chooses an example by its key, on any status', async () => {
    const jobs = 'parser.ecosyste.ms/api/v1/jobs/3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11';
    expect(await (await get(jobs, {prefer: 'example=error'})).json()).toMatchObject({status: 'error'});
    const pending = await get('commits.ecosyste.ms/api/v1/hosts/GitHub/repositories/numpy%2Fnumpy', {
      prefer: 'example=pending',
    });
    expect([pending.status, pending.headers.get('retry-after')]).toEqual([202, '60']);
    const unknown = await get(LIST, {prefer: 'example=none'});
    expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('has no example')]);
    expect((await get(LIST, {prefer: 'code=418'})).status).toBe(400);
  });

  it('comes from the address, the header or the mock, in this order', async () => {
    mock.prefer = 'code=429';
    const exceeded = await get(LIST);
    expect([
      exceeded.status,
      exceeded.headers.get('content-type'),
      exceeded.headers.get('x-ratelimit-remaining'),
    ]).toEqual([429, 'text/plain; charset=utf-8', '0']);
    expect(await exceeded.json()).toHaveProperty('error_msg');
    expect((await get(LIST, {prefer: 'code=200'})).status).toBe(200);
    expect((await get(`${LIST}?__prefer=`, {prefer: 'code=429'})).status).toBe(200);
    expect(received.at(-1)?.url).toBe(`https://${LIST}`);
  });

  it('breaks the body', async () => {
    const broken = await get(LIST, {prefer: 'body=broken'});
    await expect(broken.json()).rejects.toThrow();
    const page = await get(LIST, {prefer: 'body=html'});
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

describe('the server', () => {
  /** Sends what fetch doesn't: another host. */
  const sendRaw = (options: RequestOptions): Promise<{status: number | undefined; body: string}> =>
    new Promise((resolve, reject) => {
      httpRequest({port: mock.port, host: 'localhost', ...options}, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({status: response.statusCode, body}));
      })
        .on('error', reject)
        .end();
    });

  it.each(['commits', 'issues'])('takes a bare slash in names as %s does', async (api) => {
    const repositories = `${api}.ecosyste.ms/api/v1/hosts/GitHub/repositories`;
    expect([(await get(`${repositories}/numpy/numpy`)).status, received[0]?.operation]).toEqual([
      200,
      `${api}/getHostRepository`,
    ]);
    await get(`${repositories}/numpy/numpy/${api}`);
    expect(received[1]?.operation).toMatch(/Commits$|Issues$/);
  });

  it('prefers an operation whose path is fixed', async () => {
    await get('repos.ecosyste.ms/api/v1/hosts/GitHub/owners/lookup?email=you@example.com');
    expect(received[0]?.operation).toBe('repositories/lookupHostOwner');
  });

  it('decodes values in a path', async () => {
    expect((await get('ost.ecosyste.ms/api/v1/projects/%31')).status).toBe(200);
  });

  it.each(['a b', '<script>', '{}', '"x"', 'localhost:99999', '[:::]', '999.999.999.999'])(
    'refuses the Host header %s',
    async (host) => {
      const response = await sendRaw({path: `/${LIST}`, headers: {host}});
      expect([response.status, response.body]).toEqual([400, expect.stringContaining('is not a host')]);
    },
  );

  it('responds to a known ETag with 304', async () => {
    const etag = (await get(LIST)).headers.get('etag')!;
    const again = await get(LIST, {'if-none-match': etag});
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
