/** Compressed copies beside each file, for servers that send them as they are. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(html|css|js|json|svg|xml|txt|md|yaml)$/;
/** Below this many bytes the headers weigh more than what is saved. */
const SMALLEST = 1024;
/** Files that keep their name only as long as their content: compressed once, sent for months. */
const LASTING = /[/\\]assets[/\\]/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * @param dir folder of the built site
 * @returns the number of files that now have a `.br` and a `.gz` beside them
 */
export async function compressFiles(dir: string): Promise<number> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name));
  let count = 0;
  // A few at a time: the compressors run in Node's thread pool, and memory stays bounded.
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = await readFile(file);
      if (content.length < SMALLEST) continue;
      const quality = LASTING.test(file) ? 11 : 5;
      const [small, smaller] = await Promise.all([
        zip(content, {level: LASTING.test(file) ? 9 : 6}),
        brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
      ]);
      await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({length: 4}, next));
  return count;
}
