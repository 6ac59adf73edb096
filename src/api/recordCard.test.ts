import {describe, expect, it} from 'vitest';
import {checkRecordKinds, missingProperties} from './node/checkCards';
import {onlyRecord, readCard} from './recordCard';
import {recordKinds} from './cards';

it('the kinds of records show what their operations return, and a property that goes fails the build', () => {
  expect(checkRecordKinds).not.toThrow();
  const gone = {...recordKinds.package, rows: [{label: 'x', property: 'advisories.*.gone', format: 'text' as const}]};
  expect(missingProperties([gone])).toEqual([
    'packages/lookupPackage: advisories.*.gone',
    'packages/getRegistryPackage: advisories.*.gone',
  ]);
});

describe('a card', () => {
  const valueOf = (record: object, label: string): string | undefined =>
    readCard(recordKinds.package, {name: 'x', ...record})?.facts.find((fact) => fact.label === label)?.value;

  it.each([
    ['Status', {status: null}, 'active'],
    ['Status', {status: 'removed'}, 'removed'],
    ['Licence', {}, 'not known'],
    ['Licence', {licenses: {toString: 'x'}}, 'not known'],
    ['Known advisories', {advisories: []}, '0'],
    ['Known advisories', {advisories: null}, 'not known'],
    ['Downloads (last month)', {downloads: 221_000_000, downloads_period: 'last-month'}, '221 million'],
    ['Downloads (7)', {downloads: '12', downloads_period: 7}, '12'],
    ['Latest release', {latest_release_published_at: '2025-10-01T21:38:32.757Z'}, '1 October 2025'],
    ['Latest release', {latest_release_published_at: 'soon'}, 'not known'],
  ])('shows %s of %j as %s', (label, record, value) => {
    expect(valueOf(record, label)).toBe(value);
  });

  it('shows every value of a list once, and says how many more there are', () => {
    const versions = ['1', '2', '2', '3', '4', '5'].map((first_patched_version) => ({first_patched_version}));
    const card = readCard(recordKinds.advisory, {identifiers: ['CVE-1', 'GHSA-1'], packages: [{versions}]});
    expect(card?.name).toBe('CVE-1');
    expect(card?.facts.find(({label}) => label === 'Fixed in')?.value).toBe('1, 2, 3 and 2 more');
    expect(card?.age).toEqual({label: 'Updated', property: 'updated_at', value: 'not known'});
  });

  it('links only to the web', () => {
    const page = (registry_url: unknown): unknown => readCard(recordKinds.package, {name: 'x', registry_url})?.page;
    expect(page('https://x.example/')).toBe('https://x.example/');
    for (const url of ['javascript:alert(1)', ' data:text/html,x', {}, null]) expect(page(url)).toBeUndefined();
  });

  it('is of one record', () => {
    expect([onlyRecord([1]), onlyRecord([1, 2]), onlyRecord([]), onlyRecord(3)]).toEqual([1, undefined, undefined, 3]);
    expect(readCard(recordKinds.package, {error: 'not found'})).toBeUndefined();
    expect(readCard(recordKinds.package, undefined)).toBeUndefined();
  });
});
