import {defineConfig} from 'vitest/config';

/** Tests that put another module in a module's place (`vi.mock`); the others share what they import. */
const REPLACE_MODULES = ['src/docusaurus/browser/router.test.ts', 'tools/site-build/transaction.test.ts'];

const shared = {environment: 'node', pool: 'threads', testTimeout: 20_000} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'shared modules',
          // Reading the descriptions once in a thread, not once in a file, halves the time of all tests.
          isolate: false,
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: REPLACE_MODULES,
        },
      },
      {test: {...shared, name: 'replaced modules', include: REPLACE_MODULES}},
    ],
  },
});
