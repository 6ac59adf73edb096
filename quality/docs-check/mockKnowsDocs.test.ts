import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findOperation} from '../../src/api/node/descriptions';
import {fencesOf} from '../../src/content/node/pageExamples';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {AGENT_TASKS} from '../../src/catalogue/agentTasks';
import {prepareRequest, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import {listDocs} from './checkDocs';
import {parseDoc} from '../docs-lint/parsedDoc';
import {type Mock, startMock} from '../../tools/mock/startMock';

/** Names that no example has, as requests have them, each with why it stands on a page. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'pkg:npm': 'shows what an incomplete package URL gets',
  'pkg:npm/octo-glob-unknown': 'shows an empty lookup',
  'pkg:npm/%40babel%2Ftraverse': 'shows how Advisories takes a scope',
  'https://github.com/curl/curl': 'repository of a package in many registries',
  'debian-12': 'registry of a distribution',
  curl: 'its package there',
  rails: 'owner of rails/rails',
  babel: 'collective of babel/babel',
  'https://github.com/babel/babel': 'repository of @babel/core',
  lodash: 'npm package in Packages and Advisories',
  npm: 'ecosystem of lodash',
  cran: 'ecosystem in Packages',
  redis: 'gem of the lockfile in the recipe',
  '5.4.1': 'version of that gem',
  pako: 'a dependency whose licence the recipe reads',
  '1.0.11': 'its version',
  'https://registry.npmjs.org/pako/-/pako-1.0.11.tgz': 'its published file',
};

interface Sent {
  where: string;
  operation: Operation;
  values: RequestValues;
}

const tasks = AGENT_TASKS.map(
  ({task, operation, parameters, body}): Sent => ({
    where: `src/outputs/tasks.ts: ${task}`,
    operation: findOperation(operation),
    values: {parameters, ...(body === undefined ? {} : {body})},
  }),
);

const pages = listDocs().flatMap((file) =>
  fencesOf(parseDoc(file, readFileSync(file, 'utf8'))).map(
    ({line, request: {operation, values}}): Sent => ({where: `${file}:${line}`, operation, values}),
  ),
);

let mock: Mock;
/** What each request of tasks and pages got, in their order. */
let answers: [status: number, text: string][];
beforeAll(async () => {
  mock = await startMock({strict: true});
  answers = await Promise.all([...tasks, ...pages].map(send));
}, 180_000);
afterAll(() => mock.close());

/** @returns the status of a request, and what the mock says of it */
async function send({operation, values}: Pick<Sent, 'operation' | 'values'>): Promise<[status: number, text: string]> {
  const {url, method, headers, body} = prepareRequest(operation, values);
  const response = await fetch(url.replace('https://', `${mock.url}/`), {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    redirect: 'manual',
    ...(body === undefined ? {} : {body}),
  });
  return [response.status, await response.text()];
}

/** @returns the names that a 404 is about */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/no example has the \w+ \\?"([^"\\]*)\\?"/g)].map(([, name = '']) => name);

describe('the mock in strict mode', () => {
  it('returns 404 for a name that no example has, and says which it has', async () => {
    const operation = findOperation('docker/getPackageVersion');
    const [status, text] = await send({
      operation,
      values: {parameters: {packageName: 'redis', versionNumber: '8.2.1'}},
    });
    expect([status, namesIn(text)]).toEqual([404, ['redis']]);
    expect(text).toContain('library/redis');
  });

  it('finds what it links to, and what another API knows of a repository', async () => {
    const operation = findOperation('commits/getHostRepository');
    expect((await send({operation, values: {parameters: {hostName: 'GitHub', repoName: 'rails/rails'}}}))[0]).toBe(200);
    expect((await send({operation, values: {parameters: {hostName: 'GitHub', repoName: 'rails/rail'}}}))[0]).toBe(404);
  });

  it('refuses a misspelt parameter as the guide shows', async () => {
    const guide = readFileSync('docs/usage/mock-server.mdx', 'utf8');
    const [, shown = ''] = /```json title="Response to a misspelt parameter"\n([^]*?)```/.exec(guide) ?? [];
    const response = await fetch(`${mock.url}/packages.ecosyste.ms/api/v1/packages/lookup?perpage=50`);
    expect([response.status, await response.json()]).toEqual([400, JSON.parse(shown)]);
  });

  it.each([
    ['of tasks for agents', tasks, 0],
    ['of pages', pages, tasks.length],
  ])('answers every request %s', (_, requests, from) => {
    const wrong = requests.flatMap(({where, operation}, at) => {
      const [status, text] = answers[from + at]!;
      const names = namesIn(text);
      const isKnown = names.length > 0 && names.every((name) => name in ELSEWHERE);
      return status >= 400 && !isKnown ? [`${where} ${operation.api}/${operation.id}: ${status} ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a bulk lookup of the mock', () => {
  it('finds each package that an example has, and no other', async () => {
    const operation = findOperation('packages/bulkLookupPackages');
    const find = async (...purls: string[]): Promise<unknown> => {
      const [, text] = await send({operation, values: {parameters: {}, body: {purls}}});
      return (JSON.parse(text) as {purl: string}[]).map(({purl}) => purl);
    };
    const log4j = 'pkg:maven/org.apache.logging.log4j/log4j-core';
    expect(await find('pkg:npm/react', 'pkg:npm/no-such-package')).toEqual(['pkg:npm/react']);
    expect(await find('pkg:npm/no-such-package')).toEqual([]);
    expect(await find(log4j, 'pkg:npm/react')).toEqual(expect.arrayContaining([log4j, 'pkg:npm/react']));
  });
});
