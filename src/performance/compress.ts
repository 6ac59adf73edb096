/** Compressed copies beside each file, for servers that send them as they are. */
import {writeFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {KEPT_DIR, keptAsync, shortHash} from '../kept/kept';
import type {Write} from '../kept/recycled';
import {fewAtATime} from './fewAtATime';

const TEXT = /\.(html|css|js|json|svg|xml|txt|md|yaml)$/;
/** Below this many bytes the headers weigh more than what is saved. */
const SMALLEST = 1024;
/** Files that keep their name only as long as their content: compressed as small as it gets, once, and sent for months. */
const LASTING = /[/\\]assets[/\\]/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Compressed {
  gz: Uint8Array;
  br: Uint8Array;
}

async function compress(content: Buffer, [zipLevel, brotliLevel]: readonly [number, number]): Promise<Compressed> {
  const [gz, br] = await Promise.all([
    zip(content, {level: zipLevel}),
    brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: brotliLevel, [constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
  ]);
  return {gz, br};
}

const HIGHEST = [9, 11] as const;
const QUICK = [6, 5] as const;

/**
 * Writes a file's `.br` and `.gz` beside it, where it is large enough to gain by them.
 *
 * @param file where it stands
 * @param content what it holds
 * @param write writes the copies
 * @returns whether it has got them
 */
export async function writeCompressed(file: string, content: Buffer, write: Write = writeFileSync): Promise<boolean> {
  if (content.length < SMALLEST) return false;
  const levels = LASTING.test(file) ? HIGHEST : QUICK;
  // The highest levels take a second for the largest file; and most files are those of the last build.
  const madeOf = shortHash(process.version, levels.join(), content);
  const {gz, br} = await keptAsync(path.resolve(KEPT_DIR, 'compressed'), madeOf, () => compress(content, levels));
  write(`${file}.gz`, gz);
  write(`${file}.br`, br);
  return true;
}

/**
 * @param dir folder of the built site; what has its copies already is left
 * @param write writes the copies
 * @returns the number of files that have got a `.br` and a `.gz` beside them
 */
export async function compressFiles(dir: string, write?: Write): Promise<number> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const all = new Set(entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)));
  const files = [...all].filter((file) => TEXT.test(file) && !all.has(`${file}.br`));
  let count = 0;
  await fewAtATime(files, async (file) => {
    if (await writeCompressed(file, await readFile(file), write)) count += 1;
  });
  return count;
}
