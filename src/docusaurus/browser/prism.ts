/**
 * Stands in for `prism-react-renderer`: code is highlighted at build time, and
 * the theme package only reads these names. 30 KB gzip less on every page.
 * Upstream: https://github.com/facebook/docusaurus/issues/9122
 */
export const themes = {palenight: {plain: {}, styles: []}};
export const Prism = {languages: {}};
