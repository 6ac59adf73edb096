import {describe, expect, it} from 'vitest';
import {isSmallTerm, isStopWord, nameKey, stem, terms, tokens} from './words';

describe('stem', () => {
  it.each([
    ['licences', 'license'],
    ['organisation', 'organization'],
    ['repos', 'repository'],
    ['vulnerabilities', 'vulnerability'],
  ])('reads %s as %s', (word, other) => expect(stem(word)).toBe(stem(other)));

  it('takes endings off', () => {
    for (const words of [
      ['maintain', 'maintains', 'maintainer', 'maintainers'],
      ['paginate', 'pagination'],
      ['authenticate', 'authentication'],
      ['caching', 'cache', 'cached'],
      ['commit', 'commits', 'committers'],
      ['poll', 'polling'],
    ]) {
      expect(new Set(words.map(stem)).size, words.join(' ')).toBe(1);
    }
  });

  it('keeps apart what is not the same', () => {
    expect(stem('number')).toBe('number');
    expect(stem('contributor')).not.toBe(stem('contributing'));
    expect(stem('dependents')).not.toBe(stem('dependencies'));
  });
});

describe('tokens', () => {
  it('splits names in every style', () => {
    const parts = ['dependent', 'repository', 'count'];
    for (const name of [
      'dependent_repos_count',
      'dependentReposCount',
      'dependent-repos-count',
      'Dependent repositories count',
    ]) {
      expect(
        tokens(name)
          .filter(({whole}) => !whole)
          .map(({term}) => term),
        name,
      ).toEqual(parts);
      expect(nameKey(name)).toBe(parts.join(' '));
    }
  });

  it('gives the whole of a name in camel case too', () => expect(terms('GitHub')).toEqual(['git', 'hub', 'github']));
  it('keeps digits with their word', () =>
    expect(terms('sha256 HTTPServer')).toEqual(['sha256', 'http', 'server', 'httpserv']));
  it('reads plurals of initials', () => expect(terms('URLs and APIs')).toEqual(['url', 'and', 'api']));
  it('joins words that are read as one', () => {
    expect(terms('look up package URLs')).toEqual(['lookup', 'purl']);
    expect(tokens('A package URL')[1]).toEqual({term: 'purl', start: 2, end: 13});
  });
  it('says where each word stands', () =>
    expect(tokens('a é-b')).toEqual([
      {term: 'a', start: 0, end: 1},
      {term: 'e', start: 2, end: 3},
      {term: 'b', start: 4, end: 5},
    ]));
  it('reads names with signs, and contractions as one word that says little', () => {
    expect(terms('C# and .NET, c++; example.net')).toEqual(['csharp', 'and', 'dotnet', 'cpp', 'exampl', 'net']);
    expect(terms("What's there? It doesn't")).toEqual(['what', 'ther', 'it', 'doesnt']);
    for (const word of ['doesnt', "doesn't", 'can’t', 'whats']) expect(isStopWord(word), word).toBe(true);
    expect(terms('deps of deps.dev')).toEqual(['dependency', 'of', 'deps.dev']);
  });
});

it('knows words that say little', () => {
  expect(isStopWord('which')).toBe(true);
  expect(isStopWord('package')).toBe(false);
  expect(isSmallTerm(stem('does'))).toBe(true);
});
