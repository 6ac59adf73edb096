/**
 * Divides a page's styles at its first frame. What stands above the navigation
 * (the announcement) needs a tenth of the style sheet; a browser that has read
 * only that tenth paints it before it reads the rest.
 */
import postcss, {type ChildNode, type Declaration, type Root, type Rule} from 'postcss';
import {isOfVariables} from './constants';

export interface DividedStyles {
  /** Every rule that can match what is painted first, as it is then: nothing has the pointer or the focus yet. */
  first: string;
  /**
   * The style sheet, so that the order of its rules decides as before. Not set
   * again are variables that `first` has set for good, and rules whose selector
   * is one tag: `first` has all of those for its tags, in their order, and every
   * other selector outweighs them.
   */
  rest: string;
}

/** Attributes of the page that the script in the head sets (src/docusaurus/headScript.ts) and that bear on the announcement. */
const SET_BY_SCRIPT = ['data-theme', 'data-announcement-bar-initially-dismissed'] as const;
/** What nothing can be yet. */
const LATER = /:(?:hover|focus|focus-visible|focus-within|active|disabled)\b/;

/** Tags, attributes, classes and ids by the marks that they have in a selector. */
function namesIn(html: string): Set<string> {
  const names = new Set(['*', ...SET_BY_SCRIPT.map((name) => `[${name}`)]);
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', quoted, plain] of attributes.matchAll(/\s([a-z][\w-]*)(?:=(?:"([^"]*)"|([^\s>"]+)))?/gi)) {
      names.add(`[${name}`);
      const mark = {class: '.', id: '#'}[name];
      if (mark) for (const word of (quoted ?? plain ?? '').split(/\s+/)) names.add(`${mark}${word}`);
    }
  }
  return names;
}

/** Whether a selector can match where only some names are. What a pseudo-class asks for, and the value of an attribute, is taken to be so. */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector.replace(/(\[[\w-]+)[^\]]*\]/g, '$1');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/::?[\w-]+(?:\([^()]*\))?/g, '');
  }
  return [...plain.matchAll(/[.#[]?[A-Za-z_][\w-]*/g)].every(([name]) => names.has(name));
}

const isTag = (selector: string): boolean => /^(?:\*|[a-z][a-z\d]*)$/.test(selector);

const within = (node: ChildNode, what: RegExp): boolean =>
  node.parent?.type === 'atrule' &&
  what.test(`${(node.parent as postcss.AtRule).name} ${(node.parent as postcss.AtRule).params}`);
const KEYFRAMES = /^(?:-webkit-)?keyframes /;
const PRINT = /^media .*\bprint\b/;

/** Drops the variables that the sheet does not read, and what was read by those alone. */
function dropUnread(root: Root): void {
  for (let removed = true; removed; ) {
    removed = false;
    const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/** Keeps some selectors, and what is not empty then. */
function keepSelectors(root: Root, keep: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => keep(selector, rule));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Drops rules and conditions that have nothing in them any more, from the inside out. */
function dropEmpty(container: postcss.Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

const variableKey = (rule: Rule, {prop, value}: Declaration): string => `${rule.selector}\0${prop}\0${value}`;

function divide(css: string, names: ReadonlySet<string>): DividedStyles {
  const moves = (selector: string): boolean => isTag(selector) && names.has(selector);
  const first = postcss.parse(css);
  keepSelectors(
    first,
    (selector, rule) =>
      !within(rule, KEYFRAMES) &&
      (moves(selector) || (!LATER.test(selector) && !within(rule, PRINT) && canMatch(selector, names))),
  );
  dropUnread(first);
  dropEmpty(first);
  const set = new Set<string>();
  first.walkRules((rule) => {
    if (isOfVariables(rule)) rule.walkDecls(/^--/, (declaration) => void set.add(variableKey(rule, declaration)));
  });
  const rest = postcss.parse(css);
  keepSelectors(rest, (selector, rule) => within(rule, KEYFRAMES) || !moves(selector));
  rest.walkRules((rule) => {
    if (isOfVariables(rule))
      rule.walkDecls(/^--/, (declaration) => void (set.has(variableKey(rule, declaration)) && declaration.remove()));
  });
  dropEmpty(rest);
  return {first: first.toString(), rest: rest.toString()};
}

const divided = new Map<string, DividedStyles>();

/**
 * @param css a page's style sheet, in which `:root` is the selector of one rule outside conditions (inlineStyles.ts)
 * @param html what is painted first, with the tags that it stands in
 * @returns the parts; the same ones again for pages that begin alike
 */
export function divideStyles(css: string, html: string): DividedStyles {
  const names = new Set([...namesIn(html)].filter((name) => css.includes(name)));
  const key = [css, ...names].join('\0');
  const parts = divided.get(key) ?? divide(css, names);
  divided.set(key, parts);
  return parts;
}
