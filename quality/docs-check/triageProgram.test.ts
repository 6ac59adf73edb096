/** Runs the program of the recipe "Triage with KEV and VEX" on what the command of the check writes. */
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, expect, it} from 'vitest';
import {bundleCommand} from '@ecosystems-docs/lockfile-check/bundle';
import {language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {program, record, removeFolders, Stage, type Row} from './programs.testing';

afterAll(removeFolders);

const EXAMPLE = record('packages', 'bulkLookupPackages');

function advisory(name: string, range: string | null, changes: Row = {}): Row {
  const [stored] = EXAMPLE.advisories as Row[];
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

const RECORDS: Readonly<Record<string, Row[]>> = {
  likely: [advisory('likely', '>= 1.0.0, < 2.0.0', {epss_percentage: 0.9})],
  unlikely: [advisory('unlikely', '< 2.0.0')],
  unscored: [advisory('unscored', '< 2.0.0', {epss_percentage: null})],
  exploited: [advisory('exploited', '>= 0')],
  outside: [advisory('outside', '< 1.0.0', {epss_percentage: 0.9})],
  withdrawn: [advisory('withdrawn', '< 2.0.0', {epss_percentage: 0.9, withdrawn_at: '2026-01-01T00:00:00Z'})],
  odd: [advisory('odd', null)],
};

/** Runs the command against a service that has the records, and waits for its end. */
async function check(stage: Stage, purls: readonly string[]): Promise<void> {
  const records = Object.entries(RECORDS).map(([name, advisories]): Row => {
    return {...EXAMPLE, purl: `pkg:npm/${name}`, name, ecosystem: 'npm', advisories: advisories};
  });
  const server = createServer((_request, response) => response.end(JSON.stringify(records)));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  stage.write('check.mjs', bundleCommand().text);
  stage.write('purls.txt', purls.join('\n'));
  const args = ['check.mjs', '--base', base, '--fail-on', 'none', '--output', 'check.json', 'purls.txt'];
  const child = spawn(process.execPath, args, {cwd: stage.folder, stdio: 'ignore'});
  await new Promise((resolve) => child.on('exit', resolve));
  server.close();
}

language('Python (triage)', RUNNERS.python.command, (python) => {
  const stage = new Stage(program('docs/guides/recipes/kev-vex-triage.mdx', 'triage.py'), [python]);

  it('finds what is likely or exploited, checks what it can’t tell, and passes nothing else', async () => {
    const names = [...Object.keys(RECORDS), 'missing'];
    await check(stage, [...names.map((name) => `pkg:npm/${name}@1.0.0`), 'pkg:deb/debian/curl@7.50.3-1']);
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
});
