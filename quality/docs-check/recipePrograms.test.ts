/** Runs the programs of the recipes: what they print and write, and how they meet what a service can return. */
import {afterAll, expect, it} from 'vitest';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {removeFolders, failed, PACKAGES, page, program, record, Stage, type Row, type Step} from './programs.testing';

afterAll(removeFolders);

const BULK = `POST ${PACKAGES}/packages/bulk_lookup`;

/** @returns a record of the bulk lookup */
function packageOf(purl: string, changes: Row = {}): Row {
  const [, ecosystem = '', name = ''] = /^pkg:(\w+)\/([^@?]+)/.exec(purl) ?? [];
  return record('packages', 'bulkLookupPackages', {purl, ecosystem, name: decodeURIComponent(name), ...changes});
}

/** The bulk lookup of some packages, whatever the versions of the package URLs. */
const bulk =
  (...known: Row[]): Step =>
  (body) =>
    (
      (body as {purls: string[]}).purls.flatMap((purl) =>
        known.filter((one) => purl.replace(/@[^@/]*$/, '') === one.purl),
      ) as Json[]
    ).filter((one, index, all) => all.indexOf(one) === index);

const sentTo = (bodies: readonly Json[]): string[][] => (bodies as {purls: string[]}[]).map(({purls}) => purls);

language('Python (recipes)', RUNNERS.python.command, (python) => {
  it('organisation.py writes a row for each dependent, and says where it stops', async () => {
    const own = program('docs/guides/recipes/organisation-dependents.mdx', 'organisation.py');
    const stage = new Stage({...own, code: own.code.replace('MAX_DEPENDENTS = 1000', 'MAX_DEPENDENTS = 2')}, [python]);
    const repositories = 'GET repos.ecosyste.ms/api/v1/hosts/GitHub/owners/example-org/repositories';
    const lookup = `GET ${PACKAGES}/packages/lookup`;
    const repository = (name: string, license: string | null): Row =>
      record('repositories', 'getHostOwnerRepositories', {
        full_name: `example-org/${name}`,
        html_url: `https://github.com/example-org/${name}`,
        license,
      });
    const dependents = (name: string): string => `${PACKAGES}/registries/npmjs.org/packages/${name}/dependent_packages`;
    const built = (name: string, licences: string[]): Row =>
      record('packages', 'lookupPackage', {
        purl: `pkg:npm/${name}`,
        normalized_licenses: licences,
        dependent_packages_url: `https://${dependents(encodeURIComponent(name))}`,
      });
    const dependent = (purl: string, licences: string[]): Row =>
      record('packages', 'getRegistryPackageDependentPackages', {purl, normalized_licenses: licences});
    const run = await stage.run(
      {
        [repositories]: [page(repository('first', 'mit')), [repository('empty', null)]],
        // A repository can have more packages than a page.
        [lookup]: [page(built('one', ['MIT', '"odd", 1.0'])), [built('two', [])], []],
        [`GET ${dependents('one')}`]: [page(dependent('pkg:npm/%40scope/a', ['ISC'])), []],
        [`GET ${dependents('two')}`]: [['many', 'more', 'most'].map((name) => dependent(`pkg:npm/${name}`, []))],
      },
      {args: ['example-org']},
    );
    expect(run).toMatchObject({code: 0, undescribed: []});
    const [head, first, ...others] = run.out.split('\r\n');
    expect(head).toBe('repository,repository_licence,package,licences,dependent,dependent_licences');
    expect(first).toBe('example-org/first,mit,pkg:npm/one,"MIT ""odd"", 1.0",pkg:npm/%40scope/a,ISC');
    expect(others).toHaveLength(4);
    expect(others[0]).toBe('example-org/first,mit,pkg:npm/two,,pkg:npm/many,');
    expect(others.slice(-2)).toEqual(['example-org/empty,,,,,', '']);
    expect(run.problems).toBe('stopped after 2 dependents of pkg:npm/two\n');
    expect(run.requests).toContain(`GET ${dependents('two')}?kind=runtime&sort=created_at&order=asc&per_page=100`);
  });

  it('issues_closed.py writes a row for each month up to the last sync', async () => {
    const stage = new Stage(program('docs/guides/recipes/issues-closed.mdx', 'issues_closed.py'), [python]);
    const issues = 'issues.ecosyste.ms/api/v1/hosts/GitHub/repositories/example-org%2Fexample/issues';
    const repository = record('issues', 'getHostRepository', {
      status: null,
      issues_url: `https://${issues}`,
      last_synced_at: '2025-11-02T00:00:00.000Z',
    });
    let number = 0;
    const issue = (closed_at: string | null): Row =>
      record('issues', 'getHostRepositoryIssues', {number: (number += 1), closed_at});
    const run = await stage.run(
      {
        'GET issues.ecosyste.ms/api/v1/repositories/lookup': [repository],
        [`GET ${issues}`]: [
          page(issue(null), issue('2025-11-01T10:00:00.000Z'), issue('2025-09-30T10:00:00.000Z')),
          page(issue('2025-09-01T00:00:00.000Z'), issue('2025-08-31T23:59:59.000Z')),
        ],
      },
      {input: 'https://github.com/example-org/example\n'},
    );
    expect(run).toMatchObject({code: 0, problems: '', undescribed: []});
    expect(run.out.split('\r\n')).toEqual([
      'repository,month,issues_closed',
      ...['2025-09,2', '2025-10,0', '2025-11,1'].map((row) => `https://github.com/example-org/example,${row}`),
      '',
    ]);
  });

  it('funding.py reads each collective and account once, and leaves empty what isn’t known', async () => {
    const stage = new Stage(program('docs/guides/recipes/funding.mdx', 'funding.py'), [python]);
    const links = ['https://opencollective.com/Example/donate', 'https://github.com/sponsors/Alice-Example'];
    const known = [
      packageOf('pkg:npm/%40babel/core', {funding_links: links}),
      packageOf('pkg:npm/second', {funding_links: [links[0]!, 'https://github.com/sponsors/new-example']}),
      packageOf('pkg:npm/third', {
        funding_links: ['https://opencollective.com/unknown', 'https://ko-fi.com/a,"b";=1+1'],
      }),
      packageOf('pkg:npm/fourth', {funding_links: []}),
    ];
    const collective = record('open-collective', 'getCollective', {currency: 'USD', total_donations: 10.5});
    const input = [
      'pkg:npm/%40babel/core@7.0.0',
      'pkg:npm/%40babel/core@7.1.0?repository_url=https://example.org/a',
      '',
      'pkg:npm/second',
      'pkg:npm/third@1.0.0-rc.1',
      'pkg:npm/third@releases/2.0.0+build',
      'pkg:npm/fourth@1.0.0#sub/path',
      'pkg:npm/missing@1.0.0',
    ].join('\n');
    const run = await stage.run(
      {
        [BULK]: [bulk(...known)],
        'GET opencollective.ecosyste.ms/api/v1/collectives/example': [collective],
        'GET sponsors.ecosyste.ms/api/v1/accounts/alice-example': [
          record('sponsors', 'getAccount', {active_sponsors_count: 3}, 'maintainer'),
        ],
        'GET sponsors.ecosyste.ms/api/v1/accounts/new-example': [record('sponsors', 'getAccount', {}, 'added')],
      },
      {input},
    );
    expect(run).toMatchObject({code: 0, undescribed: []});
    expect(run.problems).toMatch(/^404 from \S+\/collectives\/unknown: .*\nnot found: 1\n$/);
    const money = `USD,10.5,${JSON.stringify(collective.total_expenses)},${JSON.stringify(collective.current_balance)}`;
    expect(run.out.split('\r\n')).toEqual([
      'purl,funding_links,collective,currency,total_donations,total_expenses,current_balance,sponsors_login,active_sponsors_count',
      `pkg:npm/%40babel/core,${links.join(' ')},example,${money},alice-example,3`,
      `pkg:npm/second,${links[0]} https://github.com/sponsors/new-example,example,${money},new-example,`,
      `pkg:npm/third,"https://opencollective.com/unknown https://ko-fi.com/a,""b"";'=1+1",unknown,,,,,,`,
      'pkg:npm/fourth,,,,,,,,',
      '',
    ]);
    expect(run.requests.filter((request) => request.includes('/collectives/example'))).toHaveLength(1);
  });

  it('licences.py lists a resolved tree, and marks what a person has to look at', async () => {
    const stage = new Stage(program('docs/guides/recipes/dependency-licences.mdx', 'licences.py'), [python]);
    const job = record('resolver', 'getJob', {
      status: 'complete',
      results: {'@scope/one': '1.0.0', two: '2.0.0', odd: '3'},
    });
    const licences = (purl: string, licenses: string | null, normalized_licenses: string[]): Row =>
      packageOf(purl, {licenses, normalized_licenses});
    const known = [
      licences('pkg:npm/example', '(MIT AND Zlib)', ['MIT', 'Zlib']),
      licences('pkg:npm/%40scope/one', 'MIT', ['MIT']),
      licences('pkg:npm/two', 'Apache 2', ['Apache-2.0']),
    ];
    const args = ['npmjs.org', 'npm', 'example'];
    const run = await stage.run({'POST resolve.ecosyste.ms/api/v1/jobs': [job], [BULK]: [bulk(...known)]}, {args});
    expect(run).toMatchObject({code: 0, problems: '', undescribed: []});
    expect(run.out.split('\r\n').slice(1)).toEqual([
      'example,,(MIT AND Zlib),MIT Zlib,several',
      `"'@scope/one",1.0.0,MIT,MIT,`,
      'two,2.0.0,Apache 2,Apache-2.0,no SPDX identifier',
      'odd,3,,,not found',
      '',
    ]);
  });

  it('enrich.py looks each package up once a week, and an unknown one in every run', async () => {
    const stage = new Stage(program('docs/guides/recipes/sbom-enrichment.mdx', 'enrich.py'), [python]);
    const purls = [
      'pkg:npm/%40babel/core@7.0.0',
      'pkg:npm/@babel/core@7.1.0',
      'pkg:golang/github.com/Example/Module@v1.0.0%2Bincompatible?type=module',
      'pkg:maven/org.example/thing@1.0',
      'pkg:npm/missing@1.0.0',
      'pkg:MAVEN/org.example/thing@releases/1.1#sub@2?type=jar',
      'pkg:npm/%40babel%2Fcore@7.2.0+build',
    ];
    const components = [...purls.map((purl) => ({name: 'č', purl})), {name: 'none'}, {name: 'null', purl: null}];
    stage.write('sboms/one.json', JSON.stringify({bomFormat: 'CycloneDX', components}));
    const {registry} = packageOf('pkg:npm/any');
    const known = [
      packageOf('pkg:npm/%40babel/core', {
        licenses: '(MIT OR ISC)',
        status: null,
        latest_release_number: '8.0.0',
        advisories: [],
      }),
      packageOf('pkg:golang/github.com/Example/Module', {
        ecosystem: 'go',
        name: 'github.com/Example/Module',
        licenses: null,
        status: 'removed',
      }),
      packageOf('pkg:maven/org.example/thing', {
        name: 'org.example:thing',
        latest_release_number: 'mirrored',
        registry: {...(registry as Row), default: false},
      }),
      packageOf('pkg:maven/org.example/thing', {
        name: 'org.example:thing',
        latest_release_number: '2.0',
        registry: {...(registry as Row), default: true},
      }),
    ];
    const args = ['sboms/one.json', 'other/one.json'];
    stage.write('other/one.json', '{}');
    const first = await stage.run({[BULK]: [bulk(...known)]}, {args});
    expect(first).toMatchObject({code: 0, problems: '', undescribed: []});
    expect(first.out).toBe('2 SBOMs, 4 packages, 4 looked up, 1 unknown\nunknown: pkg:npm/missing\n');
    const enriched = JSON.parse(stage.read('enriched/sboms/one.json')) as {
      components: {properties?: {name: string; value: string}[]}[];
    };
    const values = (index: number): Record<string, string> =>
      Object.fromEntries(
        enriched.components[index]!.properties!.map(({name, value}) => [name.replace('ecosystems:', ''), value]),
      );
    expect(values(0)).toMatchObject({licences: '(MIT OR ISC)', advisories: '0', latest_release_number: '8.0.0'});
    expect(values(0)).not.toHaveProperty('status');
    expect(values(1)).toEqual(values(0));
    expect(values(2)).toMatchObject({status: 'removed'});
    expect(values(2)).not.toHaveProperty('licences');
    expect(values(3)).toMatchObject({latest_release_number: '2.0'});
    expect(values(5)).toEqual(values(3));
    expect(values(6)).toEqual(values(0));
    const second = await stage.run({[BULK]: [bulk(packageOf('pkg:npm/missing'))]}, {args});
    expect(second.out).toBe('2 SBOMs, 4 packages, 1 looked up, 0 unknown\n');
    expect(sentTo(second.bodies)).toEqual([['pkg:npm/missing']]);
  });

  it('watch.py reports each change once, also after a failure', async () => {
    const stage = new Stage(program('docs/guides/recipes/watching-releases.mdx', 'watch.py'), [python]);
    const names = Array.from({length: 101}, (_, index) => `pkg:npm/package-${index}`);
    const registry = {...(packageOf('pkg:npm/any').registry as Row), name: 'npmjs.org'};
    const state = (purl: string, version: string | null, status: string | null = null): Row =>
      packageOf(purl, {
        registry,
        latest_release_number: version,
        latest_release_published_at: version && '2026-01-01T00:00:00.000Z',
        status,
      });
    stage.write('purls.txt', ['pkg:npm/%40scope/first', ...names].join('\n'));
    const args = ['purls.txt'];
    const [first, last] = ['pkg:npm/%40scope/first', 'pkg:npm/package-100'];
    const before = [state(first, '1.0.0'), state(last, null)];
    const quiet = await stage.run({[BULK]: [bulk(...before), bulk(...before)]}, {args});
    expect(quiet).toMatchObject({code: 0, out: '', problems: '', undescribed: []});
    expect(sentTo(quiet.bodies).map(({length}) => length)).toEqual([100, 2]);

    const after = [state(first, '2.0.0'), state(last, '0.1.0', 'deprecated')];
    const stopped = await stage.run({[BULK]: [bulk(...after), failed(500, 'broken')]}, {args});
    expect(stopped.code).toBe(1);
    expect(stopped.out).toBe('npmjs.org/@scope/first: 1.0.0 -> 2.0.0, 2026-01-01T00:00:00.000Z\n');
    expect(stopped.problems).toMatch(/^500 from .*broken/);

    const resumed = await stage.run({[BULK]: [bulk(...after), bulk(...after)]}, {args});
    expect(resumed.out.split('\n')).toEqual([
      'npmjs.org/package-100: None -> 0.1.0, 2026-01-01T00:00:00.000Z',
      'npmjs.org/package-100: status is now deprecated',
      '',
    ]);
  });
});
