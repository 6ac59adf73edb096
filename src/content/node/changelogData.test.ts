import {expect, it} from 'vitest';
import type {ApiChanges} from '../../api/node/changelog';
import {changelogEntry} from './changelogData';
import {typeChange, typeWords} from './typeWords';

const api: ApiChanges = {
  api: 'packages',
  title: 'Packages',
  read: '2026-12-01',
  cause: 'description',
  changes: [],
  reworded: [],
  details: 0,
};

it('groups changes by service, and says that a corrected description needs no change of requests', () => {
  const changes = [
    {fact: 'parameter GET /packages/lookup query topic', before: 'string'},
    {fact: 'property Package.kind', after: 'string'},
    {fact: 'schema Package', before: 'object{a, b}[]', after: 'object{a, c, d}[]'},
  ];
  expect(changelogEntry({id: '2026-12-02', date: '2026-12-02', apis: [{...api, changes}]})).toEqual({
    id: '2026-12-02',
    date: '2026-12-02',
    title: 'Changes in Packages',
    notes: ['The APIs behave as before.'],
    services: [
      {
        anchor: '2026-12-02-packages',
        title: 'Packages',
        groups: [
          {
            heading: 'Corrected in our descriptions',
            changes: [
              'Query parameter `topic` of [`GET /packages/lookup`](/docs/services/data-services/packages/lookup-package) never had an effect: we removed it.',
              'Property `Package.kind` was missing.',
              "Schema `Package` also has `c` and `d`, and doesn't have `b`.",
            ],
          },
        ],
      },
    ],
  });
});

it('leaves out services whose texts alone were revised', () => {
  const entryOf = (details: number) =>
    changelogEntry({id: 'a', date: '2026-12-02', apis: [{...api, reworded: ['ping'], details}]});
  expect(entryOf(0)).toMatchObject({title: 'Corrected texts', services: []});
  expect(entryOf(3)).toMatchObject({title: 'Corrected details in Packages', services: []});
});

it('says types in words', () => {
  expect(['string', 'License', 'any[]', '(object{type, url}|string)[]', 'A|B[]|null'].map(typeWords)).toEqual([
    'string',
    '`License`',
    'array of any value',
    'array of object with `type` and `url` or string',
    '`A`, array of `B` or null',
  ]);
  expect(typeChange('object', 'object{a}')).toBe('is object with `a`, not object');
});
