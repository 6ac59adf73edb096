/** The search index as a file of the site, and what tells browsers that the site can be searched. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from './buildIndex';
import type {SearchIndex} from '../format';

/** The file that `createData` makes of `index.json`. */
const INDEX = /[\\/]search[\\/]default[\\/]index\.json$/;

/**
 * Compares what search knows of the pages with what Docusaurus made of them.
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
      `Search and Docusaurus read these pages differently (src/search/build/docsPages.ts):\n${wrong.join('\n')}`,
    );
}

export default function searchPlugin({siteDir}: LoadContext): Plugin<SearchIndex> {
  return {
    name: 'search',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.mdx'), path.join(siteDir, 'openapi/**/*.yaml')],
    loadContent: () => Promise.resolve(buildIndex({root: siteDir})),
    async contentLoaded({content, actions}) {
      await actions.createData('index.json', JSON.stringify(content));
    },
    allContentLoaded({allContent}) {
      const index = allContent.search?.default as SearchIndex | undefined;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (index && docs)
        comparePages(
          index,
          docs.loadedVersions.flatMap((version) => version.docs),
        );
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          // The bundle holds the index's address, which has a hash: it can be kept for ever, and is never an old one.
          {
            test: INDEX,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[contenthash:16].json', emit: !isServer},
          },
        ],
      },
    }),
    injectHtmlTags: () => ({
      headTags: [
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
