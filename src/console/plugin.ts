/** The console's data, a file per operation, and its button on the pages. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadAll} from '../openapi/load';
import {dataPath} from './address';
import {consoleOperation} from './data';

function writeData(siteDir: string, outDir: string): void {
  for (const api of loadAll(path.join(siteDir, 'openapi'))) {
    for (const operation of api.operations) {
      const file = path.join(outDir, dataPath(`${api.id}/${operation.id}`));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(consoleOperation(operation)));
    }
  }
}

export default function consolePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const developmentDir = path.join(generatedFilesDir, 'console-data');
  return {
    name: 'console',
    getClientModules: () => [path.resolve(__dirname, 'button.client.ts')],
    getPathsToWatch: () => [path.join(siteDir, 'openapi/**/*.yaml')],
    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') writeData(siteDir, developmentDir);
      await Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      // Docusaurus hands this to its development server; its type does not know it.
      return {devServer: {static: [{directory: developmentDir, publicPath: '/'}]}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({outDir}) {
      writeData(siteDir, outDir);
      await Promise.resolve();
    },
  };
}
