/** Examples against facts outside their schemas: the mappings of the code, and their operation. */
import {describe, expect, it} from 'vitest';
import {ecosystems} from '@ecosystems-docs/lockfile-reader/ecosystems';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import type {Json, Operation} from '@ecosystems-docs/openapi-docs';
import {examplePath} from '@ecosystems-docs/openapi-docs/facts';
import {valueText} from '@ecosystems-docs/openapi-docs/words';

const operations = loadAll().flatMap((api) => api.operations);

/** @returns every object inside a value */
function records(value: Json): Record<string, Json>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(records)];
}

function examplesOf({responses}: Operation): Record<string, Json>[] {
  return responses.flatMap(({content}) =>
    content.flatMap(({examples}) => examples.flatMap(({value}) => records(value))),
  );
}

/** @returns what differs, as `api/operation: what`, each once */
function wrong(api: string, fault: (record: Record<string, Json>) => string | undefined): string[] {
  const found = operations
    .filter((operation) => operation.api === api)
    .flatMap((operation) => examplesOf(operation).map((record) => ({operation, what: fault(record)})));
  return [...new Set(found.flatMap(({operation, what}) => (what ? [`${api}/${operation.id}: ${what}`] : [])))];
}

describe('examples', () => {
  it('lead in `Location` to their own operation under its canonical name, or to the operation that answers', () => {
    const isTemplate = (template: string, url: string): boolean =>
      new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(url);
    const locations = operations.flatMap((operation) =>
      operation.responses.flatMap(({headers}) =>
        headers
          .filter(({name}) => name.toLowerCase() === 'location')
          .map(({example}) => ({operation, example: valueText(example)})),
      ),
    );
    expect(locations.length).toBeGreaterThan(50);
    const elsewhere = locations.filter(({operation: {api, baseUrl, id, path, parameters, redirectsTo}, example}) => {
      // The one redirect of a path to a page of the website.
      if (`${api}/${id}` === 'awesome/getProject') return !example.startsWith('https://awesome.ecosyste.ms/projects/');
      const target = operations.find((one) => one.api === api && one.id === redirectsTo);
      return target
        ? !isTemplate(`${baseUrl}${target.path}`, example)
        : example !== `${baseUrl}${examplePath(path, parameters)}`;
    });
    expect(elsewhere.map(({operation, example}) => `${operation.api}/${operation.id}: ${example}`)).toEqual([]);
  });

  it('have the package URL type that Packages gives to their ecosystem', () => {
    const types = new Map<string, string>(ecosystems.map((one) => [one.ecosystem, one.recordPurlType ?? one.purlType]));
    const fault = ({ecosystem, purl, registry_url: isPackage}: Record<string, Json>): string | undefined => {
      if (isPackage === undefined || typeof ecosystem !== 'string' || typeof purl !== 'string') return undefined;
      return purl.startsWith(`pkg:${types.get(ecosystem) ?? ''}/`) ? undefined : `${purl} of ${ecosystem}`;
    };
    expect(wrong('packages', fault)).toEqual([]);
  });
});
