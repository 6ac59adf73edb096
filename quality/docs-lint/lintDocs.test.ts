import {describe, expect, it} from 'vitest';
import {format} from './finding';
import {lintProse} from './lintDocs';

describe('our texts', () => {
  it('have nothing to fix (npm run docs:lint)', async () => {
    expect((await lintProse()).map(format)).toEqual([]);
  }, 180_000);
});
