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
 * 748 -> 668 ms, with half the blocking time. First paint of a guide: 536 -> 496
 * ms without the two readers of the address, each of which makes Chromium set up
 * an interface that a page without a query has no use for.
 */

/** Takes itself away, so that React finds the page as it made it, and lays out the page so far. */
const STEP = '<script>document.currentScript.remove();document.body.offsetHeight</script>';

/** The inline script in which a word stands. */
const scriptWith = (word: string): RegExp => new RegExp(`<script>((?:(?!</script>)[^])*${word}(?:(?!</script>)[^])*)</script>`);
const THEME = scriptWith('docusaurus-theme');
const HEAD = scriptWith('sample-language');
/** The heading of the page and its first paragraph, in which an operation's address stands before the text. A closing tag that may be left out is left out. */
const INTRODUCTION = /<main[\s\S]*?<h1[\s\S]*?<p(?! class="?endpoint)[\s>][\s\S]*?(?=<(?:\/?(?:p|div|section|article|header|footer|aside|main)|h2|ul|ol|pre|table)[\s>])/;
/** What fills the first screen: all up to the second heading. */
const FIRST_SECTION = /<main[\s\S]*?<h2[\s\S]*?(?=<h2)/;
const NAVIGATION = /<nav aria-label="?Main(?=[\s">])[\s\S]*?<\/nav>/;
/** Where the script of the theme reads colours and attributes from the address. */
const QUERY_READERS: readonly (readonly [RegExp, string])[] = [
  [/return (?=new URLSearchParams\(window\.location\.search\)\.get\()/, 'return location.search&&'],
  [/for\((?=[^()]*\bof new URLSearchParams\(window\.location\.search\))/, 'if(location.search)for('],
];
/** They run once the page is read, in their order, wherever they stand. */
const DEFERRED = /<script src=[^\s>]+ defer><\/script>/g;

/**
 * @param script the script of the theme
 * @returns the same script, which reads the query of an address only where there is one
 * @throws Error when it does not read it as expected
 */
function readingQueries(script: string): string {
  return QUERY_READERS.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`The script of the theme no longer reads the query of an address by ${pattern}, where src/performance/paintSteps.ts spares pages without one the work.`);
    return text.replace(pattern, replacement);
  }, script);
}

/**
 * @param html a built page with its styles in it
 * @returns the page with the steps, with its own scripts at its end, and with the theme's script, which would be a step before anything is there to see, made one with the head's
 * @throws Error when the page has not the parts of a page of this site
 */
export function paintInSteps(html: string): string {
  const theme = THEME.exec(html);
  const deferred = html.match(DEFERRED);
  if (!theme || !deferred || !HEAD.test(html) || !NAVIGATION.test(html)) {
    throw new Error('A page lacks the script of the theme, the one of src/site/plugin.ts, its own scripts or the main navigation, by which src/performance/paintSteps.ts finds its way.');
  }
  return html
    .replace(theme[0], '')
    .replace(DEFERRED, '')
    .replace(HEAD, (_script, text: string) => `<script>${text.replace(/;?\s*$/, ';')}${readingQueries(theme[1]!)}</script>`)
    .replace(NAVIGATION, (navigation) => `${STEP}${navigation}${STEP}`)
    .replace(INTRODUCTION, (introduction) => `${introduction}${STEP}`)
    .replace(FIRST_SECTION, (section) => `${section}${STEP}`)
    .replace('</body>', () => `${deferred.join('')}</body>`);
}
