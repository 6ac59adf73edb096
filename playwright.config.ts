import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {findTestChromium} from './tools/browser/findChromium';

// Both can be set to test another build beside a running one.
const PORT = Number(process.env.E2E_PORT ?? 3210);
const DIR = process.env.SITE_DIR ?? 'build';

const BUILDS = '**/specification/build.spec.ts';

/** The first tier: the specification, and what readers do on the landing page, an operation, a guide and in search. */
const FIRST = ['**/specification/*.spec.ts', '**/{landing,operation,run,search}.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors, because tests also wait: for a transition, for a slow server of theirs, for a build.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Ends a test that never does.
  timeout: 180_000,
  // What is waited for comes at once, unless the machine stalls for seconds.
  expect: {timeout: 15_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A recording costs a tenth of the time. TRACE=1 keeps one of each test that fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Its builds run one after the other, so they begin first, beside all else.
  projects: [
    {name: 'builds', testMatch: BUILDS},
    {name: 'pages', testMatch: FIRST, testIgnore: BUILDS},
    {name: 'rest', testMatch: '**/*.spec.ts', testIgnore: [...FIRST, BUILDS]},
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${PORT} --dir ${DIR}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
