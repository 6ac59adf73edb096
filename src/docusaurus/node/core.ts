import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @param file a file of Docusaurus' client code, such as `App.js`
 * @returns its path
 */
export const coreClient = (file: string): string =>
  path.join(path.dirname(require.resolve('@docusaurus/core/lib/client/App.js')), file);

/** Folder of the site's sources. */
export const SOURCES = path.resolve(__dirname, '../..');

/**
 * Writes what the browser gets in the place of a file that Docusaurus has generated.
 *
 * @param generatedFilesDir where Docusaurus has written its own; the browser's are in `client` in it
 * @returns the path of the file
 */
export function writeClientFile(generatedFilesDir: string, name: string, text: string): string {
  const file = path.join(generatedFilesDir, 'client', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}
