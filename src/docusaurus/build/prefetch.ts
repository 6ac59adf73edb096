/**
 * Replaces Docusaurus' `prefetch` with one that requests each file once
 * (../browser/prefetchOnce.ts): the sidebar's links name the same file about
 * thirty times.
 */
import path from 'node:path';
import {coreClient, SOURCES} from './core';
import type {Replacement} from './replaceModules';

export const prefetch: Replacement = {
  by: 'src/docusaurus/build/prefetch.ts',
  request: './prefetch',
  issuers: [coreClient('docusaurus.js')],
  file: path.join(SOURCES, 'docusaurus/browser/prefetchOnce.ts'),
};
