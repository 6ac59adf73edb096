/** Publishes the search index, and what stands in the head of each page: what keeps early keys, and the tag by which browsers offer to search the site. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepEarlyKeys} from '../browser/earlyKeys';
import type {SearchIndex} from '../format';
import {afterKey, opensSearch} from '../opensSearch';
import {buildSearch, type SearchFiles} from './buildIndex';

/** Files of `createData`, and their folders in the site. */
const FILES = [
  {file: /[\\/]search[\\/]default[\\/]index\.json$/, folder: 'assets/search'},
  {file: /[\\/]search[\\/]default[\\/]texts\.json$/, folder: 'assets/search-texts'},
];

/**
 * Checks that search and Docusaurus agree on the titles and addresses of pages.
 *
 * @throws Error that names each page whose title or address differs
 */
export function comparePages(
  index: Pick<SearchIndex, 'pages'>,
  docs: readonly {permalink: string; title: string; source: string; unlisted: boolean}[],
): void {
  const ours = new Map(index.pages.map(([, address, title]) => [address, title]));
  const wrong = docs
    .filter(({permalink, title, unlisted}) => !unlisted && ours.get(permalink) !== title)
    .map(
      ({permalink, title, source}) =>
        `${source}: Docusaurus has "${title}" at ${permalink}, search has ${ours.has(permalink) ? `"${ours.get(permalink) ?? ''}"` : 'nothing'} there`,
    );
  if (wrong.length > 0)
    throw new Error(
      `Search and Docusaurus read these pages differently (src/search/node/docsPages.ts):\n${wrong.join('\n')}`,
    );
}

export default function searchPlugin({siteDir}: LoadContext): Plugin<SearchFiles> {
  return {
    name: 'search',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.mdx'), path.join(siteDir, 'openapi/**/*.yaml')],
    loadContent: () => Promise.resolve(buildSearch({root: siteDir})),
    async contentLoaded({content, actions}) {
      await actions.createData('index.json', JSON.stringify(content.index));
      await actions.createData('texts.json', JSON.stringify(content.texts));
    },
    allContentLoaded({allContent}) {
      const files = allContent.search?.default as SearchFiles | undefined;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (files && docs)
        comparePages(
          files.index,
          docs.loadedVersions.flatMap((version) => version.docs),
        );
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        // Puts a hash into the addresses, so that browsers can cache the files for ever and never use outdated ones.
        rules: FILES.map(({file, folder}) => ({
          test: file,
          type: 'asset/resource',
          generator: {filename: `${folder}/[contenthash:16].json`, emit: !isServer},
        })),
      },
    }),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${String(keepEarlyKeys)})(${String(opensSearch)},${String(afterKey)})`,
        },
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: 'ecosyste.ms documentation',
            href: '/opensearch.xml',
          },
        },
      ],
    }),
  };
}
