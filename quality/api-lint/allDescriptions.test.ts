import {describe, expect, it} from 'vitest';
import {formatError, listIds, loadAll} from '@ecosystems-docs/openapi-docs/node';
import {checkDescription} from './check';

/** What every description of this repository must keep. */
describe('the API descriptions', () => {
  it.each(listIds())('%s has no violation, and its examples fit', async (id) => {
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
});
