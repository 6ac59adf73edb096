/**
 * Replaces parts of this site whose content is prerendered by their browser form,
 * which finds it in the page. Nothing of Docusaurus is touched.
 */
import path from 'node:path';
import {SOURCES} from './core';
import type {Replacement} from './replaceModules';

const by = 'src/docusaurus/build/ownParts.ts';

export const ownParts: readonly Replacement[] = [
  {
    by,
    request: '@site/src/landing/LandingContent',
    issuers: [path.join(SOURCES, 'pages/index.tsx')],
    file: path.join(SOURCES, 'landing/browser/PrerenderedLanding.tsx'),
  },
  {
    by,
    request: '@site/src/components/CategoryContent',
    issuers: [path.join(SOURCES, 'theme/DocCategoryGeneratedIndexPage/index.tsx')],
    file: path.join(SOURCES, 'components/browser/PrerenderedCategory.tsx'),
  },
  {
    by,
    request: './PageFooter',
    issuers: [path.join(SOURCES, 'components/PageLayout.tsx')],
    file: path.join(SOURCES, 'components/browser/PrerenderedFooter.tsx'),
  },
];
