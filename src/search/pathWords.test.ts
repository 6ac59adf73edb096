import {describe, expect, it} from 'vitest';
import {wordsOf} from './pathWords';

describe('wordsOf', () => {
  it.each([
    ['/docs/services/packages/lookup', 'packages lookup'],
    ['/docs/usage/rate_limit.html', 'usage rate limit'],
    ['/api/v1/advisories', 'advisories'],
    ['/docs/guides/%E0%A4%A', 'guides E0 A4 A'],
    ['/', ''],
  ])('%s → %j', (path, words) => expect(wordsOf(path)).toBe(words));
});
