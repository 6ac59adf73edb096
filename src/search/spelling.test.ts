import {expect, it} from 'vitest';
import {corrections} from './spelling';

const words = new Map(Object.entries({advisory: 40, advice: 1, docker: 9, url: 90, parser: 5, package: 60, radius: 2}));

it.each([
  ['advisry', [{term: 'advisory', edits: 1}]],
  ['packge', [{term: 'package', edits: 1}]],
  ['raduis', [{term: 'radius', edits: 1}]],
  ['dokcers', [{term: 'docker', edits: 2}]],
  ['dossers', []],
  ['ul', []],
  ['4290', []],
])('corrects %s to %j', (word, expected) => expect(corrections(word, words)).toEqual(expected));
