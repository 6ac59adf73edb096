import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type Server} from 'node:http';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkDescription} from '../api-lint/check';
import {LiveDifferences, formatLiveDifference} from './liveDifferences';
import {load} from '@ecosystems-docs/openapi-docs/node';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {recordApi, type RecordReport} from './record';
import {toExample} from './recordValue';
import {rewriteExample} from './recordWrite';
import {corrupted, FIXTURE, listen, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';

const dir = temporaryFolder();
/** A copy of the fixture in which no example is in an anchor, so that all can be written. */
const copy = (): {dir: string; file: string} => corrupted(dir, 'title: Library', 'title: Library of records');

const BOOK = {id: 9, title: 'Emma', state: 'there', comments: [], added_at: '2026-11-21T10:00:00Z'};
const responses: Record<string, {status?: number; headers?: Record<string, string>; body: unknown}[]> = {};
let server: Server;
let base: string;
let requests: IncomingMessage[];
let slept: number[];

const listener: RequestListener = (request, response) => {
  requests.push(request);
  const path = (request.url ?? '').replace(/\?.*/, '').replace(/^\/mock\/[^/]+/, '');
  const queue = responses[path] ?? [];
  const {
    status = 200,
    headers = {},
    body,
  } = (queue.length > 1 ? queue.shift() : queue[0]) ?? {status: 404, body: {error: 'not found'}};
  response.writeHead(status, {'content-type': 'application/json', ...headers});
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeEach(async () => {
  requests = [];
  slept = [];
  for (const key of Object.keys(responses)) delete responses[key];
  responses['/v1/books'] = [{body: [BOOK, BOOK]}];
  responses['/v1/books/978/0441172719'] = [{body: BOOK}];
  responses['/v1/jobs/3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11'] = [
    {body: {status: 'complete', result: [{title: 'Emma'}, {title: 'Dune'}, {title: 'More'}]}},
  ];
  server = createServer(listener);
  base = `${await listen(server)}/mock/{service}`;
});

afterEach(() => new Promise((done) => server.close(done)));

function record(folder: string): Promise<RecordReport> {
  return recordApi(FIXTURE, {
    dir: folder,
    base,
    contact: 'docs@example.org',
    pause: 1000,
    timeout: 5000,
    today: '2026-11-21',
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      return Promise.resolve();
    },
    now: () => 1_000_000,
  });
}

describe('recordApi', () => {
  it('asks only safe operations, one at a time, says who asks, and pauses', async () => {
    await record(copy().dir);
    expect(requests.map(({method, url}) => `${method} ${url}`)).toEqual([
      'GET /mock/library/v1/books',
      'GET /mock/library/v1/books/978/0441172719',
      'GET /mock/library/v1/jobs/3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11',
    ]);
    expect(requests[0]?.headers['user-agent']).toBe(
      'ecosystems-documentation openapi-record (contact: docs@example.org)',
    );
    expect(slept).toEqual([1000, 1000]);
  });

  it('writes the response as the first example, with the date, and nothing else', async () => {
    const target = copy();
    const before = readFileSync(target.file, 'utf8');
    const report = await record(target.dir);
    expect(report).toMatchObject({
      recorded: ['listBooks', 'getBook', 'getJob'],
      differences: [],
      lines: [],
      failed: false,
    });
    const api = load(FIXTURE, target.dir);
    const example = (id: string, index = 0): unknown =>
      api.operations.find((operation) => operation.id === id)?.responses[0]?.content[0]?.examples[index];
    expect(example('listBooks')).toEqual({
      key: 'typical',
      summary: 'Recorded on 21 November 2026',
      recorded: '2026-11-21',
      value: [BOOK],
    });
    expect(example('getBook')).toMatchObject({recorded: '2026-11-21', value: BOOK});
    expect(example('getJob')).toMatchObject({key: 'pending', value: {status: 'pending'}});
    expect(example('getJob', 1)).toMatchObject({
      key: 'complete',
      recorded: '2026-11-21',
      value: {result: [{title: 'Emma'}, {title: 'Dune'}]},
    });
    const lines = (text: string): string[] => text.split('\n');
    const after = new Set(lines(readFileSync(target.file, 'utf8')));
    expect(lines(before).filter((line) => !after.has(line)).length).toBeLessThan(5);
    expect([...after].slice(0, 2)).toEqual(lines(before).slice(0, 2));
    expect(await checkDescription(FIXTURE, target.dir)).toEqual([]);
  });

  it('reports what the schema does not know, once, and writes nothing of it', async () => {
    responses['/v1/books'] = [
      {
        body: [
          {...BOOK, price: 3, id: 'nine'},
          {...BOOK, price: 4},
        ],
      },
    ];
    const target = copy();
    const {differences, recorded} = await record(target.dir);
    expect(differences.map(formatLiveDifference)).toEqual([
      `${FIXTURE}/listBooks at []: has the property \`price\`, which the schema does not describe`,
      `${FIXTURE}/listBooks at [].id: must be integer`,
    ]);
    expect(recorded).not.toContain('listBooks');
  });

  it('says why it recorded nothing: errors, redirects, empty responses', async () => {
    responses['/v1/books'] = [{status: 500, body: {}}];
    responses['/v1/books/978/0441172719'] = [{status: 301, headers: {location: '/elsewhere'}, body: {}}];
    responses['/v1/jobs/3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11'] = [{status: 404, body: {}}];
    const {lines, differences, failed} = await record(copy().dir);
    expect(lines).toEqual([
      `${FIXTURE}/listBooks: not recorded: returned 500`,
      `${FIXTURE}/getBook: not recorded: returned 301`,
      `${FIXTURE}/getJob: not recorded: returned 404`,
    ]);
    expect(differences).toEqual([]);
    expect(failed).toBe(false);
    expect(requests.some(({url}) => url === '/elsewhere')).toBe(false);
  });

  it('waits when it is told to, in seconds, to a time, to the reset of the window or a minute, then goes on', async () => {
    const refused = (headers: Record<string, string>) => ({status: 429, headers, body: {}});
    responses['/v1/books'] = [
      refused({'x-ratelimit-reset': '1030'}),
      refused({'retry-after': '7', 'x-ratelimit-reset': '1600'}),
      refused({'retry-after': new Date(1_009_000).toUTCString()}),
      {body: [BOOK]},
    ];
    responses['/v1/books/978/0441172719'] = [refused({}), {body: BOOK}];
    const {recorded} = await record(copy().dir);
    expect(slept.filter((wait) => wait !== 1000)).toEqual([31_000, 7000, 9000, 60_000]);
    expect(recorded).toEqual(['listBooks', 'getBook', 'getJob']);
  });
});

describe('toExample', () => {
  it('cuts lists, maps and long texts', () => {
    expect(toExample([1, 2, 3], undefined)).toEqual([1]);
    expect(toExample({list: [1, 2, 3], map: {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6}}, undefined)).toEqual({
      list: [1, 2],
      map: {a: 1, b: 2, c: 3, d: 4, e: 5},
    });
    expect(toExample('word '.repeat(100), undefined)).toMatch(/^(word ){47}word…$/);
    const address = `https://example.com/${'a'.repeat(300)}`;
    expect(toExample(address, undefined)).toBe(address);
  });

  it('replaces the addresses of people', () => {
    const value: Json = {
      author: 'Ada <ada@lovelace.org>',
      clone: 'git@github.com:a/b.git',
      bot: '1+bot@users.noreply.github.com',
      support: 'support@ecosyste.ms',
    };
    expect(toExample(value, undefined)).toEqual({...value, author: 'Ada <maintainer@example.com>'});
  });
});

describe('rewriteExample', () => {
  const edit = (...path: string[]): {path: string[]; summary: string; value: Json; recorded: string} => ({
    path,
    summary: 'S',
    value: {a: 1},
    recorded: '2026-11-21',
  });

  it('refuses what others depend on', () => {
    const anchored = 'one: { value: &v { b: 2 } }\ntwo: { value: *v }\n';
    expect(rewriteExample('t.yaml', anchored, edit('one'))).toEqual({
      reason: 'other parts of the file refer to an anchor inside it',
    });
    const aliased = 'base: &b { one: { value: 1 } }\nexamples: *b\n';
    expect(rewriteExample('t.yaml', aliased, edit('examples', 'one'))).toEqual({
      reason: 'it comes from an alias or a merge key; write it out first',
    });
  });
});

describe('LiveDifferences', () => {
  const difference = (operation: string): {api: string; operation: string; path: string; message: string} => ({
    api: 'a',
    operation,
    path: 'x',
    message: 'must be string',
  });

  it('may only shrink', () => {
    const file = join(dir, 'live-differences.json');
    writeFileSync(file, JSON.stringify([difference('one'), difference('two')]));
    const list = LiveDifferences.read(file);
    expect(list.added([difference('one'), difference('three')])).toEqual([difference('three')]);
    expect(list.shrink([difference('one'), difference('three')], new Set(['a/one']))).toEqual([]);
    expect(list.shrink([difference('one')], new Set(['a/one', 'a/two']))).toEqual([difference('two')]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([difference('one')]);
  });
});
