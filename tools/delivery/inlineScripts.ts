/** The inline scripts and styles of a built site: the policy names each by its hash. */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import type {Hashes} from './headers';

/**
 * The inline scripts of the site, by words of each. A hash lets
 * a script run anywhere in a page, so one that came in by another way (a
 * description, a page) must not get its hash into the policy unseen.
 */
const KNOWN: readonly {what: string; mark: string}[] = [
  {what: 'what a page is given before the first paint (src/docusaurus/node/headScript.ts)', mark: 'sample-language'},
  {what: 'colour mode and announcement, by the theme', mark: 'data-announcement-bar-initially-dismissed'},
  {what: 'frames while the page is read (tools/site-build/firstFrame.ts)', mark: 'document.currentScript.remove()'},
  {
    what: 'help with a wrong base URL, on the landing page (src/landing/baseUrlHelp.ts)',
    mark: '__docusaurus-base-url-issue-banner',
  },
];

/** Matches one tag after the other, so that text in attributes and comments is not mistaken for a tag. */
const TAGS =
  /<!--[\s\S]*?-->|<script(?=[\s>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>|<style(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>(?<style>[\s\S]*?)<\/style\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Matches quoted values, which are removed from a tag before a search for attributes. */
const STYLE_ATTRIBUTE = /\sstyle\s*=/i;

/** Types that make a script a block of data, which no browser runs. */
const DATA = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/plain)["']?(?=[\s>]|$)/i;

/** The inline scripts and styles of a page, as a policy sees them. */
interface InlineCode {
  /** The texts of the scripts that a browser runs as it reads the page. */
  scripts: string[];
  /** The texts of its styles. */
  styles: string[];
  /** The first tag with a style attribute. */
  styledTag?: string;
}

/** @returns the inline scripts and styles of a page */
export function inlineCode(html: string): InlineCode {
  const code: InlineCode = {scripts: [], styles: []};
  for (const {0: tag, 1: attributes, 2: script, groups} of html.matchAll(TAGS)) {
    if (attributes !== undefined && script !== undefined) {
      if (!/(^|\s)src\s*=/i.test(attributes) && !DATA.test(attributes)) code.scripts.push(script);
    } else if (groups?.style !== undefined) code.styles.push(groups.style);
    else if (STYLE_ATTRIBUTE.test(tag.replace(/"[^"]*"|'[^']*'/g, ''))) code.styledTag ??= tag;
  }
  return code;
}

/** @returns the name of a script or style in a policy */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** @returns the paths of a site's pages (and parts of pages), from its folder on, sorted */
export function pagesOf(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** Every policy names all of them: the main style sheet, and one sheet for each type of page. */
const MAX_STYLES = 12;

const hashesOf = (texts: Iterable<string>): string[] => [...new Set(texts)].map(scriptHash).sort();

/** The inline scripts and styles of a site, page by page. */
export class SiteCode {
  private readonly scripts = new Set<string>();
  private readonly styles = new Set<string>();
  /** The first page with a script of each of the known kinds. */
  private readonly kinds = new Map<string, string>();

  /**
   * @param page its path, for the error
   * @returns the hashes of its inline scripts and styles, in the form `sha256-…`, sorted
   * @throws Error when a script is not one of the known ones, when an element has a style attribute, for which a policy has no name, or when there are too many styles
   */
  add(html: string, page: string): Hashes {
    const {scripts, styles, styledTag} = inlineCode(html);
    if (styledTag)
      throw new Error(
        `${page} has a style attribute, which the policy blocks: ${styledTag.slice(0, 120)}\nUse a class.`,
      );
    for (const style of styles) this.styles.add(style);
    if (this.styles.size > MAX_STYLES)
      throw new Error(
        `${page} has more inline styles than the policy has room for (${MAX_STYLES}). Move it to the main style sheet (src/css/custom.css).`,
      );
    for (const script of scripts) if (!this.scripts.has(script)) this.addScript(script, page);
    return {scripts: hashesOf(scripts), styles: hashesOf(styles)};
  }

  private addScript(script: string, page: string): void {
    const known = KNOWN.find(({mark}) => script.includes(mark));
    const other = known && this.kinds.get(known.mark);
    const fault = other ? `is not that of ${other}` : 'tools/delivery/inlineScripts.ts does not know';
    if (!known || other)
      throw new Error(
        `${page} has an inline script that ${fault}: ${script.trim().slice(0, 120)}\nIf it belongs there, move it to a file or add it to KNOWN.`,
      );
    this.kinds.set(known.mark, page);
    this.scripts.add(script);
  }

  /** @returns the hashes of all pages' scripts and styles, sorted */
  hashes(): Hashes {
    return {scripts: hashesOf(this.scripts), styles: hashesOf(this.styles)};
  }
}
