import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/chromium';

// Both can be set to test another build beside a running one.
const PORT = Number(process.env.E2E_PORT ?? 3210);
const DIR = process.env.SITE_DIR ?? 'build';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls for seconds is no fault of a page: where nobody watches, a test that fails is run again. It is named at the end of `npm test`, with its first failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {command: `npx tsx scripts/serve.ts --port ${PORT} --dir ${DIR}`, url: `http://localhost:${PORT}`, reuseExistingServer: false, timeout: 30_000},
});
