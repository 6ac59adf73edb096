/** How large a file may be: its bytes, lines, entries and packages, how many are read at once, and what a reader is told of more. */

const formatNumber = (number: number): string => number.toLocaleString('en-GB');

const ADVICE = 'Use the lockfile of one project, or a part of it.';

/** The largest file that is read, in bytes (a text: UTF-16 units): more than any lockfile we know, and read within seconds. */
export const MAX_FILE_SIZE = 10_000_000;

/** @returns why a larger file is refused */
export const tooLarge = (what: string): string => `${what} is larger than ${MAX_FILE_SIZE / 1e6} MB. ${ADVICE}`;

/** What is read of a file at most: several times as many as the largest lockfile that we know has. Each takes time. */
export const MAX_NUMBERS = {lines: 1_000_000, entries: 100_000, 'dependencies between packages': 500_000};

/** @returns why a file with more of something is refused */
export const tooMany = (what: string, things: keyof typeof MAX_NUMBERS): string =>
  `${what} has more than ${formatNumber(MAX_NUMBERS[things])} ${things}. ${ADVICE}`;

/** Package versions that are compared: more than any project we know has, and few enough for a page. */
export const MAX_PACKAGES = 50_000;

/** @returns why more packages are refused */
export const tooManyPackages = (what: string, packages: number): string =>
  `${what} lists ${formatNumber(packages)} package versions. We compare at most ${formatNumber(MAX_PACKAGES)}. ${ADVICE}`;

/** Files that are read for one report: more repositories than most organisations have. All of them stay in memory. */
export const MAX_FILES = 200;
export const MAX_TOTAL_SIZE = 100_000_000;

/** Why the next file isn't read, for people. */
export const FULL = `A report takes up to ${MAX_FILES} files and ${MAX_TOTAL_SIZE / 1e6} MB.`;
