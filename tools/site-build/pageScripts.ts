/**
 * Names in each page the scripts that it needs besides the main bundle. Stock
 * Docusaurus finds them out once that bundle has run, and the page answers one
 * round trip later than it could. They come before that bundle, so that each has
 * come or failed when it runs (src/docusaurus/browser/chunkReload.ts).
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chunksOf} from '../../src/docusaurus/routeTables';

/** Part of the list of built files that Docusaurus writes. */
interface ClientManifest {
  assets: Readonly<Record<string, Partial<Record<'js' | 'css', readonly {publicPath: string}[]>>>>;
}

/** @returns the tags of scripts, which run once the page is read */
export const scriptTags = (urls: readonly string[]): string =>
  urls.map((url) => `<script src=${url} defer></script>`).join('');

/**
 * @param generatedDir folder of what Docusaurus has generated in the build
 * @returns a function that takes the path of a page's file in the site and gives the URLs of its scripts and style sheets
 */
export function pageAssets(generatedDir: string): (file: string) => Record<'js' | 'css', string[]> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedDir, name), 'utf8'));
  const {assets} = read('client-manifest.json') as ClientManifest;
  const chunkNames = read('client/routesChunkNames.json') as Record<string, unknown>;
  return (file) => {
    // A chunk that has become part of another has no file.
    const chunks = chunksOf(`/${file.replace(/(^|\/)index\.html$/, '')}`, chunkNames);
    const urlsOf = (kind: 'js' | 'css'): string[] =>
      chunks.flatMap((name) => assets[name]?.[kind]?.map(({publicPath}) => publicPath) ?? []);
    return {js: urlsOf('js'), css: urlsOf('css')};
  };
}
