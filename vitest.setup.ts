/**
 * Lets a thread hear from the runner between two tests. A file of tests that never wait
 * would keep it deaf for as long as they all take, and after a minute the runner fails.
 */
import {afterEach} from 'vitest';

/** The real one, also while a test has replaced the clock. */
const turn = setImmediate;

afterEach(() => new Promise<void>((resolve) => void turn(resolve)));
