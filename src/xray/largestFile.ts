/** How large a file may be: its bytes, lines, entries and packages, and what a reader is told of a larger one. */
import {formatNumber} from '../catalogue/numbers';

const ADVICE = 'Use the lockfile of one project, or a part of it.';

const hasMore = (what: string, max: number, things: string): string =>
  `${what} has more than ${formatNumber(max)} ${things}. ${ADVICE}`;

/** The largest file that is read, in bytes (a text: UTF-16 units): more than any lockfile we know, and read within seconds. */
export const MAX_FILE_SIZE = 10_000_000;

/** @returns why a larger file is refused */
export const tooLarge = (what: string): string => `${what} is larger than ${MAX_FILE_SIZE / 1e6} MB. ${ADVICE}`;

/** More lines than any lockfile of one project has; each takes time. */
export const MAX_LINES = 1_000_000;

/** @returns why a file with more lines is refused */
export const tooManyLines = (what: string): string => hasMore(what, MAX_LINES, 'lines');

/** Entries and dependencies that are read: several times as many as the largest lockfile that we know has. */
export const MAX_ENTRIES = 100_000;
export const MAX_CONNECTIONS = 500_000;

/** Why a file with more entries is refused. */
export const TOO_MANY_ENTRIES = hasMore('This file', MAX_ENTRIES, 'entries');

/** Why a file with more dependencies is refused. */
export const TOO_MANY_CONNECTIONS = hasMore('This file', MAX_CONNECTIONS, 'dependencies between packages');

/** Package versions that are compared: more than any project we know has, and few enough for a page. */
export const MAX_PACKAGES = 50_000;

/** @returns why a file with more packages is refused */
export const tooManyPackages = (what: string, packages: number): string =>
  `${what} lists ${formatNumber(packages)} package versions. We compare at most ${formatNumber(MAX_PACKAGES)}. ${ADVICE}`;
