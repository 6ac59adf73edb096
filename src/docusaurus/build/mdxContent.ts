/**
 * Replaces the theme's `MDXContent`, which hands Markdown's components to a page:
 * in the browser the content is finished HTML and needs none of them
 * (../browser/PrerenderedMdx.tsx). No content is shipped twice.
 */
import path from 'node:path';
import {SOURCES} from './core';
import type {Replacement} from './replaceModules';

export const mdxContent: Replacement = {
  by: 'src/docusaurus/build/mdxContent.ts',
  request: '@theme/MDXContent',
  issuers: [path.join(SOURCES, 'theme/DocItem/index.tsx')],
  file: path.join(SOURCES, 'docusaurus/browser/PrerenderedMdx.tsx'),
};
