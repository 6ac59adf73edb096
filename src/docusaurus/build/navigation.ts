/**
 * Replaces Docusaurus' `PendingNavigation`, and the `BrowserRouter` that its
 * entry asks for, by ../browser/router.tsx: the next page is rendered once, when
 * it has loaded, and not the old page once more at the click.
 */
import path from 'node:path';
import {coreClient, SOURCES} from './core';
import type {Replacement} from './replaceModules';

const by = 'src/docusaurus/build/navigation.ts';
const file = path.join(SOURCES, 'docusaurus/browser/router.tsx');

/** What the router takes the place of. */
export const navigation: readonly Replacement[] = [
  {by, request: './PendingNavigation', issuers: [coreClient('App.js')], file},
  {by, request: 'react-router-dom', issuers: [coreClient('clientEntry.js')], file},
];
