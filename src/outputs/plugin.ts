/**
 * Brings into the built site what is no page: Markdown, llms.txt, API descriptions, listings, feed, social images, and
 * the tags that pages get in their head. The development server does without: making them takes half its start.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastChanges} from '../api/node/lastChanged';
import {checkRoutes, renderFiles, writeFiles} from './outputFiles';
import {discoveryTags} from './discoveryTags';
import {listPages} from './pages';
import {renderSocialImages} from './social/images';

/** File below the generated ones that holds the tags of each page's head by its route. */
export const DISCOVERY_TAGS_FILE = 'outputs/discovery-tags.json';

export default function outputsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'outputs',
    async postBuild({outDir, routesPaths}) {
      const pages = listPages();
      checkRoutes(pages, routesPaths);
      // The images are drawn in Node's thread pool, beside the texts.
      const images = renderSocialImages(pages, path.join(siteDir, 'node_modules/.cache/social-images'));
      writeFiles(outDir, renderFiles(pages));
      const changes = lastChanges(siteDir);
      const file = path.join(generatedFilesDir, DISCOVERY_TAGS_FILE);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(
        file,
        JSON.stringify(
          Object.fromEntries(pages.map((page) => [page.route, discoveryTags(page, changes.get(page.file))])),
        ),
      );
      writeFiles(outDir, await images);
    },
  };
}
