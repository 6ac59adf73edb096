/** Runs the program of the recipe "Triage with KEV and VEX": what it finds, checks and writes. */
import {afterAll, expect, it} from 'vitest';
import {findCommand, language} from '@ecosystems-docs/openapi-docs/testing';
import {failed, limited, program, record, removeFolders, SILENCE, Stage, type Row, type Step} from './programs.testing';

afterAll(removeFolders);

const BULK = 'POST packages.ecosyste.ms/api/v1/packages/bulk_lookup';

const EXAMPLE = record('packages', 'bulkLookupPackages');

/** Each version that is looked up is listed as affected: the list isn't proof, so only the range counts. */
function advisory(name: string, range: string | null, changes: Row = {}): Row {
  const [stored] = EXAMPLE.advisories as Row[];
  const [affected] = stored!.packages as Row[];
  const [entry] = affected!.versions as Row[];
  return {
    ...stored,
    uuid: `uuid-${name}`,
    title: `Advisory for ${name}`,
    severity: 'HIGH',
    withdrawn_at: null,
    epss_percentage: 0.1,
    identifiers: [`GHSA-${name}`, `CVE-2026-${name}`],
    packages: [
      {
        ...affected,
        ecosystem: 'npm',
        package_name: name,
        affected_versions: ['1.0.0', 'releases/1'],
        versions: [{...entry, vulnerable_version_range: range}],
      },
    ],
    ...changes,
  };
}

const RECORDS = new Map<string, Row[]>([
  ['likely', [advisory('likely', '>= 1.0.0, < 2.0.0', {epss_percentage: 0.9})]],
  ['unlikely', [advisory('unlikely', '< 2.0.0')]],
  ['unscored', [advisory('unscored', '< 2.0.0', {epss_percentage: null})]],
  ['exploited', [advisory('exploited', '>= 0')]],
  ['outside', [advisory('outside', '< 1.0.0', {epss_percentage: 0.9})]],
  ['withdrawn', [advisory('withdrawn', '< 2.0.0', {epss_percentage: 0.9, withdrawn_at: '2026-01-01T00:00:00Z'})]],
  ['@scope/odd', [advisory('@scope/odd', null)]],
  ['cut', Array.from({length: 100}, () => advisory('cut', '< 1.0.0'))],
]);

const bulk: Step = (body) =>
  (body as {purls: string[]}).purls.flatMap((purl) => {
    const name = decodeURIComponent(purl.replace(/^pkg:npm\//i, ''));
    const advisories = RECORDS.get(name);
    // A record can spell its package URL in another way.
    return advisories ? [{...EXAMPLE, purl: purl.toUpperCase(), name, ecosystem: 'npm', advisories}] : [];
  });

const command = findCommand(
  ...['python3', '/usr/bin/python3', 'python'].map((name) => [name, '-c', 'import packaging'] as const),
);

language('Python (packaging)', command, (python) => {
  const stage = new Stage(program('docs/guides/recipes/kev-vex-triage.mdx', 'triage.py'), [python]);
  const args = ['purls.txt', '--epss', '0.5', '--kev', 'kev.json', '--vex', 'vex.json'];

  it('finds what is likely or exploited, checks what it can’t tell, and passes nothing else', async () => {
    const names = [...RECORDS.keys(), 'missing'];
    const spelt = [
      'pkg:NPM/outside@1.0.0+build?repository_url=https://a.example/b@2',
      'pkg:npm/%40scope%2Fodd@releases/1#a',
    ];
    const lines = [...names.map((name) => `pkg:npm/${name.replace('@', '%40')}@1.0.0`), ...spelt];
    stage.write('purls.txt', lines.join('\n'));
    const vulnerabilities = [{cveID: 'CVE-2026-exploited', dateAdded: '2026-02-01'}];
    stage.write('kev.json', JSON.stringify({vulnerabilities}));
    const run = await stage.run({[BULK]: [limited(60), failed(503), bulk]}, {args});
    expect(run).toMatchObject({
      code: 1,
      problems: `${lines.length} versions, 2 findings, 4 to check\n`,
      undescribed: [],
    });
    expect(run.out.trim().split('\n')).toEqual([
      'FOUND\tKEV 2026-02-01\t0.100\tHIGH\tpkg:npm/exploited@1.0.0\tGHSA-exploited CVE-2026-exploited',
      'FOUND\t-\t0.900\tHIGH\tpkg:npm/likely@1.0.0\tGHSA-likely CVE-2026-likely',
      'CHECK\tpkg:npm/%40scope/odd@1.0.0: compare with GHSA-@scope/odd, CVE-2026-@scope/odd',
      'CHECK\tpkg:npm/cut@1.0.0: may have more than 100 advisories',
      'CHECK\tpkg:npm/missing@1.0.0: not known',
      'CHECK\tpkg:npm/%40scope%2Fodd@releases/1#a: compare with GHSA-@scope/odd, CVE-2026-@scope/odd',
    ]);
    const vex = JSON.parse(stage.read('vex.json')) as {statements: {status: string}[]};
    expect(vex.statements.map(({status}) => status)).toEqual(['under_investigation', 'under_investigation']);
    expect(run.slept[0]).toBeGreaterThanOrEqual(60);
    expect(run.slept[1]).toBe(2);
  });

  it('doesn’t take a service that fails for a finding', async () => {
    const failing = await stage.run({[BULK]: [failed(500, 'broken')]}, {args});
    expect(failing).toMatchObject({code: 2, out: ''});
    expect(failing.problems).toMatch(/^couldn't check: 500 from .*broken/);
    expect(await stage.run({[BULK]: [SILENCE]}, {args})).toMatchObject({code: 2, out: ''});
  });
});
