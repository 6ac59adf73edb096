import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {Validator} from '@seriousme/openapi-schema-validator';
import type {Document} from '@ecosystems-docs/openapi-docs/node';
import {addresses} from '../api/node/fileAddresses';
import {loadDescriptions} from '../api/node/descriptions';
import {downloadDocuments, renderDownloads} from './downloads';

const files = renderDownloads();
const ids = [...loadDescriptions().map(({id}) => id), addresses.merged];

describe('the downloads', () => {
  it('are every description as YAML and JSON, all in one, and the listings', () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...ids.flatMap((id) => [addresses.yaml(id), addresses.json(id)]),
        addresses.differences,
        addresses.apisJson,
        addresses.apiCatalog,
      ].sort(),
    );
  });

  it.each(ids)('%s is the same document in both forms, and valid OpenAPI 3.1', async (id) => {
    const document = JSON.parse(files.get(addresses.json(id)) ?? '') as Document;
    expect(parse(files.get(addresses.yaml(id)) ?? '')).toEqual(document);
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({valid: true});
  });

  it('hold every difference from the services’ own documents, each with code at a commit and the pages of its operations', () => {
    const apis = JSON.parse(files.get(addresses.differences) ?? '') as {
      api: string;
      differences: {operations: {url: string}[]; evidence: {url: string}[]}[];
    }[];
    expect(apis.map(({api}) => api)).toEqual(loadDescriptions().map(({id}) => id));
    const differences = apis.flatMap((api) => api.differences);
    expect(differences).toHaveLength(loadDescriptions().reduce((sum, api) => sum + api.differences.length, 0));
    for (const {url} of differences.flatMap(({evidence}) => evidence))
      expect(url).toMatch(/^https:\/\/github\.com\/ecosyste-ms\/[\w-]+\/blob\/[0-9a-f]{40}\/[^:]+#L\d+(-L\d+)?$/);
    for (const {url} of differences.flatMap(({operations}) => operations))
      expect(url).toMatch(/^https:\/\/docs\.ecosyste\.ms\/docs\/services\//);
  });

  it('have links that lead to the pages of this site from anywhere', () => {
    const text = JSON.stringify([...downloadDocuments()]);
    expect(text).toContain('](https://docs.ecosyste.ms/docs/services/data-services/packages/');
    expect(text).not.toMatch(/\]\((op:|\/)/);
  });
});
