/**
 * Changes how Docusaurus' bundler splits files. The main sheet has the theme's
 * styles and those that src/css/custom.css imports; any other sheet of the site
 * stays with the script that imports it, so that only the pages that need it
 * have it. Stock Docusaurus gathers all styles in one sheet: 8 KiB gzip more, and
 * the first paint 80 ms later on a slow phone. Libraries stay with
 * their part as well, because each file of its own is one more to fetch.
 */
import path from 'node:path';
import {FRAME, OPERATION} from '../routeTables';
import {SOURCES} from './core';

/** The chunk that every page loads, with src/css/custom.css. */
const MAIN = 'main';

/** The part of the bundler's modules that is used here. */
interface StyleModule {
  identifier(): string;
}
interface Chunks {
  chunkGraph: {getModuleChunksIterable(module: StyleModule): Iterable<{name?: string}>};
}

function isInMainSheet(module: StyleModule, {chunkGraph}: Chunks): boolean {
  const file = module.identifier();
  const isOfTheme = !file.includes(SOURCES + path.sep) || file.includes(path.join(SOURCES, 'theme') + path.sep);
  return isOfTheme || [...chunkGraph.getModuleChunksIterable(module)].some(({name}) => name === MAIN);
}

/**
 * @param groups the bundler's groups of modules as Docusaurus sets them, which are changed
 * @throws Error when Docusaurus gathers styles in another way
 */
export function splitOnDemand(groups: Record<string, object | string | false> | undefined): void {
  if (!groups || typeof groups.styles !== 'object')
    throw new Error('Docusaurus collects its styles differently from what src/docusaurus/node/styles.ts expects.');
  groups.defaultVendors = false;
  // Puts what pages of the docs and of operations share into the chunk that both load.
  groups.layout = {
    name: FRAME,
    chunks: ({name}: {name?: string}) => name === FRAME || name === OPERATION,
    minChunks: 2,
    enforce: true,
  };
  groups.styles = {...groups.styles, test: isInMainSheet};
}
