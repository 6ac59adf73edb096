import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {changelogFile, readChangelog, type ApiChanges} from '../../src/api/node/changelog';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {compareFolders, disagreementsOf, initialEntry, withEntry} from './changes';

const dir = temporaryFolder();

/** What changed when the fixture was different before. */
function changes(search: string, replacement: string): ApiChanges[] {
  return compareFolders(FIXTURES, corrupted(dir, search, replacement).dir);
}

const none = {
  api: FIXTURE,
  title: 'Library',
  read: '2026-11-21',
  cause: 'description',
  changes: [],
  reworded: [],
  details: 0,
};

describe('compareFolders', () => {
  it('finds nothing where nothing changed, or only an example', () => {
    expect(compareFolders(FIXTURES, FIXTURES)).toEqual([]);
    expect(changes('summary: One line, value: "7,Dune"', 'summary: A line, value: "7,Dune"')).toEqual([]);
  });

  it('finds an operation that came, without its parts', () => {
    const [found] = changes('  /books/search:', '  /books/found:');
    expect(found).toMatchObject({
      changes: [
        {fact: 'operation GET /books/search', after: 'there'},
        {fact: 'operation GET /books/found', before: 'there'},
      ],
      reworded: [],
    });
  });

  it('finds an operation with other words', () => {
    expect(changes('description: Finds books by words.', 'description: Finds books.')).toEqual([
      {...none, reworded: ['searchBooks']},
    ]);
    expect(changes('      deprecated: true\n', '')).toEqual([
      {...none, reworded: ['getBook'], deprecated: ['getBook']},
    ]);
  });

  it('tells a code that was read anew from a description that was corrected', () => {
    const earlier = corrupted(dir, 'description: Finds books by words.', 'description: Finds books.').dir;
    const path = join(earlier, `${FIXTURE}.yaml`);
    writeFileSync(path, readFileSync(path, 'utf8').replace('commit: 0123', 'commit: 9123'));
    expect(compareFolders(FIXTURES, earlier)).toMatchObject([{cause: 'code'}]);
  });

  it('lists every operation of a description that is new or gone', () => {
    const empty = join(dir, 'empty');
    mkdirSync(empty);
    const operations = load(FIXTURE, FIXTURES).operations.length;
    expect(compareFolders(FIXTURES, empty)[0]?.changes).toHaveLength(operations);
    expect(compareFolders(empty, FIXTURES)[0]?.changes[0]).toEqual({fact: 'operation GET /books', before: 'there'});
  });
});

describe('the entries', () => {
  const api = load(FIXTURE, FIXTURES);
  const change = {date: '2026-12-01', since: 'a', apis: [none as ApiChanges]};

  it('begin with counts and what the published documents lack', () => {
    expect(disagreementsOf(api)).toEqual([{api: FIXTURE, operation: 'GET /books/search', kind: 'undescribed'}]);
    expect(disagreementsOf({...api, operations: []})).toMatchObject([{kind: 'absent'}]);
    expect(initialEntry([api], '2026-11-21')).toMatchObject({
      id: '2026-11-21',
      initial: {apis: 1, operations: api.operations.length, differences: 2},
    });
  });

  it('get one for each commit that was compared with, and an id for each', () => {
    const first = withEntry([initialEntry([api], '2026-12-01')], change);
    expect(first.map(({id}) => id)).toEqual(['2026-12-01-2', '2026-12-01']);
    expect(withEntry(first, change)).toEqual(first);
    expect(withEntry(first, {...change, since: 'b'}).map(({id}) => id)).toEqual([
      '2026-12-01-3',
      '2026-12-01-2',
      '2026-12-01',
    ]);
    expect(withEntry(first, {...change, apis: []}).map(({id}) => id)).toEqual(['2026-12-01']);
  });

  it('are read from a file that must be a changelog', () => {
    const folder = join(dir, 'read');
    mkdirSync(folder);
    expect(readChangelog(folder)).toEqual([]);
    writeFileSync(changelogFile(folder), '[{"id": "x"}]');
    expect(() => readChangelog(folder)).toThrow('changelog.json is not a changelog: run "npm run openapi:changelog"');
  });
});
