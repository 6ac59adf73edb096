/** Draws the social image of every page. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../files';
import {listPages} from '../pages';
import {renderSocialImages} from './images';

export default function socialImagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-images',
    async postBuild({outDir}) {
      const folder = path.join(siteDir, 'node_modules/.cache/social-images');
      await writeFiles(outDir, await renderSocialImages(listPages(), folder));
    },
  };
}
