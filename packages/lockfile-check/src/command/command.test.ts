import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {serveMock, type Received} from '@ecosystems-docs/mock-server';
import {isSarif} from './sarif.testing';
import {folderOf, lockfileOf, runWith, startService, type Service} from './packages.testing';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answer = () => false;
});

/** Runs with files in a folder, which is the last argument unless another one is given. */
const check = (files: Readonly<Record<string, string>>, ...args: string[]) =>
  runWith('--base', service.url, ...args, folderOf(files));

const LOCK = 'package-lock.json';
const CLEAN = {[LOCK]: lockfileOf('a@1.0.0', 'b@2.0.0')};
const CLEAN_HEADLINE = 'No known advisory matches the 2 package versions';
const MONOREPO = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': {workspaces: ['libs/*']},
    'libs/core': {name: '@acme-example/core', version: '1.0.0'},
    'node_modules/@acme-example/core': {resolved: 'libs/core', link: true},
  },
});
const WORKFLOW = '.github/workflows/a.yml';
const stepOf = (step: string): string => `on: push\njobs:\n  a:\n    steps:\n      - ${step}\n`;
const NODE_ACTION = 'runs:\n  using: node20\n  main: a.js\n';
const PRIVATE = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    'node_modules/bad': {version: '1.0.0', resolved: 'https://registry.npmjs.org/bad/-/bad-1.0.0.tgz'},
    'node_modules/@acme-example/core': {
      version: '1.0.0',
      resolved: 'https://npm.acme.example/@acme-example/core/-/core-1.0.0.tgz',
    },
  },
});

/** An advisory that a person has accepted, and a check by a policy. */
const ACCEPTED = {advisory: 'CVE-2026-0001', reason: 'not reachable', until: '2999-12-31'};
const checkWith = (policy: unknown, name: string) => {
  const folder = folderOf({'policy.json': JSON.stringify(policy)});
  return check({[LOCK]: lockfileOf(name)}, '--policy', path.join(folder, 'policy.json'));
};

describe('the exit code', () => {
  it.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['everything compared, nothing found', CLEAN, 0, CLEAN_HEADLINE],
    ['a finding', {[LOCK]: lockfileOf('a@1.0.0', 'bad@3.9.9')}, 1, '1 package version affected'],
    ['a finding and what is missing', {[LOCK]: PRIVATE}, 1, '1 package version affected and 1 not looked up'],
    ['not known', {[LOCK]: lockfileOf('a@1.0.0', 'gone@1.0.0')}, 2, '1 package version not found'],
    ['not comparable', {[LOCK]: lockfileOf('odd@1.0.0')}, 2, '1 package version to check by hand'],
    [
      'a version that is fixed',
      {[LOCK]: lockfileOf('bad@4.0.0')},
      0,
      'No known advisory matches the one package version',
    ],
    ['not read', {...CLEAN, 'sub/package-lock.json': '{"a":'}, 2, '1 file not read'],
    ['nothing there', {'readme.md': 'x'}, 2, '1 file not read'],
    ['workflows, which may use nothing', {...CLEAN, [WORKFLOW]: stepOf('run: make')}, 0, CLEAN_HEADLINE],
    ['a workflow that uses nothing', {[WORKFLOW]: 'on: push\njobs: {}\n'}, 2, 'No package versions to compare'],
    ['own packages', {...CLEAN, 'b/package-lock.json': MONOREPO}, 0, CLEAN_HEADLINE],
    ['own packages alone', {[LOCK]: MONOREPO}, 2, 'No package versions to compare'],
    [
      'a link out of the project',
      {...CLEAN, 'b/package-lock.json': MONOREPO.replaceAll('libs/core', '../core')},
      2,
      '1 package version not looked up',
    ],
    [
      'a project that asks for nothing',
      {...CLEAN, 'b/package-lock.json': '{"lockfileVersion":3,"packages":{"":{}}}'},
      0,
      CLEAN_HEADLINE,
    ],
    ...(
      [
        ['a/action.yml', NODE_ACTION, 0, CLEAN_HEADLINE],
        [
          'a/action.yaml',
          'runs:\n  using: composite\n  steps:\n    - uses: acme/b@v1\n',
          2,
          '1 package version not found',
        ],
        ['b/action.yml', NODE_ACTION, 2, '1 package version not looked up'],
        ['a/readme.md', 'x', 2, '1 package version not looked up'],
      ] as const
    ).map(([name, text, code, title]): [string, Record<string, string>, number, string] => [
      `a local action in ${name}`,
      {...CLEAN, [WORKFLOW]: stepOf('uses: ./actions/a'), [`actions/${name}`]: text},
      code,
      title,
    ]),
    ['what was installed', {'app/vendor/a/composer.lock': '{}'}, 2, '1 folder not read'],
  ])('for %s', async (_name, files, code, headline) => {
    const result = await check(files);
    expect([result.code, result.out.split('\n')[0]]).toEqual([code, headline]);
  });

  it.each([
    [[]],
    [['--fail-on', 'medium', 'x']],
    [['--format', 'html', 'x']],
    [['--output', 'x.pdf', 'x']],
    [['--accept', 'all', 'x']],
    [['--accept', 'mirror', 'x']],
    [['--base', 'https://example.org', 'x']],
    [['--timeout', '0', 'x']],
    [['--email', 'a b', 'x']],
    [['--unknown', 'x']],
    [['--policy', '/nowhere/policy.json', 'x']],
    [['/nowhere/package-lock.json']],
  ])('is 3 for a mistake in the arguments, with a sentence: %j', async (args) => {
    const {code, out, told} = await runWith(...args);
    expect([code, out]).toEqual([3, '']);
    expect(told).toMatch(/^.{10,}\n/);
  });

  it('is 3 where nothing could be looked up', async () => {
    const closed = await startService();
    closed.close();
    const {code, out} = await runWith('--base', closed.url, folderOf(CLEAN));
    expect([code, out]).toEqual([3, expect.stringContaining("couldn't reach packages.ecosyste.ms (ECONNREFUSED)")]);
  });

  it('is 2 where a part could not be looked up, and 3 where time runs out', async () => {
    const many = {[LOCK]: lockfileOf(...Array.from({length: 250}, (_, number) => `a${number}@1.0.0`))};
    service.answer = (response, number) => number > 1 && Boolean(response.writeHead(500).end());
    const part = await check(many);
    expect([part.code, part.out.split('\n')[0]]).toEqual([2, 'So far: 150 package versions not looked up']);
    let requests = 0;
    service.answer = () => requests++ > 0;
    expect(await check(many, '--timeout', '1')).toMatchObject({
      code: 3,
      out: expect.stringContaining('longer than 1 sec'),
    });
  });

  it.each([
    [{failOn: 'critical'}, 0],
    [{failOn: 'none', failOnStatus: ['removed']}, 0],
    [{failOn: 'none', allowedLicenses: ['MIT', 'ISC']}, 0],
    [{exceptions: [ACCEPTED]}, 0],
    [{exceptions: [{...ACCEPTED, until: '2026-01-01'}]}, 1],
    [{exceptions: [{...ACCEPTED, package: 'pkg:npm/bad@3.0.0'}]}, 1],
    [{exceptions: [{...ACCEPTED, package: 'pkg:npm/bad'}]}, 0],
    [{exceptions: [{...ACCEPTED, reason: undefined}]}, 3],
    [{exceptions: [{...ACCEPTED, until: '2999-02-31'}]}, 3],
    [{fail_on: 'low'}, 3],
    [[], 3],
  ])('follows a policy: %j', async (policy, code) => {
    expect((await checkWith(policy, 'bad@1.0.0')).code).toBe(code);
  });

  it.each([
    ['a', ['MIT'], ''],
    ['a', [], 'MIT'],
    ['clause', ['MIT', '0BSD', 'Other'], 'MIT + Commons Clause'],
    ['clause', ['MIT + Commons Clause'], ''],
    ['dual', ['MIT'], 'MIT OR GPL-3.0'],
    ['dual', ['MIT', 'GPL-3.0'], ''],
    ['dual', ['MIT OR GPL-3.0'], ''],
  ])('judges %s by the allowed licences %j', async (name, allowedLicenses, told) => {
    const {code, out} = await checkWith({allowedLicenses}, `${name}@1.0.0`);
    expect([code, out]).toEqual([told ? 1 : 0, expect.stringContaining(told ? `\n    ${told}\n` : '')]);
  });

  it('counts an advisory that could not be compared as compared once a person has accepted it', async () => {
    const {code, out} = await checkWith({exceptions: [ACCEPTED]}, 'odd@1.0.0');
    expect([code, out]).toEqual([0, expect.stringContaining('accepted until 2999-12-31: not reachable')]);
  });
});

describe('what is sent', () => {
  it('is what the description of the operation allows, and names alone', async () => {
    const received: Received[] = [];
    const mock = await serveMock([load('packages', 'openapi')], {strict: true, onRequest: (one) => received.push(one)});
    await runWith('--base', mock.url, '--email', 'alice@example.org', folderOf({[LOCK]: PRIVATE}));
    await mock.close();
    expect(received.map(({problems}) => problems)).toEqual([[]]);
    await check({[LOCK]: PRIVATE}, '--email', 'alice@example.org');
    const [{purls, headers} = {purls: [], headers: {}}] = service.received;
    expect(purls).toEqual(['pkg:npm/bad']);
    expect(headers['user-agent']).toMatch(/^ecosystems-check\/[\d.]+ \(alice@example\.org\)$/);
  });

  it.each([
    ['beside=npm.acme.example', []],
    ['mirror=npm.other.example', []],
    ['mirror=npm.acme.example,npm.other.example', []],
    ['mirror=npm.acme.example', ['pkg:npm/one', 'pkg:npm/two']],
  ])('is what a source may have that is accepted by kind and host: %s', async (accept, sent) => {
    const mirrored = lockfileOf('one@1.0.0', 'two@1.0.0').replaceAll('registry.npmjs.org', 'npm.acme.example');
    const {code, told} = await check({[LOCK]: mirrored}, '--accept', accept);
    expect(service.received.flatMap(({purls}) => purls)).toEqual(sent);
    expect(code).toBe(sent.length > 0 ? 0 : 2);
    expect(told.includes("To send them: --accept 'mirror=npm.acme.example'")).toBe(sent.length === 0);
  });

  it('waits for the limit and goes on', async () => {
    service.answer = (response, number) => number === 1 && Boolean(response.writeHead(429, {'Retry-After': '1'}).end());
    const {code, told} = await check(CLEAN);
    expect([code, service.received.length]).toEqual([0, 2]);
    expect(told).toContain('The rate limit is reached. Waiting until');
  });

  it('ends at once where the limit lasts longer than the run may', async () => {
    service.answer = (response) => Boolean(response.writeHead(429, {'Retry-After': '3000'}).end());
    expect(await check(CLEAN)).toMatchObject({
      code: 3,
      out: expect.stringContaining('after the time that --timeout allows'),
    });
  });

  it('ends after a minute where responses have no end, and so does the run after two of them', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    service.answer = (response) => {
      response.write(' ');
      setImmediate(() => vi.advanceTimersByTime(60_000));
      return true;
    };
    const files = {[LOCK]: lockfileOf(...Array.from({length: 450}, (_, number) => `a${number}@1.0.0`))};
    const {code, out} = await check(files).finally(() => vi.useRealTimers());
    expect([code, service.received.length]).toEqual([3, 2]);
    expect(out).toContain('no whole response within a minute');
  });

  it('is sent again after a failure on the way, and nowhere else after a redirect', async () => {
    service.answer = (response, number) => number === 1 && Boolean(response.writeHead(503).end());
    expect((await check(CLEAN)).code).toBe(0);
    service.answer = (response) => Boolean(response.writeHead(302, {Location: 'http://localhost:9/'}).end());
    expect(await check(CLEAN)).toMatchObject({code: 3, out: expect.stringContaining('returned 302')});
  });
});

describe('a folder', () => {
  it('of 2,000 entries is read by names, with what is in it and not read', async () => {
    const others = Array.from({length: 1960}, (_, number) => [`src/${number % 50}/file${number}.txt`, 'x']);
    const locks = Array.from({length: 40}, (_, number) => [`apps/${number}/${LOCK}`, lockfileOf(`a${number}@1.0.0`)]);
    const {code, out, told} = await check(
      Object.fromEntries([...others, ...locks, [`apps/0/node_modules/x/${LOCK}`, '{']]),
    );
    expect([code, out.split('\n')[0]]).toEqual([0, 'No known advisory matches the 40 package versions']);
    expect(out).toMatch(/^Folders passed over, because lockfiles say what is in them: \S+\/apps\/0\/node_modules$/m);
    expect(told).toContain('Reading 40 files…');
  });

  it('has links that are not followed, and says so', async () => {
    const folder = folderOf(CLEAN);
    symlinkSync('/etc/passwd', path.join(folder, 'yarn.lock'));
    symlinkSync(folderOf(CLEAN), path.join(folder, 'elsewhere'));
    symlinkSync('.', path.join(folder, 'within'));
    const {code, out} = await runWith('--base', service.url, folder);
    expect([code, out]).toEqual([2, expect.stringMatching(/^1 file not read and 1 folder not read\n/)]);
    expect(out).toMatch(/yarn\.lock · It isn't a file[^]*elsewhere · It stands for/);
  });
});

describe('an output', () => {
  const files = {[LOCK]: PRIVATE, 'sub/package-lock.json': 'x'};

  it.each(['text', 'json', 'csv', 'cyclonedx', 'markdown'])('names own packages: %s', async (format) => {
    const {out} = await check({...CLEAN, 'b/package-lock.json': MONOREPO}, '--format', format);
    expect(out.replaceAll('\\', '')).toContain('acme-example/core');
    if (/text|json|markdown/.test(format)) expect(out).toContain("One of your own packages wasn't looked up.");
  });

  it.each(['text', 'json', 'sarif', 'markdown'])(
    'names what was found and what was not compared: %s',
    async (format) => {
      const {out} = await check(files, '--format', format);
      for (const text of ['bad', 'GHSA', 'acme', 'npm.acme.example', 'sub/'])
        expect(out.replaceAll('\\', ''), format).toContain(text);
    },
  );

  it('is written for each file in the format of its extension, and fails where it cannot be', async () => {
    const folder = folderOf({});
    const names = ['a.txt', 'a.json', 'a.cdx.json', 'a.csv', 'a.sarif', 'a.md'];
    await check(files, ...names.flatMap((name) => ['--output', path.join(folder, name)]));
    const starts = names.map((name) => readFileSync(path.join(folder, name), 'utf8').slice(0, 60).replace(/\s+/g, ' '));
    expect(starts).toEqual([
      expect.stringMatching(/^1 package version affected/),
      expect.stringContaining('"version": 1, "tool"'),
      expect.stringContaining('cyclonedx.org'),
      expect.stringContaining('Package URL,Package'),
      expect.stringContaining('sarif-2.1.0'),
      expect.stringMatching(/^## 1 package version affected/),
    ]);
    expect((await check(files, '--output', path.join(folder, 'none/a.json'))).code).toBe(3);
  });

  it('in SARIF is valid, and points at the line that names the package', async () => {
    const asking = lockfileOf('a@1.0.0', 'bad@3.0.0', 'odd@1.0.0').replace('{}', '{"dependencies": {"bad": "^3"}}');
    const {out} = await check({[LOCK]: asking}, '--format', 'sarif');
    const document = JSON.parse(out) as unknown;
    expect(isSarif(document)).toEqual([]);
    expect(document).toMatchObject({
      runs: [{results: [{level: 'error', locations: [{physicalLocation: {region: {startLine: 9}}}]}]}],
    });
  });

  it('shows nothing that moves a terminal or is markup', async () => {
    const components = [{type: 'library', name: 'bad\u001b[2J\u202e|<b>`@alice'}];
    const sbom = {'a.cdx.json': JSON.stringify({bomFormat: 'CycloneDX', components})};
    expect((await check(sbom)).out).not.toMatch(/[\u001b\u202e]/);
    expect((await check(sbom, '--format', 'markdown')).out).not.toMatch(/[\u001b\u202e]|<b>|[^\\]`|@alice/);
  });
});
