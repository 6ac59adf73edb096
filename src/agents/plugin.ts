/** Brings into the site what agents and programs read beside the pages: Markdown, llms.txt, API descriptions, listings, feed. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkRoutes, renderFiles, writeFiles} from './files';
import {listPages} from './pages';
import {startWriting, type Writing} from './writer';

export default function agentsPlugin({siteDir, generatedFilesDir, outDir}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDir = path.join(generatedFilesDir, 'agents', 'files');
  let written = false;
  let writing: Writing | undefined;
  return {
    name: 'agents',
    async loadContent() {
      if (process.env.NODE_ENV === 'production') writing = startWriting(siteDir, generatedFilesDir, outDir);
      await Promise.resolve();
    },
    async contentLoaded() {
      // The development server serves the files as they were when it started: making them takes seconds.
      if (!isDevelopment || written) return;
      written = true;
      writeFiles(developmentDir, renderFiles(listPages()));
      await Promise.resolve();
    },
    configureWebpack(): object {
      return isDevelopment ? {devServer: {static: [{directory: developmentDir, watch: false}]}} : {};
    },
    async postBuild({routesPaths}) {
      if (!writing) throw new Error('The files beside the pages were not begun: is NODE_ENV "production" from the start of the build?');
      checkRoutes(await writing.finish(), routesPaths);
    },
  };
}
