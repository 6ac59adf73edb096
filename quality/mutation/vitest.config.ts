import {defineConfig} from 'vitest/config';

/** One project that shares its modules: each fault starts the tests anew, so what they load counts. */
export default defineConfig({test: {isolate: false, pool: 'threads', testTimeout: 120_000}});
