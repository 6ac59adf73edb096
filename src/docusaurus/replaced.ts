/**
 * Lists what stays replaced in Docusaurus. Prerendering (src/prerender, node/generatedTables.ts, src/reference/routes) has no
 * switch, because content reaches readers through it. Each of the others can be switched off, to see what it is
 * worth: set it to `false` and build. Bytes are gzip, milliseconds at 4x slow-down on a phone's connection.
 */
export const SAVINGS = {
  /** Without them, 28 KiB more JavaScript, and 110 ms more blocking: a highlighter, and helpers of a compiler (browser/prism.ts, browser/tslib.ts). */
  libraries: true,
  /** Without it, styles of the console and search come with every page: 8 KiB, and the first paint is 80 ms later (node/styles.ts). */
  styles: true,
  /** Without it, the tab shows the site's title for 0.3 to 1.2 s before the page's own (browser/siteMetadata.tsx). */
  siteMetadata: true,
  /** Without them, the start blocks for 130 ms more (browser/start.ts). */
  pauses: true,
  /** Without it, a click shows no response for half a second, and a page offline is lost (browser/preload.ts). */
  preload: true,
  /** Without it, Back arrives at the top, with all folds closed (browser/places.ts). */
  places: true,
  /** Without it, prefetching a sidebar's links delays what the reader does, and fetches a file again for each link (src/prerender/browser/prefetchLinks.ts). */
  prefetch: true,
  /** Without it, a page is painted 280 ms later, with 5 KiB more styles (tools/site-build/inlineStyles.ts). */
  inlineStyles: true,
  /** Without it, the first paint is 160 ms later, and 210 to 360 ms on a machine that is busy besides (tools/site-build/firstFrame.ts). */
  firstFrame: true,
  /** Without it, a page responds a round trip later (tools/site-build/pageScripts.ts). */
  pageScripts: true,
};
