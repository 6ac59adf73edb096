/**
 * Lists all code that runs on the first visit to any page, besides the start and what React renders.
 * Docusaurus sends its configuration to every reader, and there this list would be 0.2 KiB of JavaScript.
 */
import path from 'node:path';
import {SOURCES} from './core';

export const CLIENT_MODULES: readonly string[] = [
  // Reloads a page whose first scripts are missing, and drops their tags.
  'docusaurus/browser/chunkReload.ts',
  // Fetches the pages that links lead to, once the browser is idle.
  'prerender/browser/prefetchLinks.ts',
  // Knows whether a page is still loading.
  'browser/visit.ts',
  // Loads custom elements by their tag.
  'theme/elements.ts',
  // Keeps what has the focus in sight in rows that scroll.
  'browser/scrollRow.ts',
  // Opens what the place in the URL is folded into.
  'components/Field/openFolded.browser.ts',
  // Listens for "Try it", and opens the console if the URL holds a request.
  'console/browser/tryIt.ts',
  // Listens for the form "Paste what you have".
  'recognise/browser/mountStart.tsx',
  // Listens for a file, the text of one and a shared list of packages.
  'lockfile-check/browser/openCheck.ts',
  // Keeps the reader's place in each entry of the history. Comes last, because it has the last word on where a page stands.
  'docusaurus/browser/scrollPlaces.ts',
].map((file) => path.join(SOURCES, file));
