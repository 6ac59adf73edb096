/**
 * Lists what stays replaced in Docusaurus. Prerendering (src/prerender, node/generatedTables.ts, src/reference/routes) has no
 * switch, because content reaches readers through it. Each of the others can be switched off, to see what it is
 * worth: set it to `false` and build. Bytes are gzip, milliseconds at 4x slow-down on a phone's connection.
 */
export const SAVINGS = {
  /** Without it, all pages load a table of titles and descriptions: 6 KiB more JavaScript (node/docsVersion.ts). */
  docsVersion: true,
  /** Without them, 34 KiB more JavaScript: a highlighter, and helpers of a compiler (browser/prism.ts, browser/tslib.ts). */
  libraries: true,
  /** Without it, styles of the console and search come with every page (node/styles.ts). */
  styles: true,
  /** Without it, the tab shows the site's title for 0.3 to 1.2 s before the page's own (browser/siteMetadata.tsx). */
  siteMetadata: true,
  /** Without them, the longest task of the start is two to four times as long (browser/start.ts). */
  pauses: true,
  /** Without it, a click shows no response for half a second, and a page offline is lost (browser/preload.ts). */
  preload: true,
  /** Without it, Back arrives at the top, with all folds closed (browser/places.ts). */
  places: true,
  /** Without it, prefetching a sidebar's links delays what the reader does, and fetches a file again for each link (src/prerender/browser/prefetchLinks.ts). */
  prefetch: true,
  /** Without it, a page waits for a style sheet of 30 KiB before it is painted (tools/site-build/inlineStyles.ts). */
  inlineStyles: true,
  /** Without it, the first paint is 50 to 180 ms later (tools/site-build/firstFrame.ts). */
  firstFrame: true,
  /** Without it, a page responds a round trip later (tools/site-build/pageScripts.ts). */
  pageScripts: true,
};
