import {strToU8, zipSync} from 'fflate';

/** 1 January 1980, the first day that the format knows: the same archive at each build. */
const DATE = '1980-01-01T00:00:00';

/** @param files the text of each file by its path in the archive */
export function zip(files: ReadonlyMap<string, string>): Buffer {
  const entries = Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)]));
  return Buffer.from(zipSync(entries, {mtime: new Date(DATE)}));
}
