import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ANNOUNCEMENT_ID} from './config';

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

/**
 * Runs before anything is painted:
 * - a dismissal counts for the announcement it was made for: stock Docusaurus
 *   hides a new announcement on the first page view after an old dismissal;
 * - a stored theme other than light or dark (an older `system`) is dropped,
 *   because the site offers these two only;
 * - the reader's choice of sample language is set, so that no sample changes
 *   after the first paint.
 *
 * @param announcementId id of the current announcement
 */
export function headScript(announcementId: string): string {
  return `(function(s,d){try{
s=localStorage;
if(s.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)})s.setItem('docusaurus.announcement.dismiss','false');
if(!/^(light|dark)?$/.test(s.getItem('theme')||''))s.removeItem('theme');
d=s.getItem('sample-language');if(/^[a-z]+$/.test(d||''))document.documentElement.setAttribute('data-sample-language',d);
}catch(e){}})()`;
}
