/** Evaluates the badges that pages show: the request of each against the mock server, and its path in the response. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {type Mock, startMock} from '../../tools/mock/startMock';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const textOf = (page: string): string => readFileSync(path.join('docs', page), 'utf8');

const BADGE = /https:\/\/img\.shields\.io\/badge\/dynamic\/json\?[^\s)"]+/g;
const GUIDE = 'guides/browser-apps.mdx';

const badges = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((page) => page.endsWith('.mdx'))
  .flatMap((page) => [...textOf(page).matchAll(BADGE)].map(([badge]): [string, URL] => [page, new URL(badge)]));

/** @returns the response of the mock server for a URL of a service */
async function respond(url: string): Promise<{status: number; body: Json}> {
  const response = await fetch(url.replace(/^https:\//, mock.url));
  return {status: response.status, body: (await response.json()) as Json};
}

/**
 * @param query a path as the badge service takes it, of names and indexes: `$[0].downloads`
 * @returns the value there
 */
function valueAt(body: Json, query: string): unknown {
  expect(query).toMatch(/^\$(\.\w+|\[\d+\])+$/);
  const steps = [...query.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  return steps.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], body);
}

describe('badges', () => {
  it.each(badges)('of %s: %s shows a value of the response', async (_page, {searchParams}) => {
    const {status, body} = await respond(searchParams.get('url') ?? '');
    expect(status).toBe(200);
    expect(['string', 'number']).toContain(typeof valueAt(body, searchParams.get('query') ?? ''));
  });

  it('can have each value that the table of the guide names', async () => {
    const queries = [...textOf(GUIDE).matchAll(/^\| [^|]+ \| `(%24[^`]+)`/gm)].map(([, query = '']) => query);
    expect(queries.length).toBeGreaterThan(2);
    const {body} = await respond('https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/react');
    for (const query of queries) expect(valueAt(body, decodeURIComponent(query)), query).toBeDefined();
  });
});
