import {describe, expect, it} from 'vitest';
import {readLockfile} from './lockfile';
import {readBom, reproducibleBom} from './sbom';

const printed = (folder: string, now: string): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${now}`,
    metadata: {timestamp: now, component: {name: folder}},
    components: [{name: 'a'}],
  });

describe('the bill of materials', () => {
  it('is the same whenever and wherever it is written', () => {
    const [one, two] = [
      reproducibleBom(printed('x', '2026-01-01'), 'docs', undefined),
      reproducibleBom(printed('y', '2027-01-01'), 'docs', undefined),
    ];
    expect(one).toBe(two);
    expect(one).not.toMatch(/urn:uuid|2026/);
    expect(JSON.parse(one)).toMatchObject({metadata: {component: {name: 'docs'}}});
  });

  it('bears the date of the source where it is told', () => {
    expect(reproducibleBom(printed('x', '2026-01-01'), 'docs', new Date(0))).toContain(
      '"timestamp": "1970-01-01T00:00:00.000Z"',
    );
  });

  it('is refused where npm printed something else', () => {
    expect(() => reproducibleBom('{"metadata":{"component":{}}}', 'docs', undefined)).toThrow(/no list of components/);
  });

  it('names what the site is made with, with checksums, and nothing that is only for development', async () => {
    const {components} = JSON.parse((await readBom('docs', undefined)) ?? '{}') as {
      components: {name: string; version: string; hashes: object[]}[];
    };
    const names = new Set(components.map(({name, version}) => `${name}@${version}`));
    const locked = readLockfile();
    expect(names).toContain('@docusaurus/core@3.9.2');
    expect(components.every(({hashes}) => hashes.length > 0)).toBe(true);
    const production = new Set(locked.filter(({dev}) => !dev).map(({name}) => name));
    expect(components.map(({name}) => name).filter((name) => !production.has(name))).toEqual([]);
  });
});
