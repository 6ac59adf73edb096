import {describe, expect, it} from 'vitest';
import {EXPORT_COLUMNS} from './columns/columns';
import {toCsv} from './exportCsv';
import {EXPORT_FORMATS} from './exportFormats';
import {toOpenVex} from './exportOpenVex';
import {toCycloneDx} from './exportCycloneDx';
import {toJson} from './exportJson';
import {toMarkdown} from './exportMarkdown';
import {advisory, file, NOW, npm, record, rowsAfter} from './rows.testing';
import {readShared, shareFragment, versionedPurl} from './share';

const packages = [
  npm('a', '3', {direct: true}),
  npm('@scope/b', '5', {development: true}),
  npm('c', 'x'),
  npm('gone', '1'),
];
const result = file(packages, {edges: [[0, 1]], skipped: [{name: '../own', reason: 'local'}]});
const rows = rowsAfter(packages, [
  record('a', {
    advisories: [advisory('a', '< 4', {epss_percentage: 0.25, epss_percentile: 0.75})],
    maintainers: [{}],
  }),
  record('@scope/b', {advisories: [advisory('@scope/b', '< 4')], normalized_licenses: ['Other']}),
  record('c', {advisories: [advisory('c', '< 4')], status: 'deprecated'}),
]);
const now = new Date(NOW);
const wholePackages = [
  {ecosystem: 'npm', package_name: 'whole', versions: [{vulnerable_version_range: '< 4', first_patched_version: '4'}]},
];

describe('CSV', () => {
  const lines = toCsv(rows).split('\r\n');

  it('has a line of names, a line for each row, and each cell in its place', () => {
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe(
      'Package URL,Package,Version,Result,Newest version,Affected by,Worst severity,Check by hand,Fixed in,EPSS,EPSS percentile,Known exploited,Licences,Maintainers,Last release,Status,Dependent packages,Funding,Data synced',
    );
    expect(lines[1]).toBe(
      'pkg:npm/a@3,a,3,found,9,GHSA-aaaa-bbbb-cccc/CVE-2026-0001,high,,4,0.25,0.75,,MIT,1,2026-06-01,active,12,,2026-06-30',
    );
    expect(lines[4]).toBe('pkg:npm/gone@1,gone,1,not found,,,,,,,,,,,,,,,');
  });

  it('never begins a cell with a formula', () => {
    expect(toCsv(rowsAfter([npm('=1', '1')], []))).toContain(`"'=1"`);
  });

  it('shows what would hide or move text', () => {
    const text = toCsv(rowsAfter([npm('a', '1')], [record('a', {status: '\u202egnp\u0000\u001b[2J\u200b'})]));
    expect(text).toContain('\\u202egnp\\u0000\\u001b[2J\\u200b');
  });

  it('quotes commas, quotes and lines', () => {
    const text = toCsv(rowsAfter([npm('a', '1')], [record('a', {status: 'a "b", c\nd'})]));
    expect(text).toContain('"a ""b"", c\nd"');
  });
});

describe('Markdown', () => {
  const names = EXPORT_COLUMNS.map(({title}) => title);

  it('has the summary as a list and a row for each package', () => {
    const text = toMarkdown(['We know 3.'], rows);
    expect(text).toMatch(/^- We know 3\.\n\n\| Package URL \| Package \|/);
    expect(text.split('\n').filter((line) => line.startsWith('| `pkg'))).toHaveLength(4);
  });

  /** The cell with the status of a package. */
  const statusCell = (status: string): string | undefined => {
    const line = toMarkdown([], rowsAfter([npm('a', '1')], [record('a', {status})])).split('\n')[3];
    // A row begins with a bar, so the first cell is the second piece.
    return line?.split(/(?<!\\)\|/)[names.indexOf('Status') + 1]?.trim();
  };

  it.each([
    ['<img src=x> [x](y)', '`<img src=x> [x](y)`'],
    ['https://evil.example', '`https://evil.example`'],
    ['www.evil.example', '`www.evil.example`'],
    ['@alice', '`@alice`'],
    ['#1', '`#1`'],
    ['GH-1', '`GH-1`'],
    [':smile:', '`:smile:`'],
    ['$x^2$', '`$x^2$`'],
    ['&amp;', '`&amp;`'],
    ['0123456789abcdef0123456789abcdef01234567', '`0123456789abcdef0123456789abcdef01234567`'],
    ['a`b', '`` a`b ``'],
    ['`` ` ``', '``` `` ` `` ```'],
    ['a|b', '`a\\|b`'],
    ['a\\|b', '`a\\ \\|b`'],
    ['two\n| lines', '`two \\| lines`'],
    ['\u202egnp\u001b[2J', '`\\u202egnp\\u001b[2J`'],
    ['deprecated', 'deprecated'],
    ['no longer active', 'no longer active'],
  ])('keeps %j from being read as markup', (status, expected) => {
    expect(statusCell(status)).toBe(expected);
  });

  it('has as many cells in each row, whatever is in them', () => {
    const odd = rowsAfter([npm('a|b\\|c', '1|2\\\\|')], [record('a|b\\|c', {status: '|`|``|'})]);
    const line = toMarkdown([], odd).split('\n')[3] ?? '';
    expect(line.replace(/\\./g, '').match(/\|/g)).toHaveLength(names.length + 1);
  });
});

describe('JSON', () => {
  it('has everything, with the marks', () => {
    const document = JSON.parse(toJson(result, rows, now)) as {packages: Record<string, unknown>[]; skipped: unknown[]};
    expect(document.packages).toHaveLength(4);
    expect(document.packages[0]).toMatchObject({
      purl: 'pkg:npm/a@3',
      result: 'found',
      marks: expect.arrayContaining(['affected']),
    });
    expect(document.packages[3]).toMatchObject({result: 'not-found', marks: ['not-found']});
    const odd = toJson(result, rowsAfter([npm('a', '1')], [record('a', {status: '\u202e\u0007'})]), now);
    expect(odd).not.toMatch(/\u202e|\u0007/);
    expect(JSON.parse(odd)).toMatchObject({packages: [{record: {status: '\u202e\u0007'}}]});
    expect(document.skipped).toEqual([{name: '../own', reason: 'local'}]);
  });
});

describe('CycloneDX', () => {
  const document = JSON.parse(toCycloneDx(result, rows, now)) as {
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
    expect(document.components[1]).toMatchObject({scope: 'excluded'});
    expect(document.components[1]).not.toHaveProperty('licenses');
    expect(document.dependencies).toEqual([{ref: 'pkg:npm/a@3', dependsOn: ['pkg:npm/%40scope/b@5']}]);
  });

  it('says of each advisory whether a version is affected, and leaves the judgement to people', () => {
    expect(
      document.vulnerabilities.map(({analysis: {state}, affects: [first]}) => [
        state,
        first?.ref,
        first?.versions[0]?.status,
      ]),
    ).toEqual([
      ['in_triage', 'pkg:npm/a@3', 'affected'],
      ['not_affected', 'pkg:npm/%40scope/b@5', 'unaffected'],
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

  it('never says not affected of a package whose record may lack advisories', () => {
    const own = [npm('big', '5'), npm('none', '5'), npm('whole', '5')];
    const many = Array.from({length: 100}, (_, index) => advisory('big', '< 4', {uuid: `uuid-${index}`}));
    const cut = rowsAfter(own, [
      record('big', {advisories: many}),
      record('none', {advisories: null}),
      record('whole', {advisories: [...many.slice(1)].map((one) => ({...one, packages: wholePackages}))}),
    ]);
    const text = toCycloneDx(file(own), cut, now);
    const {vulnerabilities} = JSON.parse(text) as typeof document;
    const states = (name: string) =>
      new Set(
        vulnerabilities
          .flatMap(({affects}) => affects)
          .flatMap(({ref, versions}) => (ref === `pkg:npm/${name}@5` ? versions.map(({status}) => status) : [])),
      );
    expect([...states('big')]).toEqual(['unknown']);
    expect([...states('whole')]).toEqual(['unaffected']);
    expect(new Set(vulnerabilities.map(({analysis: {state}}) => state))).toEqual(new Set(['in_triage']));
    expect(toCsv(cut).split('\r\n')[1]).toContain('our record has only the latest 100');
    expect(toCsv(cut).split('\r\n')[2]).toContain('no list of them');
    expect(toMarkdown([], cut)).toContain('only the latest 100');
    const json = JSON.parse(toJson(file(own), cut, now)) as {
      packages: {marks: string[]; gap?: string; advisories: {verdict: string}[]}[];
    };
    expect(json.packages.map(({gap}) => gap)).toEqual(['cut', 'unreadable', undefined]);
    expect(json.packages[0]?.marks).toContain('check');
    expect(new Set(json.packages[0]?.advisories.map(({verdict}) => verdict))).toEqual(new Set(['unknown']));
  });

  it('refers to components that it has', () => {
    const refs = new Set(document.components.map((one) => one['bom-ref']));
    for (const {affects} of document.vulnerabilities) for (const {ref} of affects) expect(refs).toContain(ref);
  });
});

describe('OpenVEX', () => {
  const document = JSON.parse(toOpenVex(rows, now, 'id')) as {
    statements: {vulnerability: {name: string; aliases: string[]}; status: string; products: {'@id': string}[]}[];
  };

  it('has a statement for each advisory of each version, with every identifier', () => {
    expect(document.statements.map(({status, products: [first]}) => [first?.['@id'], status])).toEqual([
      ['pkg:npm/a@3', 'under_investigation'],
      ['pkg:npm/%40scope/b@5', 'not_affected'],
      ['pkg:npm/c@x', 'under_investigation'],
    ]);
    expect(document.statements[0]?.vulnerability).toEqual({name: 'GHSA-aaaa-bbbb-cccc', aliases: ['CVE-2026-0001']});
  });

  it('investigates each advisory of a record that may lack some', () => {
    const many = Array.from({length: 100}, (_, index) => advisory('big', '< 4', {uuid: `uuid-${index}`}));
    const cut = rowsAfter([npm('big', '5')], [record('big', {advisories: many})]);
    const {statements} = JSON.parse(toOpenVex(cut, now, 'id')) as typeof document;
    expect(new Set(statements.map(({status}) => status))).toEqual(new Set(['under_investigation']));
    expect(statements).toHaveLength(100);
  });
});

describe('every format', () => {
  it.each(
    EXPORT_FORMATS.filter(({label}) => label !== 'Package URLs').map((format) => [format.label, format] as const),
  )('has the CVE of an advisory, not only its first name: %s', (_label, format) => {
    expect(format.write({result, rows, now})).toContain('CVE-2026-0001');
  });

  it.each(EXPORT_FORMATS.filter(({label}) => !/VEX|URLs/.test(label)).map((format) => [format.label, format] as const))(
    'has the EPSS score: %s',
    (_label, format) => {
      expect(format.write({result, rows, now})).toContain('0.25');
    },
  );

  it('has a name of its own for its file', () => {
    expect(new Set(EXPORT_FORMATS.map(({file: name}) => name)).size).toBe(EXPORT_FORMATS.length);
  });
});

describe('a link', () => {
  it('comes back as the package URLs that went in', () => {
    const odd = [
      npm('a', '1.0.0+build,2'),
      {...npm('b', '2'), purl: 'pkg:gem/b?repository_url=https%3A%2F%2Fgem.coop'},
      npm('@s/c'),
    ];
    const {fragment, shared} = shareFragment(odd);
    expect(shared).toBe(3);
    expect(fragment).toMatch(/^#xray=npm\/a@/);
    expect(readShared(fragment)?.split('\n')).toEqual(odd.map(versionedPurl));
  });

  it('takes as many as fit, and says how many', () => {
    const many = Array.from({length: 2000}, (_, index) => npm(`package-${index}`, '1.0.0'));
    const {fragment, shared} = shareFragment(many);
    expect(fragment.length).toBeLessThanOrEqual(6000);
    expect(shared).toBeGreaterThan(200);
    expect(readShared(fragment)?.split('\n')).toHaveLength(shared);
  });

  it.each(['', '#xray=', '#try=1', '#other'])('has no packages in %j', (hash) => {
    expect(readShared(hash)).toBeUndefined();
  });
});
