import {formatNumber} from '../catalogue/numbers';

/** The largest file that is read, in bytes (a text: UTF-16 units): more than any lockfile we know, and read within seconds. */
export const MAX_FILE_SIZE = 10_000_000;

/** @returns why a file of more than that is refused, and what to do */
export const tooLarge = (name: string): string =>
  `${name} is larger than ${MAX_FILE_SIZE / 1e6} MB. Use the lockfile of one project, or a part of it.`;

/** Package versions that are compared: more than any project we know has, and few enough for a page. */
export const MAX_PACKAGES = 50_000;

/** @returns why a file with more packages than that is refused, and what to do */
export const tooMany = (name: string, packages: number): string =>
  `${name} lists ${formatNumber(packages)} package versions. We compare at most ${formatNumber(MAX_PACKAGES)}. Use the lockfile of one project, or a part of it.`;
