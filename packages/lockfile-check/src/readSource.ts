/** Reads a file or a text of any encoding that tools write, and refuses what couldn't be compared. */
import {readFile, type ReadOutcome} from '@ecosystems-docs/lockfile-reader';
import {MAX_PACKAGES, tooManyPackages} from '@ecosystems-docs/lockfile-reader/limits';

/** Windows PowerShell writes UTF-16, for example with `pip freeze > requirements.txt`. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** @param name of the file; empty for a text that was pasted or piped */
export async function readSource(name: string, content: Uint8Array | string): Promise<ReadOutcome> {
  const outcome = await readFile(name || undefined, typeof content === 'string' ? content : decode(content));
  const packages = outcome.ok ? outcome.contents.all.packages.length : 0;
  return packages > MAX_PACKAGES ? {ok: false, message: tooManyPackages(name || 'This text', packages)} : outcome;
}
