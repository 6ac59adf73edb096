import {defineConfig} from 'vitest/config';

/** A module of its own for each fault, also for what it computes when it loads. */
export default defineConfig({test: {pool: 'threads', testTimeout: 120_000}});
