/**
 * Runs the loops over pages of every operation, in every language, against a server that records what arrives. It
 * speaks TLS only and links to `http://`, as some services do: a loop that does not change that reaches nothing.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer, type Server} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SAMPLE_USER_AGENT} from './call';
import {loadAll} from '../node/load';
import {loopCallOf, MAX_PAGES, MAX_WAITS, type LoopCall} from './loopCall';
import {language, MINUTE, RUNNING, Workspace, type RunLanguage} from './programs.testing';
import {exampleValues} from './request';
import {loopSamplesFor, type SampleLanguage} from './samples';

interface Case {
  title: string;
  loop: LoopCall;
  code: ReadonlyMap<SampleLanguage, string>;
}

/** Two paginated operations of each API, and those whose pages are counted: the loops of the others differ in the URL only. */
const cases: readonly Case[] = loadAll().flatMap(({operations}) => {
  const paged = operations.flatMap((operation): Case[] => {
    const loop = loopCallOf(operation, exampleValues(operation));
    const samples = loopSamplesFor(operation, exampleValues(operation));
    if (!loop || !samples) return [];
    return [{title: `${operation.api}/${operation.id}`, loop, code: new Map(samples.map(({id, code}) => [id, code]))}];
  });
  return paged.filter(({loop}, index) => index < 2 || loop.by === 'page');
});

const now = (): number => Math.floor(Date.now() / 1000);

/** What the first answer of some cases says when it is a 429. */
const LIMITED = new Map<number, () => Record<string, string>>([
  [0, () => ({'Retry-After': '1'})],
  [1, () => ({'X-RateLimit-Reset': String(now() + 2)})],
  [2, () => ({'X-RateLimit-Reset': '1'})],
]);

/** The case whose pages have no end. */
const ENDLESS = 3;

/** The key of the sample that gets nothing but 429. */
const REFUSED = 'refused';

/** What arrived, by `<language>/<case>`: method and target. */
const recorded = new Map<string, string[]>();
const agents = new Set<string | undefined>();
const folder = mkdtempSync(path.join(tmpdir(), 'loops-'));
const certificate = path.join(folder, 'certificate.pem');
let server: Server;
let host: string;

function answer(key: string, count: number, target: string, response: ServerResponse): void {
  const index = key.split('/')[1] ?? '';
  response.setHeader('Content-Type', 'application/json');
  const refusal = index === REFUSED ? {'Retry-After': '1'} : count === 1 ? LIMITED.get(Number(index))?.() : undefined;
  if (refusal) return void response.writeHead(429, refusal).end('{}');
  const pages = count - (LIMITED.has(Number(index)) ? 1 : 0);
  if (cases[Number(index)]?.loop.by === 'page') return void response.end(/[?&]page=2$/.test(target) ? '[]' : '[1]');
  if (pages === 1 || Number(index) === ENDLESS)
    response.setHeader(
      'Link',
      `<http://${host}/${key}/first>; rel="first", <http://${host}/${key}/next?page=2>; rel="next"`,
    );
  response.end('[1]');
}

function record({url = '', method = '', headers}: IncomingMessage, response: ServerResponse): void {
  const [, key = '', target = ''] = /^\/(\w+\/\w+)(.*)$/s.exec(url) ?? [];
  const list = [...(recorded.get(key) ?? []), `${method} ${target}`];
  recorded.set(key, list);
  agents.add(headers['user-agent']);
  answer(key, list.length, target, response);
}

/** What must arrive for a case. */
function expected({loop: {call, by, separator}}: Case, index: number): string[] {
  const first = `GET ${call.url.slice(new URL(call.url).origin.length)}`;
  if (by === 'page') return [first, `${first}${separator}page=2`];
  const next = Array<string>(index === ENDLESS ? MAX_PAGES - 1 : 1).fill('GET /next?page=2');
  return [...(LIMITED.has(index) ? [first] : []), first, ...next];
}

/** @returns the cases whose requests are not as expected, with both. */
function problems(language: RunLanguage): string[] {
  return cases.flatMap((one, index) => {
    const got = JSON.stringify(recorded.get(`${language}/${index}`) ?? []);
    const wanted = JSON.stringify(expected(one, index));
    return got === wanted ? [] : [`${one.title}: got ${got}, not ${wanted}`];
  });
}

/** @returns the loop of a case, sent to the recorder */
function codeOf(one: Case, language: RunLanguage, key: string | number): string {
  return one.code.get(language)!.replace(new URL(one.loop.call.url).origin, `https://${host}/${language}/${key}`);
}

const codes = (language: RunLanguage): string[] => cases.map((one, index) => codeOf(one, language, index));

/** The tests of a language. */
function loops(language: RunLanguage, runner: (programs: readonly string[], name: string) => Promise<string>): void {
  it(
    'reads every list to its end, and waits after a 429',
    async () => {
      await runner(codes(language), language);
      expect(problems(language)).toEqual([]);
    },
    MINUTE * 2,
  );

  it(
    'gives up when it has waited twice',
    async () => {
      const code = codeOf(cases.find(({loop}) => loop.by === 'link')!, language, REFUSED);
      await expect(runner([code], `${language}-refused`)).rejects.toThrow(/429/);
      expect(recorded.get(`${language}/${REFUSED}`)).toHaveLength(1 + MAX_WAITS);
    },
    MINUTE,
  );
}

beforeAll(async () => {
  const key = path.join(folder, 'key.pem');
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], {stdio: 'pipe'});
  server = createServer({key: readFileSync(key), cert: readFileSync(certificate)}, record);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  expect([...agents]).toEqual([SAMPLE_USER_AGENT]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true, force: true});
});

// Most of the time they wait, as a 429 asks for: so they wait at the same time, each run in a folder of its own.
describe.concurrent('the loops over pages', () => {
  for (const [id, {name, command, ...runner}] of RUNNING) {
    language(name, command, (program) => {
      loops(id, (programs, file) =>
        runner.run(program, new Workspace(path.join(folder, file), certificate), programs, file),
      );

      if (runner.format)
        it(
          'is written as its formatter writes',
          async () => expect(await runner.format?.(program, new Workspace(folder), codes(id))).toBe(''),
          MINUTE,
        );
    });
  }
});
