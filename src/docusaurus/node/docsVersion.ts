/**
 * Replaces the docs plugin's data of its one version (sidebars, and a table of
 * all pages) by the same without the table: titles and descriptions of all pages,
 * which only components read that this site does not use.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeClientFile} from './core';
import type {Replacement} from './replaceModules';

const FOLDER = 'docusaurus-plugin-content-docs/default/p';

/**
 * @param json the docs plugin's data of a version
 * @returns the same without the table of all pages
 * @throws Error when the data have another form
 */
export function clientVersion(json: string): string {
  const {version} = JSON.parse(json) as {version?: {docs?: object; docsSidebars?: object}};
  if (!version?.docs || !version.docsSidebars)
    throw new Error(
      "The form of the docs plugin's version data is not the one that src/docusaurus/node/docsVersion.ts expects.",
    );
  return JSON.stringify({version: {...version, docs: {}}});
}

/**
 * Writes the browser's data.
 *
 * @param generatedFilesDir where Docusaurus has written its own
 * @returns the replacement
 */
export function docsVersion(generatedFilesDir: string): Replacement {
  const [name, ...others] = readdirSync(path.join(generatedFilesDir, FOLDER)).filter((entry) =>
    /^docs-[0-9a-f]{3}\.json$/.test(entry),
  );
  if (!name || others.length > 0)
    throw new Error(`There should be one version of the docs in ${generatedFilesDir}/${FOLDER}.`);
  const version = clientVersion(readFileSync(path.join(generatedFilesDir, FOLDER, name), 'utf8'));
  return {
    by: 'src/docusaurus/node/docsVersion.ts',
    request: `@generated/${FOLDER}/${name}`,
    issuers: [path.join(generatedFilesDir, 'client', 'registry.js')],
    file: writeClientFile(generatedFilesDir, 'docs-version.json', version),
  };
}
