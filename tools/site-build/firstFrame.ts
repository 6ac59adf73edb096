/**
 * Lets a browser paint a page early. It reads a small page in one go and paints
 * nothing before it has laid out all of it, which on a slow phone takes a quarter
 * of a second. Chromium looks after each script in the page whether it has read
 * for 10 ms, and if so lets a frame be painted before it reads on. So we add a
 * script after the announcement, after the navigation and after the introduction.
 */

/** A script that removes itself, so that React finds the page as it made it. */
const step = (id = ''): string => `<script${id}>document.currentScript.remove()</script>`;
/**
 * Holds back the first frame until there is something to see. Without it a
 * browser paints an empty page first, as soon as it has read the head. A browser
 * that does not know the word paints as before; one that finds no such element
 * waits for the end of the page.
 */
const EXPECT = '<link rel=expect href=#seen blocking=render>';

const NAVIGATION = /<nav aria-label="?Main(?=[\s">])[\s\S]*?<\/nav>/;
/** The heading of the page and the paragraphs below it, without an operation's URL between them. One of them is often the largest part of the first screen. */
const INTRODUCTION =
  /<main[\s\S]*?<h1[\s\S]*?<p(?! class="?endpoint)[\s>][\s\S]*?(?=<(?:\/?(?:div|section|article|header|footer|aside|main)|h2|ul|ol|pre|table)[\s>])/;

/** The script of src/docusaurus/node/headScript.ts, and the theme's, which knows nothing of samples. */
const HEAD = /<script>(?:(?!<\/script>)[^])*sample-language/;
const THEME =
  /<script>(?:(?!<\/script>|sample-language)[^])*docusaurus-theme(?:(?!<\/script>|sample-language)[^])*<\/script>/;
/** React asks early for each image of a page. That delays the first paint and gains nothing, because the parser requests the images anyway. */
const IMAGE_PRELOADS = /<link rel="?preload"? as="?image"?[^>]*>/g;
/** Scripts that run once the page is read, in their order, wherever they are. */
const DEFERRED = /<script src=[^\s>]+ defer><\/script>/g;

/** Tags that a page gets. */
interface AddedTags {
  /** At the end of its head. */
  head?: string;
  /** Scripts (pageScripts.ts) before those that it names itself. */
  scripts?: string;
}

/**
 * @param html a built page with its styles in it
 * @param added tags that the page gets besides
 * @returns the page with the steps, with its scripts at its end, and without the theme's script, in whose place the head's stands (src/docusaurus/node/headScript.ts)
 * @throws Error when the page has not the parts of a page of this site
 */
export function prepareFirstFrame(html: string, added: AddedTags = {}): string {
  const scripts = html.match(DEFERRED)?.join('');
  const lacks = ![THEME, HEAD, NAVIGATION, /<\/head>/, /<\/body>/].every((part) => part.test(html));
  if (lacks || !scripts)
    throw new Error(
      "A page lacks something that tools/site-build/firstFrame.ts looks for: the theme's script, the script of src/docusaurus/node/headScript.ts, its scripts, the main navigation, or the end of its head or body.",
    );
  return html
    .replace(THEME, '')
    .replace(DEFERRED, '')
    .replace(IMAGE_PRELOADS, '')
    .replace('</head>', () => `${EXPECT}${added.head ?? ''}</head>`)
    .replace(NAVIGATION, (navigation) => `${step(' id=seen')}${navigation}${step()}`)
    .replace(INTRODUCTION, (introduction) => `${introduction}${step()}`)
    .replace(/<\/body>(?![^]*<\/body>)/, () => `${added.scripts ?? ''}${scripts}</body>`);
}
