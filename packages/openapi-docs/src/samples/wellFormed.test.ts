import {afterEach, expect, it} from 'vitest';
import {wellFormed} from './request';

const {toWellFormed} = String.prototype;

afterEach(() => Object.assign(String.prototype, {toWellFormed}));

it('replaces half characters, and leaves whole ones, in browsers before 2023 too', () => {
  Reflect.deleteProperty(String.prototype, 'toWellFormed');
  expect(wellFormed('a\ud800b\udc00 😀 é')).toBe('a\ufffdb\ufffd 😀 é');
});
