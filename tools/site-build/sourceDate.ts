/** `SOURCE_DATE_EPOCH` (reproducible-builds.org): the date of the source, used as the time of the build. */
import {readdirSync, utimesSync} from 'node:fs';
import path from 'node:path';

/**
 * @param environment of the process
 * @returns the date; undefined if none is set
 * @throws Error when it is no number of seconds
 */
export function sourceDate({
  SOURCE_DATE_EPOCH: seconds,
}: Readonly<Record<string, string | undefined>>): Date | undefined {
  if (!seconds) return undefined;
  const date = new Date(Number(seconds) * 1000);
  if (!/^\d+$/.test(seconds) || Number.isNaN(date.getTime()))
    throw new Error(
      `SOURCE_DATE_EPOCH is "${seconds}". Set it to seconds since 1970, for example: SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)`,
    );
  return date;
}

/**
 * Gives every file one time. Servers make tags of files from it, so that two
 * servers with builds of one commit give the same.
 *
 * @param folder with all below it
 */
export function setTimes(folder: string, date: Date): void {
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}))
    utimesSync(path.join(entry.parentPath, entry.name), date, date);
}
