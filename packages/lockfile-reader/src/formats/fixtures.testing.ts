/** For tests only: the fixtures of all formats, `<format>/fixtures/<project>.<name of the file>`, and what a file says. */
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {FileContents} from '../types';
import {readFile} from './readFile';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

interface Fixture {
  /** Of its format, such as `packageLock`. */
  folder: string;
  /** Such as `sade-1.package-lock.json`. */
  file: string;
  /** The name that such a file has. */
  name: string;
  text: string;
}

/** @returns the fixtures of all formats, by name */
export function allFixtures(): Fixture[] {
  const folders = readdirSync(FOLDER, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return folders.flatMap(({name: folder}) => {
    const path = `${FOLDER}${folder}/fixtures`;
    const files = folder === 'shared' ? [] : readdirSync(path);
    return files.map((file) => {
      return {folder, file, name: file.replace(/^[\w-]+\./, ''), text: readFileSync(`${path}/${file}`, 'utf8')};
    });
  });
}

/** @returns what a file says; fails with the message if it isn't read */
export async function contentsOf(name: string | undefined, text: string): Promise<FileContents> {
  const outcome = await readFile(name, text);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.contents;
}
