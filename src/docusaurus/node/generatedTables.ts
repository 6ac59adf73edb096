/**
 * Replaces `@generated/routes`, `registry` and `routesChunkNames` by tables
 * without the operations' routes, with the theme's parts of a documentation page
 * in one chunk (../routeTables.ts). Stock Docusaurus has every route and every
 * chunk in the main bundle and requests each part of a page separately.
 *
 * Upstream: https://github.com/facebook/docusaurus/issues/7256
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {browserTables} from '../routeTables';
import {coreClient, SOURCES, writeClientFile} from './core';
import type {Replacement} from './replaceModules';

/**
 * @param generatedFilesDir where Docusaurus has written its tables; the browser's are written to `client` in it
 * @returns the replacements
 * @throws Error when the tables have another form than is known
 */
export function generatedTables(generatedFilesDir: string): Replacement[] {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const tables = browserTables({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  const replacement = (name: string, text: string, issuers: readonly string[]): Replacement => ({
    by: 'src/docusaurus/node/generatedTables.ts',
    request: `@generated/${path.parse(name).name}`,
    issuers,
    file: writeClientFile(generatedFilesDir, name, text),
  });
  return [
    replacement('routes.js', tables.routes, [
      ...['App.js', 'docusaurus.js', 'normalizeLocation.js', 'preload.js'].map(coreClient),
      path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/routesUtils.js'),
      path.join(SOURCES, 'docusaurus/browser/firstUrl.ts'),
      path.join(SOURCES, 'docusaurus/browser/start.ts'),
      path.join(SOURCES, 'theme/SiteMetadata/index.tsx'),
    ]),
    replacement('registry.js', tables.registry, [coreClient('exports/ComponentCreator.js')]),
    replacement(
      'routesChunkNames.json',
      tables.chunkNames,
      ['exports/ComponentCreator.js', 'docusaurus.js'].map(coreClient),
    ),
  ];
}
