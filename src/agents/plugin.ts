/** Writes what agents and programs read beside the pages: Markdown, llms.txt, API descriptions, listings, feed. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkRoutes, renderFiles, writeFiles} from './files';
import {listPages} from './pages';

export default function agentsPlugin({generatedFilesDir}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDir = path.join(generatedFilesDir, 'agents', 'files');
  let written = false;
  return {
    name: 'agents',
    async contentLoaded() {
      // The development server serves the files as they were when it started: making them takes seconds.
      if (!isDevelopment || written) return;
      written = true;
      await writeFiles(developmentDir, renderFiles(listPages()));
    },
    configureWebpack(): object {
      return isDevelopment ? {devServer: {static: [{directory: developmentDir, watch: false}]}} : {};
    },
    async postBuild({outDir, routesPaths}) {
      const pages = listPages();
      checkRoutes(pages, routesPaths);
      await writeFiles(outDir, renderFiles(pages));
    },
  };
}
