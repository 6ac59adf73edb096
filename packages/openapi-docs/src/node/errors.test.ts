import {describe, expect, it} from 'vitest';
import {fromPointer, sortErrors, toPointer, type DescriptionError} from './errors';

describe('pointers', () => {
  it.each([
    [['paths', '/a/{b}', 'get'], '#/paths/~1a~1{b}/get'],
    [['x~y', 0], '#/x~0y/0'],
    [[], '#'],
  ])('writes and reads %j', (path, pointer) => {
    expect(toPointer(path)).toBe(pointer);
    expect(fromPointer(pointer)).toEqual(path.map(String));
  });

  it('reads percent escapes, and leaves what is none', () => {
    expect(fromPointer('#/a%20b/100%')).toEqual(['a b', '100%']);
  });
});

it('sorts errors by file and line and drops repetitions', () => {
  const error = (file: string, line: number, message: string): DescriptionError => {
    return {rule: 'rule', file, line, pointer: '#', message, fix: 'Mend it.'};
  };
  const sorted = [error('a', 9, 'x'), error('a', 9, 'y'), error('a', 10, 'x'), error('b', 1, 'x')];
  expect(sortErrors([...sorted, ...sorted].reverse())).toEqual(sorted);
});
