/** What makes the site light: each measure is explained where it stands. Measured by bench/. */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fingerprint} from '../kept/kept';
import {clientConfig, clientVersion, withoutOperations, withServiceRoutes} from './clientTables';
import {keptPages} from './keptPages';

const TABLES = ['routes.js', 'registry.js', 'routesChunkNames.json'] as const;
const CONFIG = 'docusaurus.config.json';
/** The docs plugin's data of its one version: sidebars, and a table of all pages. */
const VERSION_DATA = /^@generated\/docusaurus-plugin-content-docs\/default\/p\/docs-[0-9a-f]{3}\.json$/;

/**
 * Writes the route tables of the browser bundle: Docusaurus' own without the
 * operations (see reference/operationRoutes.client.tsx). The server bundle has
 * all of them, from which all pages are made.
 */
function writeClientTables({generatedFilesDir, siteConfig}: LoadContext): string {
  const dir = path.join(generatedFilesDir, 'client');
  mkdirSync(dir, {recursive: true});
  const [routes, registry, chunkNames] = TABLES.map((name) => readFileSync(path.join(generatedFilesDir, name), 'utf8')) as [string, string, string];
  const slim = withoutOperations({routes, registry, chunkNames});
  writeFileSync(path.join(dir, 'routes.js'), slim.routes);
  writeFileSync(path.join(dir, 'registry.js'), slim.registry);
  writeFileSync(path.join(dir, 'routesChunkNames.json'), slim.chunkNames);
  const versionDir = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
  const [version, ...others] = readdirSync(versionDir).filter((name) => /^docs-[0-9a-f]{3}\.json$/.test(name));
  if (!version || others.length > 0) throw new Error(`There should be one version of the docs in ${versionDir}.`);
  writeFileSync(path.join(dir, 'docs-version.json'), clientVersion(readFileSync(path.join(versionDir, version), 'utf8')));
  writeFileSync(path.join(dir, CONFIG), JSON.stringify(clientConfig(siteConfig)));
  return dir;
}

/**
 * What pages are made from. The bundler keeps compiled pages from build to build
 * and cannot know that a page with a request in it depends on an API description,
 * or on our plugins; nor did it notice a change of a page's own file each time,
 * or that the tables of chunks come from another folder of generated files.
 */
const SOURCES = ['docs', 'openapi', 'src'];

/** Writes what the server bundle has of its own: its routes, and the pages that it need not render. */
function writeServerTables({siteDir, generatedFilesDir}: LoadContext): string {
  const dir = path.join(generatedFilesDir, 'server');
  mkdirSync(dir, {recursive: true});
  writeFileSync(path.join(dir, 'routes.js'), withServiceRoutes(readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8')));
  writeFileSync(path.join(dir, 'pages.json'), JSON.stringify(keptPages(siteDir, generatedFilesDir)));
  return dir;
}

export default function performancePlugin(context: LoadContext): Plugin {
  return {
    name: 'performance',
    configureWebpack(config, isServer, {currentBundler}) {
      const cache = (config.experiments as {cache?: {version?: string}} | undefined)?.cache;
      if (typeof cache === 'object') cache.version = `${cache.version ?? ''}-${fingerprint(context.siteDir, SOURCES)}-${path.basename(context.generatedFilesDir)}`;
      // The development server has no static pages to read from.
      if (process.env.NODE_ENV !== 'production') return {};
      // `include` is a must: Docusaurus reads it off every rule for MDX.
      const islands = {test: /\.mdx$/, include: [path.join(context.siteDir, 'docs')], enforce: 'post' as const, use: [{loader: path.resolve(__dirname, '../islands/mdxLoader.cjs'), options: {isServer}}]};
      const replace = (request: RegExp, file: string) => new currentBundler.instance.NormalModuleReplacementPlugin(request, file);
      if (isServer) {
        config.entry = {main: path.resolve(__dirname, 'serverEntry.ts')};
        const tables = writeServerTables(context);
        return {module: {rules: [islands]}, plugins: [replace(/^@generated\/routes$/, path.join(tables, 'routes.js'))]};
      }
      const src = path.join(context.siteDir, 'src');
      const core = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
      const router = path.resolve(__dirname, 'router.client.tsx');
      config.entry = path.resolve(__dirname, 'entry.client.ts');
      const groups = (config.optimization?.splitChunks as {cacheGroups?: Record<string, object | false>} | undefined)?.cacheGroups;
      if (groups?.styles) {
        // A part's libraries stay with it: in a file of their own they are one more to ask for.
        groups.defaultVendors = false;
        // Docusaurus gathers all styles in one sheet; those of parts that load on
        // demand stay with their part.
        const onDemand = /[\\/]src[\\/](console|landing|search|starts)[\\/]/;
        groups.styles = {...groups.styles, test: (module: {identifier(): string}) => !onDemand.test(module.identifier())};
      }
      const devtool = process.env.SOURCE_MAPS ? 'source-map' : undefined;
      const dir = writeClientTables(context);
      return {
        ...(devtool ? {devtool} : {}),
        module: {
          rules: [
            islands,
            {test: /clientEntry\.js$/, include: [core], resolve: {alias: {'react-router-dom$': router}}},
          ],
        },
        plugins: [
          ...[...TABLES, CONFIG].map((name) => replace(new RegExp(`^@generated/${name.replace(/\.js(on)?$/, '')}$`), path.join(dir, name))),
          replace(VERSION_DATA, path.join(dir, 'docs-version.json')),
          replace(/^\.\/PendingNavigation$/, router),
          replace(/^\.\/prefetch$/, path.resolve(__dirname, 'prefetchOnce.ts')),
          replace(/\/landing\/LandingContent$/, path.join(src, 'landing/LandingContent.client.tsx')),
          replace(/\/PageFooter$/, path.join(src, 'components/PageFooter.client.tsx')),
          replace(/^@theme\/MDXContent$/, path.join(src, 'islands/MDXContent.client.tsx')),
        ],
        // Chunks are called by their names everywhere, which saves the browser a table.
        optimization: {chunkIds: 'named'},
        resolve: {
          alias: {
            // Both only help other code to check itself while it is developed.
            'prop-types$': path.resolve(__dirname, 'propTypesStub.ts'),
            'hoist-non-react-statics$': path.resolve(__dirname, 'hoistStub.ts'),
          },
        },
      };
    },
  };
}
