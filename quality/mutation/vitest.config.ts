import {defineConfig} from 'vitest/config';

const {MUTATION_TESTS = '[]'} = process.env;

/**
 * A module of its own for each fault, also for what it computes when it loads. The tests are chosen here, because with
 * Stryker's own `testFiles` no fault is planted in that (github.com/stryker-mutator/stryker-js/issues/6144).
 */
export default defineConfig({
  test: {pool: 'threads', testTimeout: 120_000, include: JSON.parse(MUTATION_TESTS) as string[]},
});
