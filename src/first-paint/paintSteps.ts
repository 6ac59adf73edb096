/**
 * Lets a browser paint a page in steps. It reads a small page in one go and
 * paints nothing before it has laid out all of it, which on a slow phone takes a
 * quarter of a second. Chromium looks after each script in the page whether it
 * has read for 10 ms, and if so lets a frame be painted before it reads on. So a
 * script stands behind the announcement, one behind the navigation, one behind
 * the introduction and one behind the first section, and lays out what is there:
 * work that the frame needs anyway, and that takes long enough on exactly those
 * devices that need the frame.
 */
import {divideStyles} from './firstStyles';

/**
 * Takes itself away, so that React finds the page as it made it, puts styles that
 * came within the page where React does not tidy, and lays out the page so far.
 */
const step = (id = ''): string =>
  `<script${id}>document.currentScript.remove();document.head.append(...document.querySelectorAll("#__docusaurus>style"));document.body.offsetHeight</script>`;
const STEP = step();
/**
 * Without it a browser paints an empty page first, as soon as it has read the
 * head, and what there is to see waits for the frame after that. One that does
 * not know the word paints as before; one that finds no such element waits for
 * the end of the page.
 */
const EXPECT = '<link rel=expect href=#seen blocking=render>';
const PAINTED = step(' id=seen');

/** The script of src/docusaurus/headScript.ts, and the theme's, which knows nothing of samples. */
const HEAD = /<script>(?:(?!<\/script>)[^])*sample-language/;
const THEME =
  /<script>(?:(?!<\/script>|sample-language)[^])*docusaurus-theme(?:(?!<\/script>|sample-language)[^])*<\/script>/;
/** The page's own style sheet, and those of parts that stand on this page alone. */
const STYLES = /<style>([^]*?)<\/style>/;
const STYLES_OF_PARTS = /<style data-href=[^]*?<\/style>/g;
/** The heading of the page and the paragraphs below it, before which an operation's URL stands. The largest of them is often what is painted largest. */
const INTRODUCTION =
  /<main[\s\S]*?<h1[\s\S]*?<p(?! class="?endpoint)[\s>][\s\S]*?(?=<(?:\/?(?:div|section|article|header|footer|aside|main)|h2|ul|ol|pre|table)[\s>])/;
/** What fills the first screen: all up to the second heading. */
const FIRST_SECTION = /<main[\s\S]*?<h2[\s\S]*?(?=<h2)/;
const NAVIGATION = /<nav aria-label="?Main(?=[\s">])[\s\S]*?<\/nav>/;
/** React asks early for each image of a page. That delays the first paint and gains nothing: the images are asked for as the page is read. */
const IMAGE_PRELOADS = /<link rel="?preload"? as="?image"?[^>]*>/g;
/** They run once the page is read, in their order, wherever they stand. */
const DEFERRED = /<script src=[^\s>]+ defer><\/script>/g;

/** Tags that a page gets. */
interface AddedTags {
  /** At the end of its head. */
  head?: string;
  /** Scripts (pageScripts.ts), which stand before those that it names itself. */
  scripts?: string;
}

/** A piece of a text that another takes the place of. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** Makes all changes at once: each by itself would copy the whole page, which takes longer than finding its place. */
function withChanges(html: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    parts.push(html.slice(end, change.start), change.text);
    ({end} = change);
  }
  return [...parts, html.slice(end)].join('');
}

/**
 * @param html a built page with its styles in it
 * @param added tags that the page gets besides
 * @returns the page with the steps, with its scripts at its end, and without the theme's script, in whose place the head's stands (src/docusaurus/headScript.ts) and which would be a step before anything is there to see
 * @throws Error when the page has not the parts of a page of this site
 */
export function paintInSteps(html: string, added: AddedTags = {}): string {
  const [theme, styles, navigation] = [THEME, STYLES, NAVIGATION].map((part) => part.exec(html));
  const all = (tags: RegExp): RegExpExecArray[] => [...html.matchAll(tags)];
  const [deferred, stylesOfParts, preloads] = [all(DEFERRED), all(STYLES_OF_PARTS), all(IMAGE_PRELOADS)];
  const [endOfHead, end] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  if (!theme || !styles?.[1] || !navigation || deferred.length === 0 || endOfHead < 0 || end < 0 || !HEAD.test(html)) {
    throw new Error(
      'A page lacks something that src/first-paint/paintSteps.ts looks for: the theme’s script, the script of src/docusaurus/headScript.ts, its styles or scripts, the main navigation, or the end of its head or body.',
    );
  }
  const {first, rest} = divideStyles(
    styles[1],
    html.slice(0, html.indexOf('<head>')) + html.slice(html.indexOf('<body'), navigation.index),
  );
  const text = (tags: readonly RegExpExecArray[]): string => tags.map(([tag]) => tag).join('');
  const replace = (found: RegExpExecArray, by: string): Change => ({
    start: found.index,
    end: found.index + found[0].length,
    text: by,
  });
  const insert = (at: number, what: string): Change => ({start: at, end: at, text: what});
  const behind = (found: RegExpExecArray | null): Change[] =>
    found ? [insert(found.index + found[0].length, STEP)] : [];
  return withChanges(html, [
    ...[theme, ...deferred, ...stylesOfParts, ...preloads].map((found) => replace(found, '')),
    replace(styles, `<style>${first}</style>${EXPECT}`),
    insert(endOfHead, added.head ?? ''),
    insert(navigation.index, `${PAINTED}<style>${rest}</style>${text(stylesOfParts)}`),
    ...[navigation, INTRODUCTION.exec(html), FIRST_SECTION.exec(html)].flatMap(behind),
    insert(end, `${added.scripts ?? ''}${text(deferred)}`),
  ]);
}
