import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ANNOUNCEMENT_ID} from './config';
import {headScript} from './headScript';

/**
 * What stock Docusaurus 3.9.2 leaves open of the specification and what a head
 * script or a client module can close. Each is explained where it stands.
 */
export default function sitePlugin(): Plugin {
  return {
    name: 'site',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: headScript(ANNOUNCEMENT_ID)}]}),
    getClientModules: () => [path.resolve(__dirname, 'chunkReload.client.ts'), path.resolve(__dirname, 'enhance.client.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // Code is highlighted when the site is built (src/html/highlight.ts),
          // so the highlighter, 30 KB gzip of every page, is left out of the bundle.
          'prism-react-renderer$': path.resolve(__dirname, 'prismStub.ts'),
          // Docusaurus is compiled against tslib's 40 helpers and uses a few of them.
          tslib$: path.resolve(__dirname, 'tslibHelpers.ts'),
        },
      },
    }),
  };
}
