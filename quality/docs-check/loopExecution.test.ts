/** Runs the loop of each language, with the modules that we publish for it, against a server that means harm. */
import {execFileSync, spawn} from 'node:child_process';
import {copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {exampleValues, loopSamplesFor, prepareRequest, type Sample} from '@ecosystems-docs/openapi-docs/samples';
import {environment, findCommand, language, listen, MINUTE, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {CONTROLS, obeyed} from '@ecosystems-docs/text/testing';
import {CHANGES, MISSES, MovingList} from './movingList.testing';

const MODULES = 'static/programs';
const folders: string[] = [];
const servers: Server[] = [];

type Reply = readonly [status: number, headers?: Readonly<Record<string, string>>, body?: string];

interface Case {
  name: string;
  /** What is returned, request by request; then a last page. `HERE` and `ELSEWHERE` are hosts. */
  replies: readonly Reply[];
  /** What the program writes when it stops; without, it succeeds. */
  says?: RegExp;
  requests: number;
  /** Only for programs that read what a page contains. */
  parses?: true;
}

const PROGRAM = 'a[$(touch PWNED)]';

/** What a language writes of a failure that nobody has put into words. */
const TRACE = /^\s+(?:at|from) |Traceback|Backtrace/m;

/** A body that is sent space by space, without an end. */
const DRIPS = 'drips';

/** What the programs wait for a whole response, in seconds, in place of the one or two minutes that readers wait. */
const LIMIT = 4;

const withLimit = (module: string): string =>
  module
    .replace('SECONDS = 120', `SECONDS = ${LIMIT}`)
    .replace('timeout(60_000)', `timeout(${LIMIT}_000)`)
    .replace('Timeout: time.Minute', `Timeout: ${LIMIT} * time.Second`)
    .replace('req_timeout(60)', `req_timeout(${LIMIT})`)
    .replace('-m 120', `-m ${LIMIT}`);
const limited = (name: string, value: string): Case => ({
  name: `${name}: ${value}`,
  replies: [[429, {[name]: value}]],
  requests: 2,
});
const linked = (target: string): Case => ({
  name: `Link: ${target}`,
  replies: [[200, {Link: `<${target}>; rel="next"`}]],
  says: /Not followed/,
  requests: 1,
});

/** Ten pages: what a loop prints, or a little more. */
const pagesOf = (items: number): Reply[] =>
  Array.from({length: 10}, (_, index) => {
    const next: Record<string, string> = {Link: `<http://HERE/${index + 2}>; rel="next"`};
    return [200, index < 9 || items > 100 ? next : {}, JSON.stringify(Array(items).fill(index))];
  });

const CASES: readonly Case[] = [
  {name: 'as many items as it prints', replies: pagesOf(100), requests: 10},
  {
    name: 'more items than it prints',
    replies: pagesOf(101),
    says: /Stopped after (?:1,000 items|10 pages)/,
    requests: 10,
  },
  {
    name: 'two pages, linked with another scheme',
    replies: [[200, {Link: '<https://HERE/first>; rel="first", <https://HERE/next?page=2>; rel="next"'}]],
    requests: 2,
  },
  ...['-5', '08', '99999999999999999999', PROGRAM].map((value) => limited('Retry-After', value)),
  ...['4000000000', PROGRAM].map((value) => limited('X-RateLimit-Reset', value)),
  ...[
    '-Kpage.json',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://ELSEWHERE/page',
    'http://HOST@ELSEWHERE/page',
    'http://HOST.evil.example/page',
  ].map(linked),
  {name: 'a redirect', replies: [[302, {Location: 'http://ELSEWHERE/page'}]], says: /Not followed|302/, requests: 1},
  {
    name: 'pages that link to each other',
    replies: Array.from({length: 20}, (_, index): Reply => [200, {Link: `<http://HERE/${index % 2}>; rel="next"`}]),
    says: /repeats/,
    requests: 3,
    parses: true,
  },
  {name: 'a page that drips', replies: [[200, {}, DRIPS]], says: /No JSON|incomplete|Client\.Timeout/, requests: 1},
  {name: 'no list', replies: [[200, {}, '{"a": 1}']], says: /no list|cannot unmarshal/, requests: 1, parses: true},
  {
    name: 'controls of a terminal',
    replies: [[200, {}, JSON.stringify(CONTROLS)]],
    requests: 1,
    parses: true,
  },
  {name: 'controls in an error', replies: [[500, {}, CONTROLS.join('')]], says: /500/, requests: 1},
  {name: 'an odd status', replies: [[418, {}, PROGRAM]], says: /418/, requests: 1},
  {
    name: 'a body that is no JSON',
    replies: [[200, {'Content-Type': 'text/html'}, '<html>']],
    says: /JSON|unexpected token|content type|invalid character/i,
    requests: 1,
    parses: true,
  },
];

interface Host {
  id: Sample['id'];
  name: string;
  file: string;
  command: string | undefined;
  args: readonly string[];
  /** Goes before the program: writes how long it would wait. */
  clock: string;
}

const CLOCKS = {
  sh: 'sleep() { echo "waited $1" >&2; }\n',
  py: 'import sys, time\ntime.sleep = lambda seconds: print("waited", seconds, file=sys.stderr)\n',
  mjs: `const wait = setTimeout;
globalThis.setTimeout = (after, ms, ...rest) => {
  if (!/ecosystems\\.mjs/.test(new Error().stack)) return wait(after, ms, ...rest);
  console.error('waited', ms / 1000);
  return wait(after, 0);
};
`,
  // Timeout sleeps in a thread of its own.
  rb: `module Clock
  def sleep(seconds) = Thread.current == Thread.main ? warn("waited #{seconds}") : super
end
Object.prepend(Clock)
`,
  R: `local({
  unlockBinding("Sys.sleep", baseenv())
  assign("Sys.sleep", function(time) cat("waited", time, "\\n", file = stderr()), envir = baseenv())
})
`,
  go: '',
};

const HOSTS: readonly Host[] = [
  ...['bash', 'dash'].map((shell) => ({
    id: 'curl' as const,
    name: shell,
    file: 'main.sh',
    command: findCommand([shell, '-c', 'curl --version']),
    args: [],
    clock: CLOCKS.sh,
  })),
  {id: 'python', name: 'Python', file: 'main.py', command: RUNNERS.python.command, args: [], clock: CLOCKS.py},
  {id: 'javascript', name: 'Node.js', file: 'main.mjs', command: process.execPath, args: [], clock: CLOCKS.mjs},
  {id: 'ruby', name: 'Ruby', file: 'main.rb', command: RUNNERS.ruby.command, args: [], clock: CLOCKS.rb},
  {id: 'r', name: 'R', file: 'main.R', command: RUNNERS.r.command, args: [], clock: CLOCKS.R},
  {id: 'go', name: 'Go', file: 'main.go', command: RUNNERS.go.command, args: [], clock: CLOCKS.go},
];

/** @returns the loop of an operation and its URL */
function loopOf(api: string, id: string, own: Sample['id']): {code: string; url: string} {
  const operation = load(api).operations.find((one) => one.id === id)!;
  const {code} = loopSamplesFor(operation, exampleValues(operation))!.find((sample) => sample.id === own)!;
  return {code: withLimit(code), url: prepareRequest(operation, exampleValues(operation)).url};
}

/** Waits are written by the module itself, and the URL comes from outside, so that a program is built once. */
function buildGo(folder: string, code: string, url: string): void {
  const module = withLimit(readFileSync(path.join(MODULES, 'ecosystems.go'), 'utf8'));
  const waits = 'func skip(wait time.Duration) { log.Print("waited ", wait.Seconds()) }\n';
  writeFileSync(path.join(folder, 'ecosystems.go'), module.replaceAll('time.Sleep(', 'skip(') + waits);
  const main = code.replace('\t"fmt"\n', '\t"fmt"\n\t"os"\n').replace(`"${url}"`, 'os.Args[1]');
  writeFileSync(path.join(folder, 'main.go'), main);
  const env = environment({GO111MODULE: 'off', GOFLAGS: '', CGO_ENABLED: '0'});
  execFileSync(RUNNERS.go.command!, ['build', '-o', 'main', 'main.go', 'ecosystems.go'], {cwd: folder, env});
}

interface Outcome {
  code: number | null;
  out: string;
  text: string;
  requests: readonly string[];
}

let elsewhere: string;
let reached = 0;

async function hostOf(server: Server): Promise<string> {
  servers.push(server);
  return new URL(await listen(server)).host;
}

/** Runs a loop against a server that returns these replies, or one for each URL. */
async function runLoop(
  host: Host,
  folder: string,
  loop: {code: string; url: string},
  replies: readonly Reply[] | ((url: URL) => Reply),
): Promise<Outcome> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const reply =
      typeof replies === 'function' ? replies(new URL(request.url ?? '', `http://${own}`)) : replies[requests.length];
    const [status, headers = {}, body = '[1]'] = reply ?? [200, {}, '[]'];
    requests.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers))
      response.setHeader(
        name,
        value.replace('ELSEWHERE', elsewhere).replaceAll('HERE', `${own}/base`).replace('HOST', own),
      );
    response.writeHead(status);
    if (body !== DRIPS) return void response.end(body);
    const drip = setInterval(() => response.write(' '), 300);
    response.on('close', () => clearInterval(drip));
  });
  const own = await hostOf(server);
  const url = loop.url.replace(/^https:\/\/[^/]+/, `http://${own}/base`);
  const {origin} = new URL(loop.url);
  if (host.id !== 'go')
    writeFileSync(path.join(folder, host.file), host.clock + loop.code.replaceAll(origin, `http://${own}/base`));
  const [command, args] = host.id === 'go' ? ['./main', [url]] : [host.command!, [...host.args, host.file]];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: folder, env: environment({PYTHONDONTWRITEBYTECODE: '1'})});
    let [out, text] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, out, text, requests}));
  });
}

function prepare(host: Host, loop: {code: string; url: string}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'loop-'));
  folders.push(folder);
  for (const name of readdirSync(MODULES))
    writeFileSync(path.join(folder, name), withLimit(readFileSync(path.join(MODULES, name), 'utf8')));
  if (host.id === 'go') buildGo(folder, loop.code, loop.url);
  return folder;
}

beforeAll(async () => {
  elsewhere = await hostOf(createServer((_request, response) => ((reached += 1), response.end('[]'))));
});

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

it('runs the loop of each language that has one', () => {
  const operation = load('packages').operations.find(({id}) => id === 'getRegistryPackages')!;
  const loops = loopSamplesFor(operation, exampleValues(operation))!.map(({id}) => id);
  const told = 'Add it to HOSTS, CLOCKS and withLimit here, and write static/programs/ecosystems.EXT.';
  expect(new Set(HOSTS.map(({id}) => id)), told).toEqual(new Set(loops));
});

for (const host of HOSTS) {
  language(host.name, host.command, () => {
    it('takes what a response says as data', {timeout: MINUTE * 3}, async () => {
      const loop = loopOf('packages', 'getRegistryPackageNames', host.id);
      const folder = prepare(host, loop);
      for (const {name, replies, says, requests, parses} of CASES) {
        if (parses && host.id === 'curl') continue;
        const before = readdirSync(folder);
        const run = await runLoop(host, folder, loop, replies);
        if (says) expect(run.text, name).toMatch(says);
        expect(run.text, name).not.toMatch(TRACE);
        expect(run.code === 0, `${name}: ${run.text}`).toBe(says === undefined);
        expect(run.requests, name).toHaveLength(requests);
        expect(obeyed(run.out + run.text), `${name}: ${JSON.stringify(run.out + run.text)}`).toBe(false);
        for (const [, seconds] of run.text.matchAll(/waited ([\d.-]+)/g)) {
          expect(Number(seconds), name).toBeGreaterThanOrEqual(1);
          expect(Number(seconds), name).toBeLessThanOrEqual(3960);
        }
        const known = [...before, host.file, 'headers.txt', 'page.json'];
        expect(
          readdirSync(folder).filter((file) => !known.includes(file)),
          name,
        ).toEqual([]);
      }
      expect(reached).toBe(0);
    });

    it.each(CHANGES)('reads each record that is there throughout: %s', {timeout: MINUTE}, async (change) => {
      const loop = loopOf('packages', 'getRegistryPackageNames', host.id);
      const moving = new MovingList(
        change,
        1,
        ({name}) => ({name}),
        (one) => one.name as string,
      );
      const run = await runLoop(host, prepare(host, loop), loop, (url) => {
        const {items, hasNext} = moving.page(url);
        const next = new URL(url);
        next.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1));
        const link: Record<string, string> = hasNext ? {Link: `<${next.href}>; rel="next"`} : {};
        return [200, link, JSON.stringify(items.map(({name}) => name))];
      });
      expect(run.code, run.text).toBe(0);
      const printed = new Set(run.out.match(/package-\d+/g));
      expect([...printed].sort()).toEqual([...moving.sent].sort());
      const pagination = readFileSync('docs/usage/pagination.mdx', 'utf8');
      if (change === 'removed') expect(pagination).toMatch(MISSES);
      else expect(moving.missed()).toEqual([]);
    });

    // A Go program is built for one URL, and this one is made of parts.
    if (host.id !== 'go')
      it('counts pages where a list has no links', {timeout: MINUTE}, async () => {
        const loop = loopOf('awesome', 'getListListProjects', host.id);
        const run = await runLoop(host, prepare(host, loop), loop, [[200], [200, {}, '[]']]);
        expect(run.code, run.text).toBe(0);
        expect(run.requests.at(-1)).toMatch(/[?&]page=2$/);
        const endless = await runLoop(host, prepare(host, loop), loop, Array<Reply>(20).fill([200]));
        expect(endless).toMatchObject({text: expect.stringContaining('Stopped after 10 pages') as string});
        expect([endless.code === 0, endless.requests.length]).toEqual([false, 10]);
      });

    it('gives up when it has waited often enough', {timeout: MINUTE}, async () => {
      const loop = loopOf('packages', 'getRegistryPackageNames', host.id);
      const refusals = Array<Reply>(20).fill([429, {'Retry-After': '1'}]);
      const run = await runLoop(host, prepare(host, loop), loop, refusals);
      expect(run.code).not.toBe(0);
      expect(run.requests.length).toBeLessThanOrEqual(10);
    });
  });
}

language('gofmt', RUNNERS.go.command, (command) => {
  it('leaves the loops and the module as they are', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loop-'));
    folders.push(folder);
    const names = ['getRegistryPackageNames', 'getListListProjects'];
    names.forEach((id, index) =>
      writeFileSync(path.join(folder, `${id}.go`), `${loopOf(index ? 'awesome' : 'packages', id, 'go').code}\n`),
    );
    copyFileSync(path.join(MODULES, 'ecosystems.go'), path.join(folder, 'ecosystems.go'));
    expect(execFileSync(path.join(path.dirname(command), 'gofmt'), ['-l', folder]).toString()).toBe('');
  });
});
