import {describe, expect, it} from 'vitest';
import {bundleDescription, formatError, listIds, loadAll, readSource} from '@ecosystems-docs/openapi-docs/node';
import {mergeDescriptions} from '../../src/outputs/merged';
import {checkDescription} from './check';
import {validateAgainstSchema} from './validate';

const ids = listIds();

/** What every description of this repository must keep. */
describe('the API descriptions', () => {
  it.each(ids)('%s has no violation, and its examples fit', async (id) => {
    const errors = await checkDescription(id);
    expect(errors.map(formatError).join('\n')).toBe('');
  });

  it('name every operation once in an API, and every page address once in a service', () => {
    const operations = loadAll().flatMap((api) => api.operations);
    for (const key of [
      operations.map(({api, id}) => `${api}/${id}`),
      operations.map(({api, slug}) => `${api}/${slug}`),
    ]) {
      expect(key.filter((one, index) => key.indexOf(one) !== index)).toEqual([]);
    }
  });

  it('make one valid document together', async () => {
    const merged = mergeDescriptions(
      new Map(ids.map((id) => [id, bundleDescription(id)])),
      {
        title: 'All',
        summary: 'All.',
        description: 'All.',
        version: '1',
        externalDocs: {url: 'https://docs.example.com', description: 'Docs'},
      },
      'http://localhost:4010',
    );
    const errors = await validateAgainstSchema(merged, readSource(`openapi/${ids[0] ?? ''}.yaml`));
    expect(errors.map(({message, pointer}) => `${pointer} ${message}`)).toEqual([]);
  });
});
