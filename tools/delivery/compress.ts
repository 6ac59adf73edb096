/** Compressed copies beside each file, for servers that send them as they are. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import pLimit from 'p-limit';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(html|css|js|json|svg|xml|txt|md|yaml)$/;
/** Size in bytes below which the headers outweigh the saving. */
const SMALLEST = 1024;
/** Files that keep their name only as long as their content: compressed as small as it gets, once, and sent for months. */
const LASTING = /[/\\]assets[/\\]/;

/** As many as Node's thread pool has threads, so that memory stays bounded. */
const AT_A_TIME = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Levels of gzip and of Brotli. */
const HIGHEST = [9, 11] as const;
const QUICK = [6, 5] as const;

/**
 * @param encoding name in HTTP; as it is where it is absent
 * @returns the content as it is compressed while somebody waits
 */
export async function compress(content: Buffer, encoding?: string): Promise<Buffer> {
  const [level, quality] = QUICK;
  if (encoding === 'br') return brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
  return encoding === 'gzip' ? zip(content, {level}) : content;
}

/**
 * Writes a file's `.br` and `.gz` beside it, if it is large enough to benefit.
 *
 * @returns whether it has got them
 */
export async function writeCompressed(file: string, content: Buffer): Promise<boolean> {
  if (content.length < SMALLEST) return false;
  const [level, quality] = LASTING.test(file) ? HIGHEST : QUICK;
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  await Promise.all([
    zip(content, {level}).then((gz) => writeFile(`${file}.gz`, gz)),
    brotli(content, {params}).then((br) => writeFile(`${file}.br`, br)),
  ]);
  return true;
}

/**
 * @param dir folder of the built site; what has its copies already is left
 * @returns the number of files that have got a `.br` and a `.gz` beside them
 */
export async function compressFiles(dir: string): Promise<number> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = [...all].filter((file) => TEXT.test(file) && !all.has(`${file}.br`));
  const few = pLimit(AT_A_TIME);
  const compressed = await Promise.all(
    files.map((file) => few(async () => writeCompressed(file, await readFile(file)))),
  );
  return compressed.filter(Boolean).length;
}
