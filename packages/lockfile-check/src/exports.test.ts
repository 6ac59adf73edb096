import {describe, expect, it} from 'vitest';
import {listToCsv, toCsv} from './exportCsv';
import {toCycloneDx} from './exportCycloneDx';
import {CSV, CYCLONE_DX, EXPORT_FORMATS} from './exportFormats';
import {findByName} from './inventory';
import {advisory, inventory, NOW, npm, record, rowsAfter} from './testing';

const packages = [
  npm('a', '3', {direct: true}),
  npm('@scope/b', '5', {development: true}),
  npm('c', 'x'),
  npm('gone', '1'),
];
const all = inventory(packages, {edges: [[0, 1]], skipped: [{name: '../own', reason: 'local'}]});
const rows = rowsAfter(packages, [
  record('a', {
    advisories: [advisory('a', '< 4', {epss_percentage: 0.25, epss_percentile: 0.75})],
    maintainers: [{login: 'alice-example', email: 'alice@example.org'}],
  }),
  record('@scope/b', {advisories: [advisory('@scope/b', '< 4')], normalized_licenses: ['Other']}),
  record('c', {advisories: [advisory('c', '< 4')], status: 'deprecated'}),
]);
const now = new Date(NOW);
describe('CSV', () => {
  const lines = toCsv(rows, []).split('\r\n');

  it('has a line of names, a line for each row, and each cell in its place', () => {
    expect(lines).toHaveLength(6);
    expect(lines[0]?.split(','), "The names of all columns' exports: add those of a new column here.").toEqual(
      'Package URL,Package,Version,In,Result,Newest version,Affected by,Worst severity,Check by hand,Fixed in,EPSS,EPSS percentile,Licences,Maintainers,Maintainer names,Last release,Status,Dependent packages,Funding,Data synced'.split(
        ',',
      ),
    );
    expect(lines[1]).toBe(
      'pkg:npm/a@3,a,3,package-lock.json,found,9,GHSA-aaaa-bbbb-cccc/CVE-2026-0001,high,,4,0.25,0.75,MIT,1,alice-example,2026-06-01,active,12,,2026-06-30',
    );
    expect(lines[4]).toBe('pkg:npm/gone@1,gone,1,package-lock.json,not found,,,,,,,,,,,,,,,');
  });

  it('never begins a cell with a formula', () => {
    expect(toCsv(rowsAfter([npm('=1', '1')], []), [])).toContain(`"'=1"`);
  });

  it('lists what was read before any lookup, skipped entries too', () => {
    expect(listToCsv(findByName(all, 'OWN'))).toContain(',../own,,package-lock.json,Local path\r\n');
    expect(listToCsv(findByName(all, 'scope/b'))).toContain(
      'pkg:npm/%40scope/b@5,"\'@scope/b",5,package-lock.json,\r\n',
    );
  });

  it('shows what would hide or move text', () => {
    const text = toCsv(rowsAfter([npm('a', '1')], [record('a', {status: '\u202egnp\u0000\u001b[2J\u200b'})]), []);
    expect(text).toContain('\\u202egnp\\u0000\\u001b[2J\\u200b');
  });
});

it('each export has what the screen says was left out, by name', () => {
  const skipped = ['1.0', '2.0'].map((version) => ({name: 'libfoo', version, reason: 'no-purl' as const}));
  const unread = [
    {name: 'conan.lock', message: "We don't read it."},
    {kind: 'folder' as const, name: 'web', message: "Couldn't open the folder."},
  ];
  const report = {inventory: {...inventory(packages, {skipped}), unread, passedOver: ['a/vendor']}, rows: [], now};
  const shown = ['No package URL', "We don't read it.", "Couldn't open the folder."];
  for (const {label, write} of EXPORT_FORMATS) {
    const text = write(report);
    for (const part of [...shown, 'libfoo', '1.0', '2.0', 'conan.lock', 'web', 'a/vendor'])
      expect(text, label).toContain(part);
  }
  // A folder is no file.
  const {metadata} = JSON.parse(CYCLONE_DX.write(report)) as {metadata: {properties: unknown[]}};
  expect(metadata.properties).toContainEqual({name: 'ecosystems:unread-files', value: '1'});
  expect(metadata.properties).toContainEqual({name: 'ecosystems:unread-folders', value: '1'});
  expect(CSV.write(report)).toContain(`\r\n,libfoo,2.0,package-lock.json,No package URL,`);
});

describe('CycloneDX', () => {
  const document = JSON.parse(toCycloneDx(all, rows, now)) as {
    specVersion: string;
    components: Record<string, unknown>[];
    dependencies: unknown[];
    vulnerabilities: {id: string; analysis: {state: string}; affects: {ref: string; versions: {status: string}[]}[]}[];
  };

  it('has each package as a component, with what the file says of it', () => {
    expect(document.specVersion).toBe('1.6');
    expect(document.components.map((one) => one['bom-ref'])).toEqual([
      'pkg:npm/a@3',
      'pkg:npm/%40scope/b@5',
      'pkg:npm/c@x',
      'pkg:npm/gone@1',
    ]);
    expect(document.components[0]).toMatchObject({licenses: [{license: {id: 'MIT'}}]});
    expect(document.components[1]).not.toHaveProperty('scope');
    expect(document.components[1]).not.toHaveProperty('licenses');
    expect(document.dependencies).toEqual([{ref: 'pkg:npm/a@3', dependsOn: ['pkg:npm/%40scope/b@5']}]);
  });

  it('lists what affects or may affect a version, and leaves the judgement to people', () => {
    expect(
      document.vulnerabilities.map(({analysis: {state}, affects: [first]}) => [
        state,
        first?.ref,
        first?.versions[0]?.status,
      ]),
    ).toEqual([
      ['in_triage', 'pkg:npm/a@3', 'affected'],
      ['in_triage', 'pkg:npm/c@x', 'unknown'],
    ]);
    expect(document.vulnerabilities[0]).toMatchObject({
      id: 'GHSA-aaaa-bbbb-cccc',
      references: [{id: 'CVE-2026-0001', source: {name: 'NVD'}}],
      ratings: [
        {severity: 'high', score: 7.5, method: 'CVSSv31'},
        {score: 0.25, method: 'other', source: {name: 'EPSS'}},
      ],
      properties: [
        {name: 'ecosystems:epss', value: '0.25'},
        {name: 'ecosystems:epss-percentile', value: '0.75'},
      ],
      recommendation: 'Update to 4.',
    });
  });

  it('claims of no version that an advisory does not affect it', () => {
    expect(JSON.stringify(document)).not.toMatch(/not_affected|unaffected|excluded|not-affected/);
    const many = Array.from({length: 100}, (_, index) => advisory('big', '< 4', {uuid: `uuid-${index}`}));
    const own = [npm('big', '5'), npm('none', '5')];
    const cut = rowsAfter(own, [record('big', {advisories: many}), record('none', {advisories: null})]);
    const {vulnerabilities} = JSON.parse(toCycloneDx(inventory(own), cut, now)) as typeof document;
    expect(vulnerabilities).toHaveLength(100);
    expect(toCsv(cut, []).split('\r\n')[1]).toContain('our record has only the latest 100');
    expect(toCsv(cut, []).split('\r\n')[2]).toContain('no list of them');
  });
});
