import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {extractParts} from './extract';
import {partsFile} from '../browser/pageParts';
import {plainRoute} from '../../catalogue/plainRoute';

/** Writes the file that a navigation to a page fetches: the page's parts without the frame that the reader has already. */
export default function staticPlugin(): Plugin {
  return {
    name: 'static',
    async postBuild({outDir, routesPaths}) {
      await Promise.all(
        routesPaths.map(async (route) => {
          const plain = plainRoute(route);
          const html = await readFile(path.join(outDir, plain, 'index.html'), 'utf8').catch(() => '');
          const parts = extractParts(html);
          if (!parts) return;
          const file = path.join(outDir, partsFile(plain));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, parts);
        }),
      );
    },
  };
}
