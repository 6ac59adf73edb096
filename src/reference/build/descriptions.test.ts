import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadDescriptions} from './descriptions';

describe('loadDescriptions', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('does not read unchanged files again for the development server, which asks thousands of times', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(loadDescriptions()).toBe(loadDescriptions());
  });
});
