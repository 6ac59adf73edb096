/** The inline scripts and styles of a built site: the policy names each by its hash. */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';

/**
 * The inline scripts that the site has, by words that stand in each. A hash lets
 * a script run wherever it stands, so one that came in by another way (a
 * description, a page) must not get its hash into the policy unseen.
 */
const KNOWN: readonly {what: string; mark: string}[] = [
  {
    what: 'colour mode, announcement and sample language (src/docusaurus/headScript.ts) before the first paint',
    mark: 'docusaurus-theme',
  },
  {what: 'layout in steps (src/first-paint/paintSteps.ts)', mark: 'document.currentScript.remove()'},
  {
    what: 'help with a wrong base URL, on the landing page (src/landing/baseUrlHelp.ts)',
    mark: '__docusaurus-base-url-issue-banner',
  },
];

/** One tag after the other, so that what stands in attributes and comments is not taken for a tag. */
const TAGS =
  /<!--[\s\S]*?-->|<script(?=[\s>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>|<style(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>(?<style>[\s\S]*?)<\/style\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Quoted values are taken out of a tag before it is asked for, so that it is no word of a text. */
const STYLE_ATTRIBUTE = /\sstyle\s*=/i;

/** Types that make a script a block of data, which no browser runs. */
const DATA = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/plain)["']?(?=[\s>]|$)/i;

/** @returns the texts of the scripts that a browser runs as it reads the page. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(TAGS)].flatMap(([, attributes, text]) =>
    attributes === undefined || text === undefined || /(^|\s)src\s*=/i.test(attributes) || DATA.test(attributes)
      ? []
      : [text],
  );
}

/** @returns the texts of a page's styles */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(TAGS)].flatMap(({groups}) => (groups?.style === undefined ? [] : [groups.style]));
}

/** @returns the first tag with a style attribute */
export function styledTag(html: string): string | undefined {
  for (const [tag, , script, style] of html.matchAll(TAGS)) {
    if (script === undefined && style === undefined && STYLE_ATTRIBUTE.test(tag.replace(/"[^"]*"|'[^']*'/g, '')))
      return tag;
  }
  return undefined;
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

/** The inline scripts of a site, page by page. */
export class InlineScripts {
  private readonly found = new Set<string>();
  /** The first page with a script of each of the known kinds. */
  private readonly kinds = new Map<string, string>();

  /**
   * @param page its path, for the error
   * @returns the hashes of its inline scripts, in the form `sha256-…`, sorted
   * @throws Error when one of them is not one of the known ones
   */
  add(html: string, page: string): string[] {
    const scripts = [...new Set(inlineScripts(html))];
    for (const script of scripts) {
      if (this.found.has(script)) continue;
      const known = KNOWN.find(({mark}) => script.includes(mark));
      const other = known && this.kinds.get(known.mark);
      const fault = other ? `is not that of ${other}` : 'tools/delivery/inlineScripts.ts does not know';
      if (!known || other)
        throw new Error(
          `${page} has an inline script that ${fault}: ${script.trim().slice(0, 120)}\nIf it belongs there, move it to a file or add it to KNOWN.`,
        );
      this.kinds.set(known.mark, page);
      this.found.add(script);
    }
    return scripts.map(scriptHash).sort();
  }

  /** @returns the hashes of all inline scripts, sorted */
  hashes(): string[] {
    return [...this.found].map(scriptHash).sort();
  }
}

/** So many are in every policy: the two halves of the style sheet, and those of single pages. With more, they belong into a file. */
const MOST_STYLES = 8;

/** The inline styles of a site, page by page. */
export class InlineStyles {
  private readonly found = new Set<string>();

  /**
   * @param page its path, for the error
   * @returns the hashes of its styles, sorted
   * @throws Error when an element has a style attribute, for which a policy has no name, or there are too many styles
   */
  add(html: string, page: string): string[] {
    const tag = styledTag(html);
    if (tag)
      throw new Error(`${page} has a style attribute, which the policy blocks: ${tag.slice(0, 120)}\nUse a class.`);
    const hashes = [...new Set(inlineStyles(html))].map(scriptHash).sort();
    for (const hash of hashes) this.found.add(hash);
    if (this.found.size > MOST_STYLES)
      throw new Error(
        `${page} has more inline styles than the policy has room for (${MOST_STYLES}). Move it to the style sheet (src/css/custom.css).`,
      );
    return hashes;
  }

  /** @returns the hashes of all inline styles, sorted */
  hashes(): string[] {
    return [...this.found].sort();
  }
}
