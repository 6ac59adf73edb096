/** Runs the Python programs of the guides: what they print and write, and how they meet what a service can return. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findCommand, language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {
  removeFolders,
  failed,
  fromNow,
  limited,
  PACKAGES,
  page,
  program,
  programsOf,
  record,
  Reply,
  SILENCE,
  Stage,
  type Outcome,
  type Row,
} from './programs.testing';

afterAll(removeFolders);

const JOB = 'parser.ecosyste.ms/api/v1/jobs/3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11';

const dependent = (name: string, changes: Row = {}): Row =>
  record('packages', 'getRegistryPackageDependentPackages', {
    name,
    id: name.length,
    purl: null,
    ...changes,
  });

/** Expects a run to the end, with requests and records that the descriptions allow. */
function expectSuccess({code, problems, undescribed}: Outcome): void {
  expect({code, problems, undescribed}).toEqual({code: 0, problems: '', undescribed: []});
}

it('every program has a test', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  const own = ['checkPrograms', 'guidePrograms', 'hostilePrograms', 'movingPrograms', 'recipePrograms']
    .map((name) => readFileSync(`quality/docs-check/${name}.test.ts`, 'utf8'))
    .join('');
  const untested = pages
    .flatMap((name) => programsOf(path.posix.join('docs', name)))
    .filter(({title}) => !own.includes(`'${title}'`))
    .map(({place, title}) => `${place}: "${title}" has no test in quality/docs-check`);
  expect(untested).toEqual([]);
});

language('Python (guides)', RUNNERS.python.command, (python) => {
  it('dependents.py writes what a package has, in UTF-8, and leaves the rest empty', async () => {
    const stage = new Stage(program('docs/guides/csv.mdx', 'dependents.py'), [python]);
    const list = `GET ${PACKAGES}/registries/npmjs.org/packages/%40babel%2Fcore/dependent_packages`;
    const [maintainer] = dependent('any').maintainers as Row[];
    const full = {
      maintainers: ['alice-example', null, 'bob-example'].map((login) => ({...maintainer, login})),
      normalized_licenses: ['MIT', 'Apache-2.0'],
      latest_release_number: '1.10',
      latest_release_published_at: '2026-01-02T03:04:05.000Z',
      downloads: 12,
    };
    const nothing = {latest_release_number: null, latest_release_published_at: null, downloads: null};
    const packages = [
      dependent('@example-org/first', full),
      dependent('č', {...nothing, maintainers: [], normalized_licenses: []}),
    ];
    const more = {PYTHONIOENCODING: 'latin-1'};
    const run = await stage.run({[list]: [packages]}, {args: ['npmjs.org', '@babel/core'], more});
    expectSuccess(run);
    expect(run.out.split('\r\n').slice(1)).toEqual([
      `"'@example-org/first",alice-example bob-example,1.10,2026-01-02T03:04:05.000Z,12,MIT Apache-2.0`,
      'č,,,,,',
      '',
    ]);
  });

  it('check.py prints what the page shows', async () => {
    const stage = new Stage(program('docs/guides/first-api-call.mdx', 'check.py'), [python]);
    const lookup = `GET ${PACKAGES}/packages/lookup`;
    const latest = `GET ${PACKAGES}/registries/npmjs.org/packages/react/latest_version`;
    const version = record('packages', 'getRegistryPackageLatestVersion');
    const shown = await stage.run({[lookup]: [[record('packages', 'lookupPackage')]], [latest]: [version]});
    expectSuccess(shown);
    const output = /```text title="Output, with the values of this page"\n(.*?)```/s;
    expect(shown.out).toBe(output.exec(readFileSync('docs/guides/first-api-call.mdx', 'utf8'))?.[1]);
  });

  it('walk.py continues from the page that failed, and counts each name once', async () => {
    const stage = new Stage(
      program('docs/guides/large-lists.mdx', 'walk.py: every package name of crates.io, resuming after a failure'),
      [python],
    );
    const list = `GET ${PACKAGES}/registries/crates.io/package_names`;
    const first = await stage.run({[list]: [page('a', 'b\n"c"'), failed(500, 'internal server error')]});
    expect(first.code).toBe(1);
    expect(first.problems).toMatch(/^500 from .*internal server error/);
    expect(first.requests[0]).toMatch(/\?sort=created_at&order=asc&per_page=10000$/);
    // The bookmark names the port of this run's services.
    const bookmark = stage.read('next-page.txt').replace(/https:\/\/[^/]+\//, 'https://');
    expect(bookmark).toMatch(/^https:\/\/packages\.ecosyste\.ms\/.*&page=2$/);
    const second = await stage.run(
      {[list]: [limited(fromNow(100)), failed(504), page('b\n"c"', 'd'), ['e']]},
      {local: {'next-page.txt': bookmark}},
    );
    expectSuccess(second);
    expect(second.out).toBe('4 different names\n');
    expect(second.requests.map((request) => /&page=(\d)/.exec(request)?.[1])).toEqual(['2', '2', '2', '3']);
    expect(second.slept[0]).toBeGreaterThan(60);
    expect(second.slept[1]).toBe(2);
    expect(stage.has('next-page.txt')).toBe(false);
  });

  it('changes.py replaces what changed, from three hours before its last run', async () => {
    const stage = new Stage(
      program('docs/guides/large-lists.mdx', 'changes.py: a local copy of all advisories except later Erlang ones'),
      [python],
    );
    const list = 'GET advisories.ecosyste.ms/api/v1/advisories';
    const advisory = (uuid: string, name: string): Row => record('advisories', 'getAdvisories', {uuid, title: name});
    const started = Date.now();
    const first = await stage.run({[list]: [page(advisory('1', 'one')), [advisory('2', 'two')]]});
    expectSuccess(first);
    expect(first.out).toBe('2 advisories\n');
    expect(first.requests[0]).toMatch(/\?sort=created_at,id&order=asc,asc&per_page=1000$/);
    const until = stage.read('advisories-until.txt');
    const ran = Date.parse(until) + 3 * 3_600_000;
    // The program writes whole seconds.
    expect(ran).toBeGreaterThan(started - 1000);
    expect(ran).toBeLessThanOrEqual(Date.now());

    const second = await stage.run({[list]: [page(advisory('2', 'new')), failed(500)]});
    expect(second.code).toBe(1);
    expect(second.requests[0]).toContain(`updated_after=${until}`);
    expect(stage.read('advisories-until.txt')).toBe(until);

    const third = await stage.run({[list]: [[advisory('2', 'new'), advisory('3', 'three')]]});
    expectSuccess(third);
    const stored = Object.values(JSON.parse(stage.read('advisories.json')) as Record<string, {title: string}>);
    expect(stored.map(({title: name}) => name)).toEqual(['one', 'new', 'three']);
  });

  it('the loop of jobs polls until a job ends, and says why one failed', async () => {
    const stage = new Stage(program('docs/guides/jobs.mdx', 'Python'), [python]);
    const job = (changes: Row): Row => record('dependency-parser', 'getJob', changes, 'complete');
    const created = new Reply(302, '', {location: `https://${JOB}`});
    const create = 'POST parser.ecosyste.ms/api/v1/jobs';
    const read = `GET ${JOB}`;
    const manifests = [
      {...((job({}).results as Row).manifests as Row[])[0], path: 'Dockerfile', dependencies: null},
      {...((job({}).results as Row).manifests as Row[])[0], path: 'package.json'},
    ];
    const steps = [
      job({status: 'queued', results: {}}),
      job({status: 'working', results: {}}),
      job({results: {manifests}}),
    ];
    const done = await stage.run({[create]: [created], [read]: steps});
    expectSuccess(done);
    expect(done.out).toBe('Dockerfile 0\npackage.json 1\n');
    expect(done.slept).toEqual([1, 1.5]);

    const error = job({status: 'error', results: {error: 'Unprocessable'}});
    const wrong = await stage.run({[create]: [created], [read]: [error]});
    expect(wrong.code).toBe(1);
    expect(wrong.problems).toContain(`${JOB} failed: {'error': 'Unprocessable'}`);
  });

  it('the loop for a 202 polls the record, not the lookup', async () => {
    const stage = new Stage(program('docs/guides/jobs.mdx', 'Python: wait until a repository is ready'), [python]);
    const url = 'https://commits.ecosyste.ms/api/v1/hosts/GitHub/repositories/numpy%2Fnumpy';
    const lookup = 'GET commits.ecosyste.ms/api/v1/repositories/lookup';
    const pending = (retry?: string): Reply =>
      new Reply(
        202,
        {status: 'pending', repository_url: url, commits_url: `${url}/commits`},
        retry === undefined ? {} : {'retry-after': retry},
      );
    const repository = record('commits', 'getHostRepository', {total_commits: 7, dds: null});
    const redirect = new Reply(302, '', {location: url});
    const run = await stage.run({
      [lookup]: [redirect],
      [url.replace('https://', 'GET ')]: [pending('30'), pending(), repository],
    });
    expectSuccess(run);
    expect(run.out).toBe('7 commits, None\n');
    expect(run.slept.map((one) => Math.trunc(one / 30))).toEqual([1, 2]);
    expect(run.requests.filter((request) => request.includes('/lookup'))).toHaveLength(1);
  });

  it('the reader of the stream reconnects after its last event', async () => {
    const stage = new Stage(program('docs/guides/streams-and-feeds.mdx', 'Print new versions on PyPI, and reconnect'), [
      python,
    ]);
    const event = (id: number, name: string): string =>
      `id: ${id}\ndata: ${JSON.stringify({event: 'version.created', package: {name, description: 'Å\u2028…'}, version: {number: '1.0'}})}\n\n`;
    const stream = 'GET live.ecosyste.ms/events';
    const run = await stage.run(
      {
        [stream]: [
          new Reply(200, `retry: 3000\n\n${event(1, 'first')}: heartbeat\n\n${event(2, 'second')}`),
          failed(502),
          new Reply(200, event(3, 'Åse\u001b[2J')),
        ],
      },
      {until: /Åse\[2J 1\.0\n/},
    );
    expect(run.out).toMatch(/^first 1\.0\nsecond 1\.0\nconnection lost: 502 Server Error: .*\nÅse\[2J 1\.0\n/);
    expect(run.lastEventIds.slice(0, 3)).toEqual([undefined, '2', '2']);
    expect(run.slept.slice(0, 2)).toEqual([3, 3]);
  });
});

const hasShellTools = findCommand(['bash', '-c', 'curl --version && jq --version']);

language('bash, curl and jq (guides)', hasShellTools, (bash) => {
  it('polls a job until it ends, and prints its results or its error', async () => {
    const stage = new Stage(program('docs/guides/jobs.mdx', 'bash and jq'), [bash]);
    const url = 'https://resolve.ecosyste.ms/api/v1/jobs/3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11';
    const create = {'POST resolve.ecosyste.ms/api/v1/jobs': [new Reply(302, '', {location: url})]};
    const read = url.replace('https://', 'GET ');
    const done = record('resolver', 'getJob', {status: 'complete'});
    const queued = {...done, status: 'queued', results: {}};
    const run = await stage.run({...create, [read]: [queued, queued, done]});
    expectSuccess(run);
    expect(JSON.parse(run.out)).toEqual(done.results);
    expect(run.slept).toEqual([2, 3, 5]);
    const error = {...done, status: 'error', results: {error: 'Not found: "split"'}};
    const wrong = await stage.run({...create, [read]: [error]});
    expect(wrong).toMatchObject({code: 1, out: '', problems: '"Not found: \\"split\\""\n', undescribed: []});
    const dead = await stage.run({...create, [read]: [SILENCE, done]});
    expect(dead).toMatchObject({code: 1, out: '', problems: expect.stringMatching(/^curl: /) as string});
    const slow = await stage.run({...create, [read]: () => queued});
    expect(slow).toMatchObject({code: 1, out: '', problems: expect.stringMatching(/^Not complete yet: /) as string});
  });
});
