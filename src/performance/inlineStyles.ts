/**
 * Puts the site's style sheet into every page. It is small (what no page uses is
 * removed first), and a page that brings its styles is painted as soon as its
 * HTML is there, without another round trip; later pages of the same visit
 * fetch their content only, so that it is not paid twice.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {fewAtATime} from './fewAtATime';
import {dropUnread, variablesOf} from './variables';

const STYLESHEET = /<link rel="?stylesheet"? href="?\/assets\/css\/([\w~.-]+\.css)"?\s*\/?>/g;

/**
 * Plain words that only scripts set as class names: the page of a crash, a
 * failed part, the menus. Any other name from a script counts only where it has
 * a hyphen or underscore, because every English word stands in some script. The
 * attributes are those that the script in the head sets (src/site/headScript.ts).
 */
const SAFE = ['button', 'close', 'menu', 'container', 'row', 'col', 'clean-btn', /^nprogress/, /^peg$|^bar$/, /^data-theme/, /^data-announcement-bar/];

/** Variants of the theme's parts that this site does not choose (docusaurus.config.ts); their names stand in its scripts all the same. */
const NOT_CHOSEN = ['navbar--dark', 'navbar--primary', 'navbar__title', 'dropdown__link', 'footer--dark', 'footer__logo', 'footer__link-separator', 'badge--secondary', 'text--truncate'];

/**
 * The theme hides the outline of what the mouse has put the focus on. No browser
 * draws one there, our own outline for the keyboard outweighs the rule, and with
 * it a browser finds the style of every element anew at the first click on each
 * page: 14 to 30 ms on a slow phone.
 */
const WITHOUT_EFFECT = /^body:not\(\.navigation-with-keyboard\)/;

async function filesOf(dir: string, ending: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending)).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Every word that can be a class, id, tag or attribute name in a text. */
function words(text: string, found: Set<string>): void {
  for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) found.add(word);
}

/**
 * The theme and our own sheet both set the same variables, one after the other:
 * the last value of each is enough.
 *
 * @param css the whole style sheet
 * @param kept variables that something outside this sheet reads
 * @returns the same styles in fewer bytes
 */
export function mergeVariables(css: string, kept: ReadonlySet<string> = new Set()): string {
  const root = postcss.parse(css);
  const first = new Map<string, Rule>();
  for (const node of [...root.nodes]) {
    if (node.type !== 'rule' || !/^(:root|html\[data-theme=["']?dark["']?\])$/.test(node.selector)) continue;
    const selector = node.selector.replace(/["']/g, '');
    const target = first.get(selector);
    if (!target) {
      first.set(selector, node);
      continue;
    }
    node.walkDecls((declaration) => {
      target.walkDecls(declaration.prop, (old) => void old.remove());
      target.append(declaration.clone());
    });
    node.remove();
  }
  root.walkRules((rule) => void (WITHOUT_EFFECT.test(rule.selector) && rule.remove()));
  dropOverridden(root);
  inlineConstants(root, kept);
  return root.toString();
}

/** Drops what a later rule with the very same selector sets again: it can never be seen. */
function dropOverridden(root: Root): void {
  const later = new Map<string, Set<string>>();
  for (const node of [...root.nodes].reverse()) {
    if (node.type !== 'rule') continue;
    const set = later.get(node.selector) ?? new Set();
    later.set(node.selector, set);
    const own: string[] = [];
    node.each((child) => {
      if (child.type !== 'decl') return;
      if (set.has(child.prop) && !child.important) child.remove();
      else own.push(child.prop);
    });
    // Of one rule both are kept: the first is for browsers that do not know the second.
    for (const prop of own) set.add(prop);
    if (node.nodes.length === 0) node.remove();
  }
}

/**
 * A variable that is set once and never again is a constant: where its value is
 * no longer than its name, or it is used once or twice, it is shorter without.
 * One that reads another variable may be that in other places only.
 */
function inlineConstants(root: Root, kept: ReadonlySet<string>): void {
  for (let changed = true; changed; ) {
    changed = false;
    const declared = new Map<string, Declaration[]>();
    root.walkDecls(/^--/, (declaration) => void declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]));
    for (const [name, [declaration, ...others]] of declared) {
      const parent = declaration?.parent;
      if (!declaration || kept.has(name) || others.length > 0 || parent?.type !== 'rule' || (parent as Rule).selector !== ':root') continue;
      const use = new RegExp(`var\\(${name}\\)`, 'g');
      const users: Declaration[] = [];
      let uses = 0;
      root.walkDecls((user) => {
        const count = user.value.match(use)?.length ?? 0;
        uses += count;
        if (count > 0) users.push(user);
      });
      const isShort = declaration.value.length <= `var(${name})`.length && !declaration.value.includes('var(');
      if ((uses > 2 && !isShort) || new RegExp(`var\\(${name}\\s*,`).test(root.toString())) continue;
      // Minified values stand side by side without a space, which `)` allows and a number does not.
      for (const user of users) user.value = user.value.replace(use, () => ` ${declaration.value} `).replace(/\s+/g, ' ').trim();
      declaration.remove();
      changed = true;
    }
  }
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
export async function inlineStyles(dir: string, finish: (html: string, file: string) => Promise<void>): Promise<InlinedStyles> {
  const [pages, scripts] = await Promise.all([filesOf(dir, '.html'), filesOf(path.join(dir, 'assets/js'), '.js')]);
  const found = new Set<string>();
  // What reads a variable and is not part of a page's own style sheet: the
  // sheets that come later (console, search), style attributes, scripts.
  const outside: string[] = [];
  for (const script of scripts) {
    const text = await readFile(script, 'utf8');
    outside.push(text);
    for (const [word] of text.matchAll(/[A-Za-z][\w-]*[-_][\w-]*/g)) found.add(word);
  }
  const texts = new Map<string, string>();
  const names = new Set<string>();
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const used = [...html.matchAll(STYLESHEET)].map((match) => match[1] ?? '');
    // A part of a page for navigations (src/islands): the page itself has the same tags.
    if (used.length === 0) continue;
    for (const name of used) names.add(name);
    texts.set(page, html);
    // Only names inside tags can be what a style rule is about.
    for (const [tag] of html.matchAll(/<[^>]+>/g)) words(tag, found);
    outside.push(html);
  }
  if (names.size === 0) throw new Error(`No page in ${dir} names a style sheet as /assets/css/<name>.css. Was it built by this version of Docusaurus, and not finished already?`);
  const styles = new Map<string, string>();
  let before = 0;
  for (const name of names) {
    const css = await readFile(path.join(dir, 'assets/css', name), 'utf8');
    before += css.length;
    const [purged] = await new PurgeCSS().purge({
      content: [{raw: [...found].join(' '), extension: 'html'}],
      css: [{raw: css}],
      safelist: {standard: SAFE},
      blocklist: NOT_CHOSEN,
      // Only the main sheet knows which variables the others use.
      variables: false,
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
    if (!styles.has(path.basename(file))) outside.push(css);
    const ownClass = /\.([\w-]+_[\w-]{4})(?=[\s{,.:>])/.exec(css)?.[1];
    if (!ownClass || styles.has(path.basename(file))) continue;
    const users = [...texts].filter(([, html]) => html.includes(ownClass));
    if (users.length > 1) throw new Error(`${path.basename(file)} is used on ${users.length} pages: let the main style sheet hold it (cacheGroups in src/performance/plugin.ts).`);
    for (const [page, html] of users) texts.set(page, html.replace('</head>', () => `<style data-href="/assets/css/${path.basename(file)}">${css}</style></head>`));
  }
  const kept = variablesOf(outside);
  for (const [name, css] of styles) styles.set(name, `<style>${withoutUnread(mergeVariables(css, kept), kept)}</style>`);
  const missing = undeclared([...styles.values(), ...outside]);
  if (missing.length > 0) throw new Error(`The style sheets read ${missing.join(', ')}, which none sets. Set it in src/css/custom.css, or give var() a fallback.`);
  await fewAtATime(texts, ([page, html]) => finish(html.replace(STYLESHEET, (_link, name: string) => styles.get(name) ?? ''), path.relative(dir, page)));
  return {before, after: [...styles.values()].join('').length, pages: texts.size};
}

/** Names of the variables that the style sheets read without a fallback and that none of them sets. */
export function undeclared(sheets: readonly string[]): string[] {
  const [set, read] = [new Set<string>(), new Set<string>()];
  // One by one: all pages together are more than a string can hold once there are thousands.
  for (const sheet of sheets) {
    for (const [, name] of sheet.matchAll(/(--[\w-]+)\s*:/g)) if (name) set.add(name);
    for (const [, name] of sheet.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) if (name) read.add(name);
  }
  return [...read].filter((name) => !set.has(name)).sort();
}

function withoutUnread(css: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropUnread(root, kept);
  return root.toString();
}
