import {plainRoute} from '../catalogue/plainRoute';

/** Docusaurus' generated route tables, as text. */
interface RouteTables {
  /** routes.js */
  routes: string;
  /** registry.js */
  registry: string;
  /** routesChunkNames.json */
  chunkNames: string;
}

/** The chunks of one route by the property that they fill. */
interface ChunkNames {
  __comp?: string;
  __props?: string;
  content?: string;
}

/** Docusaurus' name of a route: its path with a hash behind it. */
const pathOf = (key: string): string => key.replace(/-[^-]+$/, '');

const otherForm = (what: string): Error =>
  new Error(`The form of Docusaurus' route tables is not the one that src/docusaurus/routeTables.ts expects: ${what}.`);

/** @returns the path of each page whose content is a prerendered part (src/prerender), by the name of its content's chunk. */
function prerenderedPages(chunkNames: Readonly<Record<string, ChunkNames>>): Map<string, string> {
  return new Map(
    Object.entries(chunkNames).flatMap(([key, chunks]): [string, string][] => {
      const path = pathOf(key);
      if (chunks.content) return [[chunks.content, path]];
      if (path.startsWith('/docs/category/') && chunks.__props) return [[chunks.__props, path]];
      return path === '/' && chunks.__comp ? [[chunks.__comp, path]] : [];
    }),
  );
}

/** Keeps the import of a chunk only, because paths and module ids serve server rendering, and makes a page's script wait for its parts. */
function slimEntry(line: string, pages: ReadonlyMap<string, string>): string {
  const match = /^\s*"([^"]+)": \[\(\) => (import\(.*?\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\],(.*)$/.exec(line);
  if (!match) return line;
  const [, name = '', load = '', rest = ''] = match;
  const path = pages.get(name);
  return `"${name}": [() => ${path ? `withPage(${JSON.stringify(path)}, ${load})` : load}],${rest}`;
}

/** Holds the path of the service and the operation's own name. */
const OPERATION_PATH = String.raw`/docs/services/([^'"/]+/[^'"/]+)/([^'"/]+)`;
const IS_OPERATION = new RegExp(`^${OPERATION_PATH}$`);
const OPERATION_ROUTE = new RegExp(
  String.raw`\{\s*path: '${OPERATION_PATH}',\s*component: ComponentCreator\([^)]*\),\s*exact: true,\s*sidebar: "services"\s*\},?`,
  'g',
);

/**
 * @param routes routes.js
 * @returns the text with one call in the place of all operations, and their names by the path of their service, as `tools/diff` of /docs/services/tools/diff
 */
function takeOperations(routes: string): {routes: string; operations: Record<string, string[]>} {
  const operations: Record<string, string[]> = {};
  const rest = routes.replace(OPERATION_ROUTE, (_match, service: string, slug: string) => {
    const isFirst = Object.keys(operations).length === 0;
    (operations[service] ??= []).push(slug);
    return isFirst ? '...operationRoutes(operations),' : '';
  });
  return {routes: rest, operations};
}

/** The chunk of what the pages of the documentation have in common; the page of an operation loads it too (routes/browser/operationRoutes.tsx). */
export const FRAME = 'docs';

/** The chunk of what happens on the page of an operation (operation/OperationPage.tsx). */
export const OPERATION = 'operation';

/** Collects the chunks of one route, whose values may be nested in objects. */
function namesInChunks(chunks: unknown): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks as object).flatMap(namesInChunks);
}

/**
 * Puts the theme's parts of a documentation page, and the data of the sidebars,
 * in one file. Parts that only the five category pages need stay apart. Stock
 * Docusaurus requests seven parts on every page, and again for each link that it
 * prefetches.
 */
function withOneFrame({routes, registry, chunkNames}: RouteTables): RouteTables {
  const ofRoot = new Set(
    Object.entries(JSON.parse(chunkNames) as object).flatMap(([key, chunks]) =>
      pathOf(key) === '/docs' ? namesInChunks(chunks) : [],
    ),
  );
  // Prefetching finds the file by the name of one of its parts.
  const named = /^\s*"(\w+)": .*"@theme\/DocRoot"/m.exec(registry)?.[1];
  if (!named || !ofRoot.has(named)) throw otherForm('no route of /docs shows @theme/DocRoot');
  const rename = (text: string): string => text.replaceAll(`"${named}"`, `"${FRAME}"`);
  const merged = registry.replace(
    /^(\s*"(\w+)": .*webpackChunkName: ")\w+(" \*\/ "([^"]+)".*)$/gm,
    (line, before: string, name: string, after: string, module: string) =>
      ofRoot.has(name) || (module.startsWith('@theme/Doc') && !module.startsWith('@theme/DocCategory'))
        ? `${before}${FRAME}${after}`
        : line,
  );
  return {routes, registry: rename(merged), chunkNames: rename(chunkNames)};
}

/**
 * @param path path of a page
 * @param chunkNames the browser's table of chunks by route
 * @returns the chunks that the page cannot do without
 */
export function chunksOf(path: string, chunkNames: Readonly<Record<string, unknown>>): string[] {
  const own = Object.entries(chunkNames).flatMap(([key, chunks]) =>
    plainRoute(pathOf(key)) === plainRoute(path) ? namesInChunks(chunks) : [],
  );
  return [
    ...new Set([
      ...(path.startsWith('/docs/') ? [FRAME] : []),
      ...(IS_OPERATION.test(plainRoute(path)) ? [OPERATION] : []),
      ...own,
    ]),
  ];
}

/** @returns routesChunkNames.json as a record, without the operations, and how many those were */
function takeOperationChunks(chunkNames: string): {rest: Record<string, ChunkNames>; count: number} {
  const all = Object.entries(JSON.parse(chunkNames) as Record<string, ChunkNames>);
  const rest = all.filter(([key]) => !IS_OPERATION.test(pathOf(key)));
  return {rest: Object.fromEntries(rest), count: all.length - rest.length};
}

/** @returns registry.js with the chunks that routes name, and with the imports alone of these; pages wait for their parts. */
function slimRegistry(registry: string, chunkNames: Readonly<Record<string, ChunkNames>>): string {
  const used = new Set(namesInChunks(chunkNames));
  const pages = prerenderedPages(chunkNames);
  const lines = registry
    // The closing brace follows the last entry, whichever that is.
    .replace(/\};\s*$/, '')
    .split('\n')
    .filter((line) => used.has(/^\s*"(\w+)": \[/.exec(line)?.[1] ?? '') || !line.includes('import('))
    .map((line) => slimEntry(line, pages));
  return `import {withPage} from '@site/src/prerender/browser/pageParts';\n${lines.join('\n')}};\n`;
}

/**
 * Makes the tables small for the browser: the frame of the documentation is one chunk, and one call makes the routes
 * of all operations from their names.
 *
 * @param tables the tables that Docusaurus wrote
 * @returns the tables for the browser
 * @throws Error when the tables do not have the form of this Docusaurus version
 */
export function browserTables(tables: RouteTables): RouteTables {
  const {routes, registry, chunkNames} = withOneFrame(tables);
  const {routes: otherRoutes, operations} = takeOperations(routes);
  const {rest, count} = takeOperationChunks(chunkNames);
  const inRoutes = Object.values(operations).flat().length;
  if (inRoutes !== count) throw otherForm(`${inRoutes} operations in routes.js, ${count} in routesChunkNames.json`);
  const names = Object.fromEntries(Object.entries(operations).map(([service, slugs]) => [service, slugs.join(' ')]));
  return {
    routes: `import {operationRoutes} from '@site/src/reference/routes/browser/operationRoutes';\nconst operations = ${JSON.stringify(names)};\n${otherRoutes}`,
    registry: slimRegistry(registry, rest),
    chunkNames: JSON.stringify(rest),
  };
}
