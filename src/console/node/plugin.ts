/** The data of each operation, which the console fetches when it is opened. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeConsoleData} from './data';

export default function consolePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const developmentDir = path.join(generatedFilesDir, 'console-data');
  return {
    name: 'console',
    getPathsToWatch: () => [path.join(siteDir, 'openapi/**/*.yaml')],
    contentLoaded() {
      if (process.env.NODE_ENV === 'development') writeConsoleData(developmentDir);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      // Docusaurus hands this to its development server; its type does not know it.
      return {devServer: {static: [{directory: developmentDir, publicPath: '/'}]}} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
    postBuild: ({outDir}) => writeConsoleData(outDir),
  };
}
