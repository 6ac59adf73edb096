/** Compressed copies beside each file, for servers that send them as they are. */
import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {keep, KEPT_DIR, readKept} from '../kept/kept';

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

/** The highest levels take a second for the largest file, so their results are kept from build to build. */
async function compressLasting(content: Buffer): Promise<Compressed> {
  const folder = path.resolve(KEPT_DIR, 'compressed');
  const madeOf = createHash('sha256').update(process.version).update(HIGHEST.join()).update(content).digest('hex').slice(0, 32);
  const known = readKept<Compressed>(folder, madeOf);
  if (known) return known;
  const made = await compress(content, HIGHEST);
  keep(folder, madeOf, made);
  return made;
}

/**
 * @param dir folder of the built site; what has its copies already is left
 * @returns the number of files that have got a `.br` and a `.gz` beside them
 */
export async function compressFiles(dir: string): Promise<number> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const all = new Set(entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)));
  const files = [...all].filter((file) => TEXT.test(file) && !all.has(`${file}.br`));
  let count = 0;
  // A few at a time: the compressors run in Node's thread pool, and memory stays bounded.
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = await readFile(file);
      if (content.length < SMALLEST) continue;
      const {gz, br} = LASTING.test(file) ? await compressLasting(content) : await compress(content, QUICK);
      await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({length: 4}, next));
  return count;
}
