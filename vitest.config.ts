import {defineConfig} from 'vitest/config';

/** Tests that replace what a module finds when it loads: another module, or the browser. The others share what they import. */
const LOAD_THEIR_OWN = ['src/browser/trusted.test.ts', 'tools/site-build/transaction.test.ts'];

/** Components of the console and the lockfile check: they run in a document, without a built site. */
const COMPONENTS = ['src/{browser,console,data-view,requests,lockfile-check}/**/*.test.tsx'];

/** The second tier: tests that run programs, in languages and against servers that not every machine has, or that go through all that there is. */
const SECOND_TIER = [
  'packages/lockfile-check/src/command/packed.test.ts',
  'packages/mock-server/src/everyOperation.test.ts',
  'packages/openapi-docs/src/samples/execution.test.ts',
  'quality/changelog/changes.test.ts',
  'quality/docs-check/{loopExecution,*Program*}.test.ts',
  'quality/clients/*.test.ts',
  'quality/regular-expressions/foreignText.test.ts',
  'src/content/Dump/dumpSql.test.ts',
  'src/outputs/collections/collections.test.ts',
  'src/outputs/downloads.test.ts',
  'src/search/{everyWord,pasted}.test.ts',
  'tools/command/scripts.test.ts',
  'bench/**/*.test.ts',
];

// A test that never ends is found; one on a machine with other work isn't taken for it.
const common = {environment: 'node', testTimeout: 120_000, hookTimeout: 120_000} as const;

export default defineConfig({
  test: {
    // Reading the descriptions once in a thread, not once in a file, halves the time of all tests.
    pool: 'threads',
    // By default one processor is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    isolate: false,
    projects: [
      {
        test: {
          ...common,
          name: 'shared modules',
          isolate: false,
          include: ['{src,packages}/**/*.test.{ts,tsx}', '{quality,tools}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...LOAD_THEIR_OWN, ...COMPONENTS, ...SECOND_TIER],
        },
      },
      // bench/starlight has dependencies of its own.
      {
        test: {
          ...common,
          name: 'second tier',
          isolate: false,
          include: SECOND_TIER,
          exclude: ['**/node_modules/**'],
        },
      },
      {test: {...common, name: 'own modules', isolate: true, include: LOAD_THEIR_OWN}},
      {test: {...common, name: 'components', environment: 'happy-dom', isolate: true, include: COMPONENTS}},
    ],
  },
});
