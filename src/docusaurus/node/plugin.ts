/** Replaces parts of Docusaurus (../README.md). */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ANNOUNCEMENT_ID} from '../../catalogue/site';
import {holdFirstPress} from '../browser/firstPress';
import {CLIENT_MODULES} from './clientModules';
import {SOURCES} from './core';
import {generatedTables} from './generatedTables';
import {headScript} from './headScript';
import {libraries, replacements} from './replacements';
import {ReplaceModules} from './replaceModules';
import {splitOnDemand} from './styles';

export default function docusaurusPlugin(context: LoadContext): Plugin {
  return {
    name: 'docusaurus',
    getClientModules: () => [...CLIENT_MODULES],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `${headScript(ANNOUNCEMENT_ID)}(${holdFirstPress.toString()})()`}],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      // Docusaurus sets it, and Rspack warns of it: it's always on.
      delete (config.experiments as {lazyBarrel?: boolean} | undefined)?.lazyBarrel;
      const resolve = {alias: libraries};
      if (!isServer)
        splitOnDemand(
          (config.optimization?.splitChunks as {cacheGroups?: Record<string, object | string | false>} | undefined)
            ?.cacheGroups,
        );
      // The development server has no static pages to take content from.
      const isBrowser = !isServer && process.env.NODE_ENV === 'production';
      const {DefinePlugin} = currentBundler.instance;
      const constants = new DefinePlugin({'process.env.RENDERS_CONTENT': JSON.stringify(!isBrowser)});
      if (!isBrowser) return {resolve, plugins: [constants]};
      const staticModules = {
        test: /\.static\.tsx$/,
        enforce: 'pre' as const,
        use: [{loader: path.join(SOURCES, 'prerender/node/staticLoader.cjs')}],
      };
      config.entry = [
        // Comes first, because what follows creates elements from strings.
        path.join(SOURCES, 'browser/trusted.ts'),
        path.join(SOURCES, 'docusaurus/browser/firstUrl.ts'),
        path.join(SOURCES, 'docusaurus/browser/start.ts'),
      ];
      const all = [...generatedTables(context.generatedFilesDir), ...replacements];
      return {
        ...(process.env.SOURCE_MAPS ? {devtool: 'source-map'} : {}),
        resolve,
        module: {rules: [staticModules]},
        plugins: [constants, new ReplaceModules(currentBundler.instance, all)],
        // Uses the names of chunks as their ids, which saves the browser a table.
        optimization: {chunkIds: 'named'},
        // Names the policy that alone may load scripts (tools/delivery/headers.ts).
        output: {trustedTypes: {policyName: 'bundler'}},
      };
    },
  };
}
