import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {oldBuild, recycling} from '../kept/recycled';
import {extractIslands} from './extract';
import {islandFile} from './islands.client';

/** Writes the file that a navigation to a page fetches: the page's islands without the frame that the reader has already. */
export default function islandsPlugin(): Plugin {
  return {
    name: 'islands',
    getClientModules: () => [path.resolve(__dirname, 'prefetch.client.ts')],
    async postBuild({outDir, routesPaths}) {
      const write = recycling(outDir, oldBuild(outDir));
      await Promise.all(
        routesPaths.map(async (route) => {
          const plain = route.replace(/\/$/, '') || '/';
          const html = await readFile(path.join(outDir, plain, 'index.html'), 'utf8').catch(() => '');
          const islands = extractIslands(html);
          if (!islands) return;
          const file = path.join(outDir, islandFile(plain));
          await mkdir(path.dirname(file), {recursive: true});
          write(file, islands);
        }),
      );
    },
  };
}
