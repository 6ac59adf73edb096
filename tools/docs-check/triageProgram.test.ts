/** Runs the program of the recipe "Triage with KEV and VEX" against a server of its own: what it finds, checks and writes. */
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findCommand} from '../../src/samples/execution.testing';

const PAGE = 'docs/guides/recipes/kev-vex-triage.mdx';

/** @returns the program as the page shows it */
function program(): string {
  const code = /^```python title="triage\.py"\n(.*?)^```$/ms.exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (code === undefined) throw new Error(`${PAGE} has no triage.py.`);
  return code;
}

const advisory = (name: string, range: string | null, change: object = {}): object => ({
  uuid: `uuid-${name}`,
  title: `Advisory for ${name}`,
  severity: 'HIGH',
  withdrawn_at: null,
  epss_percentage: 0.1,
  identifiers: [`GHSA-${name}`, `CVE-2026-${name}`],
  packages: [{ecosystem: 'npm', package_name: name, versions: [{vulnerable_version_range: range}]}],
  ...change,
});

const RECORDS = new Map<string, object[]>([
  ['likely', [advisory('likely', '>= 1.0.0, < 2.0.0', {epss_percentage: 0.9})]],
  ['unlikely', [advisory('unlikely', '< 2.0.0')]],
  ['exploited', [advisory('exploited', '>= 0')]],
  ['outside', [advisory('outside', '< 1.0.0', {epss_percentage: 0.9})]],
  ['withdrawn', [advisory('withdrawn', '< 2.0.0', {epss_percentage: 0.9, withdrawn_at: '2026-01-01T00:00:00Z'})]],
  ['odd', [advisory('odd', null)]],
  ['cut', Array.from({length: 100}, () => advisory('cut', '< 1.0.0'))],
]);

const folder = mkdtempSync(path.join(tmpdir(), 'triage-'));
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const {purls} = JSON.parse(body) as {purls: string[]};
      const records = purls.flatMap((purl) => {
        const name = purl.replace('pkg:npm/', '');
        const advisories = RECORDS.get(name);
        return advisories ? [{purl, name, ecosystem: 'npm', advisories}] : [];
      });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(records));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** @returns what the program prints, and how it exits */
async function run(python: string, options: readonly string[]): Promise<{code: number; lines: string[]}> {
  const {port} = server.address() as AddressInfo;
  const own = program().replace('https://packages.ecosyste.ms', `http://localhost:${port}`);
  writeFileSync(path.join(folder, 'triage.py'), own);
  return new Promise((resolve) => {
    execFile(python, ['triage.py', ...options], {cwd: folder}, (error, out, problems) => {
      expect(problems).not.toContain('Traceback');
      resolve({code: typeof error?.code === 'number' ? error.code : 0, lines: out.trim().split('\n')});
    });
  });
}

const python = findCommand(
  ...['python3', '/usr/bin/python3', 'python'].map((name) => [name, '-c', 'import requests, packaging'] as const),
);

it.skipIf(!python)(
  'finds what is likely or exploited, checks what it can’t tell, and passes nothing else',
  {timeout: 120_000},
  async () => {
    const names = [...RECORDS.keys(), 'missing'];
    writeFileSync(path.join(folder, 'purls.txt'), names.map((name) => `pkg:npm/${name}@1.0.0\n`).join(''));
    const vulnerabilities = [{cveID: 'CVE-2026-exploited', dateAdded: '2026-02-01'}];
    writeFileSync(path.join(folder, 'kev.json'), JSON.stringify({vulnerabilities}));
    const {code, lines} = await run(python ?? '', [
      'purls.txt',
      '--epss',
      '0.5',
      '--kev',
      'kev.json',
      '--vex',
      'vex.json',
    ]);
    expect(code).toBe(1);
    expect(lines).toEqual([
      'FOUND\tKEV 2026-02-01\t0.100\tHIGH\tpkg:npm/exploited@1.0.0\tGHSA-exploited CVE-2026-exploited',
      'FOUND\t-\t0.900\tHIGH\tpkg:npm/likely@1.0.0\tGHSA-likely CVE-2026-likely',
      'CHECK\tpkg:npm/odd@1.0.0: compare with GHSA-odd, CVE-2026-odd',
      'CHECK\tpkg:npm/cut@1.0.0: may have more than 100 advisories',
      'CHECK\tpkg:npm/missing@1.0.0: not known',
    ]);
    const vex = JSON.parse(readFileSync(path.join(folder, 'vex.json'), 'utf8')) as {statements: {status: string}[]};
    expect(vex.statements.map(({status}) => status)).toEqual(['under_investigation', 'under_investigation']);
  },
);
