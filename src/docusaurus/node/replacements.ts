/**
 * Lists the modules that replace others in the browser's bundle. Each says in its
 * first lines what it replaces and why.
 */
import path from 'node:path';
import {coreClient, SOURCES} from './core';
import type {Replacement} from './replaceModules';

const source = (file: string): string => path.join(SOURCES, file);

const replace = (request: string, issuer: string, file: string): Replacement => ({
  by: 'src/docusaurus/node/replacements.ts',
  request,
  issuers: [coreClient(issuer)],
  file: source(file),
});

export const replacements: readonly Replacement[] = [
  replace('./ClientLifecyclesDispatcher', 'PendingNavigation.js', 'docusaurus/browser/lifecycles.tsx'),
  replace('./preload', 'PendingNavigation.js', 'docusaurus/browser/preload.ts'),
  replace('./SiteMetadataDefaults', 'App.js', 'docusaurus/browser/siteMetadata.tsx'),
];

/**
 * Libraries of which the browser needs almost nothing. For the bundler's
 * `resolve.alias`; the server's bundle takes them too, so that both render the same.
 */
export const libraries: Readonly<Record<string, string>> = {
  tslib$: source('docusaurus/browser/tslib.ts'),
  'prism-react-renderer$': source('docusaurus/browser/prism.ts'),
};
