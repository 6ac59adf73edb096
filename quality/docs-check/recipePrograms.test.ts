/** Runs the programs of the recipes: what they print and write, and how they meet what a service can return. */
import {afterAll, expect, it} from 'vitest';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {
  removeFolders,
  failed,
  packageOf,
  PACKAGES,
  page,
  program,
  record,
  Stage,
  type Row,
  type Step,
} from './programs.testing';

afterAll(removeFolders);

const BULK = `POST ${PACKAGES}/packages/bulk_lookup`;

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
    const dependent = (id: number, purl: string, licences: string[]): Row =>
      record('packages', 'getRegistryPackageDependentPackages', {id, purl, normalized_licenses: licences});
    const run = await stage.run(
      {
        [repositories]: [page(repository('first', 'mit')), [repository('empty', null)]],
        // A repository can have more packages than a page.
        [lookup]: [page(built('one', ['MIT', '"odd", 1.0'])), [built('two', [])], []],
        [`GET ${dependents('one')}`]: [page(dependent(1, 'pkg:npm/%40scope/a', ['ISC'])), []],
        [`GET ${dependents('two')}`]: [[1, 2, 3].map((id) => dependent(id, 'pkg:npm/many', []))],
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
