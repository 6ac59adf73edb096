/**
 * Replaces libraries of which the browser needs almost nothing.
 *
 * - `tslib` by the one helper that Docusaurus' client code uses
 *   (../browser/tslib.ts).
 * - `prism-react-renderer` by its names (../browser/prism.ts): code is highlighted
 *   when the site is built (src/prerendered/build/syntaxHighlight.ts), 30 KB gzip less
 *   on every page. Upstream: https://github.com/facebook/docusaurus/issues/9122
 * - `hoist-non-react-statics` and `prop-types`, which serve development only.
 */
import path from 'node:path';
import {SOURCES} from './core';

/** For the bundler's `resolve.alias`; the server's bundle takes them too, so that both render the same. */
export const libraries: Readonly<Record<string, string>> = {
  tslib$: path.join(SOURCES, 'docusaurus/browser/tslib.ts'),
  'hoist-non-react-statics$': path.join(SOURCES, 'docusaurus/browser/hoistStatics.ts'),
  'prop-types$': path.join(SOURCES, 'docusaurus/browser/propTypes.ts'),
  'prism-react-renderer$': path.join(SOURCES, 'docusaurus/browser/prism.ts'),
};
