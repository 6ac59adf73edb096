import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {facts} from './access';
import {coverage, COVERAGE_SOURCE} from './coverage';
import {services} from './services';

const ecosystems = coverage.map(({ecosystem}) => ecosystem);
const registries = coverage.flatMap((record) => record.registries);

/** The text of a description: the catalogue may not import its reader. */
const description = (api: string): string => readFileSync(`openapi/${api}.yaml`, 'utf8');

interface RegistryExample {
  name: string;
  ecosystem: string;
  purl_type: string;
}

/** @returns every registry that an example shows */
function registriesIn(document: unknown): RegistryExample[] {
  const found: RegistryExample[] = [];
  JSON.stringify(document, (_key, part: Partial<RegistryExample> | null) => {
    if ([part?.name, part?.ecosystem, part?.purl_type].every((one) => typeof one === 'string'))
      found.push(part as RegistryExample);
    return part;
  });
  return found;
}

describe('the coverage of ecosystems', () => {
  it('names each ecosystem once, in order, and each registry once', () => {
    expect(ecosystems).toEqual([...ecosystems].sort());
    expect(new Set(ecosystems).size).toBe(ecosystems.length);
    expect(new Set(registries).size).toBe(registries.length);
    expect(coverage.filter((record) => record.registries.length === 0)).toEqual([]);
  });

  it('has one purl type for each ecosystem that a lookup takes, and no type in records that a lookup would take for another ecosystem', () => {
    const types = coverage.map(({purlType}) => purlType);
    expect(new Set(types).size).toBe(types.length);
    expect(
      coverage.filter(({recordPurlType}) => recordPurlType !== undefined && types.includes(recordPurlType)),
    ).toEqual([]);
  });

  it('counts dependents only where they are looked for, and dependencies only where there are versions', () => {
    expect(coverage.filter(({versions, reads}) => versions === 'none' && reads.includes('dependencies'))).toEqual([]);
    expect(
      coverage.filter(({recordPurlType, reads}) => recordPurlType !== undefined && reads.includes('dependents')),
    ).toEqual([]);
  });

  it('leaves the number of registries to one fact, which the card of the service has too', () => {
    expect(services.find(({id}) => id === 'packages')?.holds).toContain(`from ${facts['count.registries']} registries`);
  });

  it('was read from the code that the descriptions were read from', () => {
    for (const api of ['packages', 'advisories'] as const) {
      expect(
        (parse(description(api), {maxAliasCount: -1}) as {'x-provenance': {commit: string}})['x-provenance'].commit,
      ).toBe(COVERAGE_SOURCE[api]);
    }
  });

  it('agrees with every registry of the description’s examples', () => {
    const examples = registriesIn(parse(description('packages'), {maxAliasCount: -1}));
    expect(examples.length).toBeGreaterThan(3);
    for (const {name, ecosystem, purl_type: purlType} of examples) {
      const record = coverage.find((candidate) => candidate.ecosystem === ecosystem);
      expect({name, isKnown: record?.registries.includes(name), purlType: record?.purlType}).toEqual({
        name,
        isKnown: true,
        purlType,
      });
    }
  });
});
