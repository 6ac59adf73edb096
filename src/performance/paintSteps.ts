/**
 * Lets a browser paint a page in steps. It reads a small page in one go and
 * paints nothing before it has laid out all of it, which on a slow phone takes a
 * quarter of a second. Chromium looks after each script in the page whether it
 * has read for 10 ms, and if so lets a frame be painted before it reads on. So a
 * script stands behind the announcement, one behind the navigation, one behind
 * the introduction and one behind the first section, and lays out what is there:
 * work that the frame needs anyway, and that takes long enough on exactly those
 * devices that need the frame.
 *
 * Measured at four times slow-down, in turn. First paint of an operation page:
 * 488 ms without the layout, 396 with it, and seldom far from that (quarters 384
 * and 424, before 416 and 560). The scripts at the end, where they are not in the
 * way of what there is to see, are worth another 15 ms. Largest paint of a guide:
 * the step behind the first section 10 to 40 ms, the one behind the introduction
 * 748 -> 668 ms, with half the blocking time. First paint of a guide without the
 * early requests for its images: 512 -> 500 ms, lower half 462 -> 445.
 */
import {divideStyles} from './firstStyles';

/**
 * Takes itself away, so that React finds the page as it made it, puts styles that
 * came within the page where React does not tidy, and lays out the page so far.
 */
const step = (id = ''): string => `<script${id}>document.currentScript.remove();document.head.append(...document.querySelectorAll("#__docusaurus>style"));document.body.offsetHeight</script>`;
const STEP = step();
/**
 * Without it a browser paints an empty page first, as soon as it has read the
 * head, and what there is to see waits for the frame after that. One that does
 * not know the word paints as before; one that finds no such element waits for
 * the end of the page.
 */
const EXPECT = '<link rel=expect href=#seen blocking=render>';
const PAINTED = step(' id=seen');

/** The script of src/site/headScript.ts, and the theme's, which knows nothing of samples. */
const HEAD = /<script>(?:(?!<\/script>)[^])*sample-language/;
const THEME = /<script>(?:(?!<\/script>|sample-language)[^])*docusaurus-theme(?:(?!<\/script>|sample-language)[^])*<\/script>/;
/** The page's own style sheet, and those of parts that stand on this page alone. */
const STYLES = /<style>([^]*?)<\/style>/;
const STYLES_OF_PARTS = /<style data-href=[^]*?<\/style>/g;
/** The heading of the page and its first paragraph, in which an operation's address stands before the text. A closing tag that may be left out is left out. */
const INTRODUCTION = /<main[\s\S]*?<h1[\s\S]*?<p(?! class="?endpoint)[\s>][\s\S]*?(?=<(?:\/?(?:p|div|section|article|header|footer|aside|main)|h2|ul|ol|pre|table)[\s>])/;
/** What fills the first screen: all up to the second heading. */
const FIRST_SECTION = /<main[\s\S]*?<h2[\s\S]*?(?=<h2)/;
const NAVIGATION = /<nav aria-label="?Main(?=[\s">])[\s\S]*?<\/nav>/;
/** React asks early for each image of a page, which delays the first paint and gains nothing: the images are asked for as the page is read. */
const IMAGE_PRELOADS = /<link rel="?preload"? as="?image"?[^>]*>/g;
/** They run once the page is read, in their order, wherever they stand. */
const DEFERRED = /<script src=[^\s>]+ defer><\/script>/g;

/**
 * @param html a built page with its styles in it
 * @returns the page with the steps, with its own scripts at its end, and without the theme's script, in whose place the head's stands (src/site/headScript.ts) and which would be a step before anything is there to see
 * @throws Error when the page has not the parts of a page of this site
 */
export function paintInSteps(html: string): string {
  const deferred = html.match(DEFERRED);
  const css = STYLES.exec(html)?.[1];
  const navigation = NAVIGATION.exec(html)?.index;
  if (!THEME.test(html) || !deferred || !HEAD.test(html) || !css || !navigation) {
    throw new Error('A page lacks the script of the theme, the one of src/site/headScript.ts, its own styles or scripts or the main navigation, by which src/performance/paintSteps.ts finds its way.');
  }
  const {first, rest} = divideStyles(css, html.slice(0, html.indexOf('<head>')) + html.slice(html.indexOf('<body'), navigation));
  const later = [`<style>${rest}</style>`, ...(html.match(STYLES_OF_PARTS) ?? [])].join('');
  return html
    .replace(THEME, '')
    .replace(DEFERRED, '')
    .replace(IMAGE_PRELOADS, '')
    .replace(STYLES_OF_PARTS, '')
    .replace(STYLES, () => `<style>${first}</style>${EXPECT}`)
    .replace(NAVIGATION, (found) => `${PAINTED}${later}${found}${STEP}`)
    .replace(INTRODUCTION, (introduction) => `${introduction}${STEP}`)
    .replace(FIRST_SECTION, (section) => `${section}${STEP}`)
    .replace('</body>', () => `${deferred.join('')}</body>`);
}
