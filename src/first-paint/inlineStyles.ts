/**
 * Puts the site's style sheet into every page. It is small (what no page uses is
 * removed first), and a page that brings its styles is painted as soon as its
 * HTML is there, without another round trip; later pages of the same visit
 * fetch their content only, so that it is not paid twice.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {PurgeCSS} from 'purgecss';
import {inlineConstants} from './constants';

/** Pages worked on at a time: as many as Node's thread pool has threads, so that memory stays bounded. */
const AT_A_TIME = 4;

const STYLESHEET = /<link rel="?stylesheet"? href="?\/assets\/css\/([\w~.-]+\.css)"?\s*\/?>/g;

/**
 * Plain words that only scripts set as class names: the page of a crash, a
 * failed part, the menus. Any other name from a script counts only where it has
 * a hyphen or underscore, because every English word stands in some script. The
 * attributes are those that the script in the head sets (src/docusaurus/headScript.ts).
 */
const SAFE = [
  'button',
  'close',
  'menu',
  'container',
  'row',
  'col',
  'clean-btn',
  /^nprogress/,
  /^bar$/,
  /^data-theme/,
  /^data-announcement-bar/,
];

/** Variants of the theme's parts that this site does not choose (docusaurus.config.ts); their names stand in its scripts all the same. */
const NOT_CHOSEN = [
  'navbar--dark',
  'navbar--primary',
  'navbar__title',
  'dropdown__link',
  'footer--dark',
  'footer__logo',
  'footer__link-separator',
  'badge--secondary',
  'text--truncate',
  'card',
  'pagination',
  'hero__title',
  'thin-scrollbar',
  'peg',
  /^button--/,
  /^(sidebarLogo|navbarHideable|navbarHidden|sidebarWithHideableNavbar|footerLogoLink|systemToggleIcon|menuHtmlItem|darkNavbarColorModeToggle)_/,
];

async function filesOf(dir: string, ending: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Every word that can be a class, id, tag or attribute name in a text. */
function words(text: string, found: Set<string>): void {
  for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) found.add(word);
}

/** Every custom property that a text reads. */
function variablesIn(text: string, found: Set<string>): void {
  for (const [, name] of text.matchAll(/(?:var|getPropertyValue)\(\s*["'`]?(--[\w-]+)/g)) if (name) found.add(name);
}

export interface InlinedStyles {
  /** Bytes of the style sheet as built. */
  before: number;
  /** Bytes of what stands in each page. */
  after: number;
  pages: number;
}

/**
 * @param dir folder of the built site
 * @param finish does with each page, once its styles are in it, what else is to be done, and writes it; it is told the page's file in the folder
 * @throws Error when a page does not name the style sheet in the known form
 */
export async function inlineStyles(
  dir: string,
  finish: (html: string, file: string) => Promise<void>,
): Promise<InlinedStyles> {
  const [pages, scripts] = await Promise.all([filesOf(dir, '.html'), filesOf(path.join(dir, 'assets/js'), '.js')]);
  const found = new Set<string>();
  for (const script of scripts) {
    const text = await readFile(script, 'utf8');
    for (const [word] of text.matchAll(/[A-Za-z][\w-]*[-_][\w-]*/g)) found.add(word);
  }
  const texts = new Map<string, string>();
  const names = new Set<string>();
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const used = [...html.matchAll(STYLESHEET)].map((match) => match[1] ?? '');
    // A part of a page for navigations (src/prerendered): the page itself has the same tags.
    if (used.length === 0) continue;
    for (const name of used) names.add(name);
    texts.set(page, html);
    // Only names inside tags can be what a style rule is about.
    for (const [tag] of html.matchAll(/<[^>]+>/g)) words(tag, found);
  }
  if (names.size === 0)
    throw new Error(
      `No page in ${dir} names a style sheet as /assets/css/<name>.css. Was it built by this version of Docusaurus, and not finished already?`,
    );
  // Style sheets that load with their part (console, search) and scripts read variables of the main one.
  const readElsewhere = new Set<string>();
  for (const file of await filesOf(path.join(dir, 'assets'), '.css'))
    if (!names.has(path.basename(file))) variablesIn(await readFile(file, 'utf8'), readElsewhere);
  for (const script of scripts) variablesIn(await readFile(script, 'utf8'), readElsewhere);
  for (const html of texts.values()) variablesIn(html, readElsewhere);
  const styles = new Map<string, string>();
  let before = 0;
  for (const name of names) {
    const css = await readFile(path.join(dir, 'assets/css', name), 'utf8');
    before += css.length;
    const [purged] = await new PurgeCSS().purge({
      content: [{raw: [...found].join(' '), extension: 'html'}],
      css: [{raw: css}],
      safelist: {standard: SAFE, variables: [...readElsewhere]},
      variables: true,
      blocklist: NOT_CHOSEN,
      keyframes: true,
      defaultExtractor: (content) => content.split(' '),
    });
    styles.set(name, purged?.css ?? css);
  }
  // A sheet that came apart from the main one (the landing page's) belongs to
  // the pages that show one of its classes; their HTML does not name it. By the
  // address the loader of its script sees that it is there and fetches no second one.
  for (const file of await filesOf(path.join(dir, 'assets/css'), '.css')) {
    const css = await readFile(file, 'utf8');
    const ownClass = /\.([\w-]+_[\w-]{4})(?=[\s{,.:>])/.exec(css)?.[1];
    if (!ownClass || styles.has(path.basename(file))) continue;
    const users = [...texts].filter(([, html]) => html.includes(ownClass));
    if (users.length > 1)
      throw new Error(
        `${path.basename(file)} is used on ${users.length} pages: move it to the main style sheet (src/docusaurus/build/styles.ts).`,
      );
    for (const [page, html] of users)
      texts.set(
        page,
        html.replace('</head>', () => `<style data-href="/assets/css/${path.basename(file)}">${css}</style></head>`),
      );
  }
  for (const [name, css] of styles) styles.set(name, `<style>${inlineConstants(css, readElsewhere)}</style>`);
  const few = pLimit(AT_A_TIME);
  await Promise.all(
    [...texts].map(([page, html]) =>
      few(() =>
        finish(
          html.replace(STYLESHEET, (_link, name: string) => styles.get(name) ?? ''),
          path.relative(dir, page),
        ),
      ),
    ),
  );
  return {before, after: [...styles.values()].join('').length, pages: texts.size};
}
