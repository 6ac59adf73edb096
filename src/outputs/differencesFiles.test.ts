import {expect, it} from 'vitest';
import {loadDescriptions} from '../api/node/descriptions';
import {addresses} from '../api/node/fileAddresses';
import {differencesList, renderDifferences} from './differencesFiles';

const files = renderDifferences();

it('the differences from the services’ own documents have a file for each API, with every one of them', () => {
  for (const {id, title, differences} of loadDescriptions()) {
    const text = files.get(addresses.differencesOf(id)) ?? '';
    expect(text.split('\n')[0], id).toBe(`# ${title}: differences from the service's own OpenAPI document`);
    expect(text.match(/^\| +\d+ +\|/gm), id).toHaveLength(differences.length);
    expect(Buffer.byteLength(text), id).toBeLessThanOrEqual(64 * 1024);
  }
});

it('they are listed with their number instead of written out', () => {
  const list = differencesList();
  expect(list.split('\n')).toHaveLength(files.size);
  for (const path of files.keys()) expect(list).toContain(`(https://docs.ecosyste.ms${path})`);
  expect(Buffer.byteLength(list)).toBeLessThanOrEqual(4096);
});
