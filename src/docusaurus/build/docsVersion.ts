/**
 * Replaces the docs plugin's data of its one version by the same without its
 * lists of all pages, which only components read that this site does not use:
 * titles and descriptions, 6 KiB with the pages of the docs; ids and paths in the
 * global data, 1.2 KiB on every page.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {coreClient} from './core';
import type {Replacement} from './replaceModules';

const PLUGIN = 'docusaurus-plugin-content-docs';
const FOLDER = `${PLUGIN}/default/p`;

const otherForm = (): Error =>
  new Error('The form of the docs plugin’s data is not the one that src/docusaurus/build/docsVersion.ts expects.');

/**
 * @param json the docs plugin's data of a version
 * @returns the same without the table of all pages
 * @throws Error when the data have another form
 */
export function clientVersion(json: string): string {
  const {version} = JSON.parse(json) as {version?: {docs?: object; docsSidebars?: object}};
  if (!version?.docs || !version.docsSidebars) throw otherForm();
  return JSON.stringify({version: {...version, docs: {}}});
}

/**
 * @param json the global data of all plugins
 * @returns the same without the list of all pages
 * @throws Error when the data have another form
 */
export function clientGlobalData(json: string): string {
  const data = JSON.parse(json) as Record<string, {default: {versions: {docs: object[]; sidebars?: object}[]}}>;
  const [version, ...others] = data[PLUGIN]?.default.versions ?? [];
  if (!version?.sidebars || version.docs.length === 0 || others.length > 0) throw otherForm();
  version.docs = [];
  return JSON.stringify(data);
}

/**
 * Writes the browser's data.
 *
 * @param generatedFilesDir where Docusaurus has written its own
 * @returns the replacements
 */
export function docsVersion(generatedFilesDir: string): Replacement[] {
  const [name, ...others] = readdirSync(path.join(generatedFilesDir, FOLDER)).filter((entry) =>
    /^docs-[0-9a-f]{3}\.json$/.test(entry),
  );
  if (!name || others.length > 0)
    throw new Error(`There should be one version of the docs in ${generatedFilesDir}/${FOLDER}.`);
  const dir = path.join(generatedFilesDir, 'client');
  mkdirSync(dir, {recursive: true});
  const replacement = (from: string, to: string, form: (json: string) => string, issuer: string): Replacement => {
    const file = path.join(dir, to);
    writeFileSync(file, form(readFileSync(path.join(generatedFilesDir, from), 'utf8')));
    return {
      by: 'src/docusaurus/build/docsVersion.ts',
      request: `@generated/${from}`,
      issuers: [issuer],
      file,
    };
  };
  return [
    replacement(`${FOLDER}/${name}`, 'docs-version.json', clientVersion, path.join(dir, 'registry.js')),
    {
      ...replacement('globalData.json', 'globalData.json', clientGlobalData, coreClient('docusaurusContext.js')),
      request: '@generated/globalData',
    },
  ];
}
