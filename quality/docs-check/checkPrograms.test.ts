/** Runs the programs of the recipes that take what the command of the check writes. */
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {afterAll, expect, it} from 'vitest';
import {bundleCommand} from '@ecosystems-docs/lockfile-check/bundle';
import {findCommand, language, listen, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {packageOf, program, record, removeFolders, SILENCE, Stage, type Row} from './programs.testing';

afterAll(removeFolders);

function advisory(name: string, range: string | null, changes: Row = {}): Row {
  const [stored] = record('packages', 'bulkLookupPackages').advisories as Row[];
  const [affected] = stored!.packages as Row[];
  const [entry] = affected!.versions as Row[];
  const versions = [{...entry, vulnerable_version_range: range}];
  return {
    ...stored,
    uuid: `uuid-${name}`,
    severity: 'HIGH',
    withdrawn_at: null,
    epss_percentage: 0.1,
    identifiers: [`GHSA-${name}`, `CVE-2026-${name}`],
    packages: [{...affected, ecosystem: 'npm', package_name: name, affected_versions: [], versions}],
    ...changes,
  };
}

/** Runs the command on a file of the stage, against a service that has some records. */
async function check(stage: Stage, records: readonly Row[], file: string, text: string): Promise<void> {
  const server = createServer((_request, response) => response.end(JSON.stringify(records)));
  const base = await listen(server, 'localhost');
  stage.write('check.mjs', bundleCommand().text);
  stage.write(file, text);
  const outputs = ['--output', 'check.json', '--output', 'check.csv'];
  const args = ['check.mjs', '--base', base, '--fail-on', 'none', ...outputs, file];
  const child = spawn(process.execPath, args, {cwd: stage.folder, stdio: 'ignore'});
  await new Promise((resolve) => child.on('exit', resolve));
  server.close();
}

const ADVISORIES: Readonly<Record<string, Row[]>> = {
  likely: [advisory('likely', '>= 1.0.0, < 2.0.0', {epss_percentage: 0.9})],
  unlikely: [advisory('unlikely', '< 2.0.0')],
  unscored: [advisory('unscored', '< 2.0.0', {epss_percentage: null})],
  exploited: [advisory('exploited', '>= 0')],
  outside: [advisory('outside', '< 1.0.0', {epss_percentage: 0.9})],
  withdrawn: [advisory('withdrawn', '< 2.0.0', {epss_percentage: 0.9, withdrawn_at: '2026-01-01T00:00:00Z'})],
  odd: [advisory('odd', null)],
};
const RECORDS = Object.entries(ADVISORIES).map(([name, advisories]) => packageOf(`pkg:npm/${name}`, {advisories}));

language('Python (recipes of the check)', RUNNERS.python.command, (python) => {
  const stageOf = (page: string, name: string): Stage =>
    new Stage(program(`docs/guides/recipes/${page}.mdx`, name), [python]);

  it('triage.py finds what is likely or exploited, checks what it can’t tell, and passes nothing else', async () => {
    const stage = stageOf('kev-vex-triage', 'triage.py');
    const names = [...Object.keys(ADVISORIES), 'missing'];
    const purls = [...names.map((name) => `pkg:npm/${name}@1.0.0`), 'pkg:deb/debian/curl@7.50.3-1'];
    await check(stage, RECORDS, 'purls.txt', purls.join('\n'));
    stage.write(
      'kev.json',
      JSON.stringify({vulnerabilities: [{cveID: 'CVE-2026-exploited', dateAdded: '2026-02-01'}]}),
    );
    const run = await stage.run({}, {args: ['check.json', '--epss', '0.5', '--vex', 'vex.json']});
    expect(run).toMatchObject({code: 1, problems: '8 versions, 2 findings, 3 to check\n'});
    expect(run.out.trim().split('\n')).toEqual([
      'FOUND\tKEV 2026-02-01\t0.100\thigh\tpkg:npm/exploited@1.0.0\tGHSA-exploited CVE-2026-exploited',
      'FOUND\t-\t0.900\thigh\tpkg:npm/likely@1.0.0\tGHSA-likely CVE-2026-likely',
      'CHECK\todd\t1.0.0\tcheck by hand: GHSA-odd',
      'CHECK\tmissing\t1.0.0\tnot found',
      expect.stringMatching(/^CHECK\t\S*curl\S*\t\S+\tType that we can't look up$/),
    ]);
    const vex = JSON.parse(stage.read('vex.json')) as {statements: {status: string}[]};
    expect(vex.statements.map(({status}) => status)).toEqual(['under_investigation', 'under_investigation']);
  });

  it('enrich.py writes what is known into each component, however its package URL is written', async () => {
    const stage = stageOf('sbom-enrichment', 'enrich.py');
    const purls = [
      'pkg:npm/%40babel/core@7.0.0',
      'pkg:npm/@babel/core@7.0.0',
      'pkg:golang/github.com/Example/Module@v1.0.0%2Bincompatible?type=module',
      'pkg:golang/github.com/!example/!module@v1.0.0+incompatible',
      'pkg:MAVEN/org.example/thing@1.1#sub@2?type=jar',
      'pkg:PyPI/Typing_Extensions@4.0',
      'pkg:npm/missing@1.0.0',
      // Not the public package of that name and version, and package URLs that stand for two things.
      'pkg:npm/%40babel/core@7.0.0?repository_url=https://npm.acme.example',
      'pkg:npm/thing@1.0.0?vcs_url=git%2Bssh://git@git.acme.example/thing.git%40abc',
      // A URL with a query may have a secret.
      'pkg:npm/thing@5.0.0?download_url=https://registry.npmjs.org/thing/-/thing-5.0.0.tgz%3Fx=y',
      'pkg:npm/thing@2.0.0',
      'pkg:npm/thing@1.0.0',
      'pkg:npm/thing',
      'pkg:npm/thing',
    ];
    const besides: Row[] = [{version: '3.0.0'}, {version: '4.0.0'}];
    const components: Row[] = [
      ...purls.map((purl, at) => ({type: 'library', name: 'č', purl, ...besides[at - purls.length + 2]})),
      // A source that is asked about, and one that is certain.
      ...['https://npm.acme.example/thing/-/thing-2.0.0.tgz', 'https://acme.example/thing-1.0.0.tgz'].map((url) => ({
        purl: `pkg:npm/thing@${/\d\.0\.0/.exec(url)![0]}`,
        externalReferences: [{type: 'distribution', url}],
      })),
    ];
    const nested = [{type: 'library', name: 'outer', components: components.slice(0, 1)}, ...components.slice(1)];
    const thing = {name: 'org.example:thing', latest_release_number: '2.0'};
    const known = [
      packageOf('pkg:npm/%40babel/core', {
        licenses: '(MIT OR ISC)',
        normalized_licenses: ['MIT', 'ISC'],
        advisories: [advisory('@babel/core', '< 8')],
      }),
      packageOf('pkg:golang/github.com/Example/Module', {
        ecosystem: 'go',
        licenses: null,
        normalized_licenses: [],
        status: 'removed',
      }),
      packageOf('pkg:maven/org.example/thing', thing),
      packageOf('pkg:pypi/typing-extensions', {name: 'typing_extensions', repository_url: 'https://github.com/a/b'}),
      packageOf('pkg:npm/thing'),
    ];
    const sbom = JSON.stringify({bomFormat: 'CycloneDX', components: nested});
    await check(stage, known, 'sboms/one.json', sbom);
    stage.write('other/one.json', '{"bomFormat": "CycloneDX"}');
    stage.write('spdx.json', '{"spdxVersion": "SPDX-2.3"}');
    const refused = await stage.run({}, {args: ['check.json', 'spdx.json']});
    expect(refused).toMatchObject({code: 1, problems: "spdx.json isn't CycloneDX\n"});
    const run = await stage.run({}, {args: ['check.json', 'sboms/one.json', 'other/one.json']});
    expect(run).toMatchObject({code: 0, problems: '', out: '2 SBOMs, 6 components enriched, 11 not\n'});
    interface Component {
      components?: Component[];
      properties?: {name: string; value: string}[];
    }
    const {components: enriched} = JSON.parse(stage.read('enriched/sboms/one.json')) as {components: Component[]};
    const values = ({properties}: Component): Record<string, string> =>
      Object.fromEntries((properties ?? []).map(({name, value}) => [name.replace('ecosystems:', ''), value]));
    const [outer, babel, go, escaped, maven, python3, ...others] = enriched.map(values);
    expect(outer).toEqual({});
    expect(values(enriched[0]!.components![0]!)).toEqual(babel);
    expect(babel).toMatchObject({licenses: 'MIT ISC', affectedBy: 'GHSA-@babel/core'});
    expect(go).toMatchObject({status: 'removed'});
    expect(go).not.toHaveProperty('licenses');
    expect(escaped).toEqual(go);
    expect(maven).toMatchObject({newest: '2.0'});
    expect(python3).toMatchObject({repository: 'https://github.com/a/b'});
    expect(others).toEqual(Array.from({length: 10}, () => ({})));
  });

  it('funding.py reads each collective and account once, and leaves empty what isn’t known', async () => {
    const stage = stageOf('funding', 'funding.py');
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
    const names = '%40babel/core@7.0.0 %40babel/core@7.1.0 second third@1.0.0 fourth@1.0.0 missing@1.0.0';
    await check(stage, known, 'purls.txt', names.replace(/^| /g, '\npkg:npm/'));
    const run = await stage.run(
      {
        'GET opencollective.ecosyste.ms/api/v1/collectives/example': [collective],
        'GET sponsors.ecosyste.ms/api/v1/accounts/alice-example': [
          record('sponsors', 'getAccount', {active_sponsors_count: 3}, 'maintainer'),
        ],
        'GET sponsors.ecosyste.ms/api/v1/accounts/new-example': [record('sponsors', 'getAccount', {}, 'added')],
      },
      {args: ['check.json']},
    );
    expect(run).toMatchObject({code: 0, undescribed: []});
    expect(run.problems).toMatch(/^404 from \S+\/collectives\/unknown: .*\n$/);
    const money = `USD,10.5,${JSON.stringify(collective.total_expenses)},${JSON.stringify(collective.current_balance)}`;
    expect(run.out.split('\r\n')).toEqual([
      'purl,funding_links,collective,currency,total_donations,total_expenses,current_balance,sponsors_login,active_sponsors_count',
      `pkg:npm/%40babel/core@7.1.0,${links.join(' ')},example,${money},alice-example,3`,
      `pkg:npm/second,${links[0]} https://github.com/sponsors/new-example,example,${money},new-example,`,
      `pkg:npm/third@1.0.0,"https://opencollective.com/unknown https://ko-fi.com/a,""b"";'=1+1",unknown,,,,,,`,
      'pkg:npm/fourth@1.0.0,,,,,,,,',
      '',
    ]);
    expect(run.requests.filter((request) => request.includes('/collectives/example'))).toHaveLength(1);
    // Without a connection, each of them would take as long.
    const collectives = {'GET opencollective.ecosyste.ms/api/v1/collectives/example': [SILENCE]};
    const stopped = await stage.run(collectives, {args: ['check.json']});
    expect([stopped.code, stopped.requests]).toEqual([
      1,
      ['GET opencollective.ecosyste.ms/api/v1/collectives/example'],
    ]);
    expect(stopped.problems).toMatch(/^No JSON from /);
  });
});

const hasJq = findCommand(['bash', '-c', 'jq --version']);

language('bash and jq (recipes of the check)', hasJq, (bash) => {
  it('a resolved tree becomes package URLs that the check reads', async () => {
    const text = readFileSync('docs/guides/recipes/dependency-licences.mdx', 'utf8');
    const code = /^jq -r .*$/m.exec(text)?.[0] ?? '';
    const stage = new Stage({place: '', page: '', title: 'tree.sh', code}, [bash]);
    stage.write('results.json', '{"@scope/one": "1.0.0", "two": "2.0.0+build"}');
    await stage.run({});
    const known = ['pkg:npm/%40scope/one', 'pkg:npm/two', 'pkg:npm/jszip'];
    await check(
      stage,
      known.map((purl) => packageOf(purl, {licenses: '(MIT AND Zlib)', normalized_licenses: ['MIT', 'Zlib']})),
      'tree.purls.txt',
      stage.read('tree.purls.txt'),
    );
    const rows = stage.read('check.csv').trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(1, 5).join())).toEqual([
      `"'@scope/one",1.0.0,tree.purls.txt,found`,
      'two,2.0.0+build,tree.purls.txt,found',
      'jszip,3.10.2,tree.purls.txt,found',
    ]);
    expect(rows.every((row) => row.includes('"MIT, Zlib"'))).toBe(true);
  });
});

it.each([
  ['pull_request_target', [0, 1, 2, 0], [0, 1, 2, 4]],
  ['schedule', [0, 1, 2, 3], [0, 1, 2, 3]],
])('the workflows end by the exit codes of the check, for %s', (event, github, gitlab) => {
  const text = readFileSync('docs/guides/recipes/ci-gate.mdx', 'utf8');
  const [, onGithub = ''] = /^ {6}- run: \|\n((?: {10}.*\n)+)/m.exec(text) ?? [];
  const [onGitlab = ''] = /^ {4}- code=0\n(?: {4}- .*\n)+/m.exec(text) ?? [];
  const codesOf = (script: string) =>
    [0, 1, 2, 3].map((code) => {
      const env = {...process.env, CODE: String(code), GITHUB_EVENT_NAME: event, CI_PIPELINE_SOURCE: event};
      return spawnSync('bash', ['-ec', `node() { return "$CODE"; }\n${script}`], {env}).status;
    });
  expect([codesOf(onGithub), codesOf(onGitlab.replaceAll(/^ {4}- /gm, ''))]).toEqual([github, gitlab]);
  expect(text).toMatch(/^ {4}exit_codes: 4$/m);
});
