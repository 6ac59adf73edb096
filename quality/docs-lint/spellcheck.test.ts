import {beforeAll, describe, expect, it} from 'vitest';
import {misspelt, spelledWords} from './spellcheck';

describe('the words of a text', () => {
  it('are its words, with their places', () => {
    expect(spelledWords("The team's well-known ··· list (of 3).")).toEqual([
      {word: 'The', at: 0},
      {word: 'team', at: 4},
      {word: 'well', at: 11},
      {word: 'known', at: 16},
      {word: 'list', at: 26},
      {word: 'of', at: 32},
    ]);
  });

  it('are neither identifiers nor addresses', () => {
    expect(spelledWords('per_page a@example.com packages.ecosyste.ms v1 #14').map(({word}) => word)).toEqual([]);
  });
});

describe('spelling', () => {
  let unknown: Map<string, readonly string[]>;
  beforeAll(async () => {
    unknown = await misspelt(
      'color behavior labeled recieve dependancy colour behaviour labelled licence metadata GitHub'.split(' '),
      [],
    );
  }, 180_000);

  it('is British', () => {
    expect([...unknown.keys()]).toEqual(['color', 'behavior', 'labeled', 'recieve', 'dependancy']);
    expect(unknown.get('color')).toContain('colour');
  });
});
