/** The inline scripts of a built site: the policy names each by its hash. */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';

/**
 * The inline scripts that the site has, by words that stand in each. A hash lets
 * a script run wherever it stands, so one that came in by another way (a
 * description, a page) must not get its hash into the policy unseen.
 */
const KNOWN: readonly {what: string; mark: string}[] = [
  {what: 'colour mode, announcement and sample language (src/site/headScript.ts) before the first paint', mark: 'docusaurus-theme'},
  {what: 'layout in steps (src/performance/paintSteps.ts)', mark: 'document.currentScript.remove()'},
  {what: 'help with a wrong base URL, on the landing page (Docusaurus)', mark: '__docusaurus-base-url-issue-banner'},
];

/** One tag after the other, so that what stands in attributes and comments is not taken for a tag. */
const TAGS = /<!--[\s\S]*?-->|<script(?=[\s>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Types that make a script a block of data, which no browser runs. */
const DATA = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/plain)["']?(?=[\s>]|$)/i;

/** @returns the texts of the scripts that a browser runs as it reads the page. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(TAGS)].flatMap(([, attributes, text]) =>
    attributes === undefined || text === undefined || /(^|\s)src\s*=/i.test(attributes) || DATA.test(attributes) ? [] : [text],
  );
}

/** @returns a script's name in a policy */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** @returns the paths of a site's pages (and parts of pages), from its folder on, sorted */
export function pagesOf(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html')).sort();
}

/** The inline scripts of a site, page by page. */
export class InlineScripts {
  /** The first page with each script, by its text. */
  private readonly pages = new Map<string, string>();
  /** The first page with a script of each of the known kinds. */
  private readonly kinds = new Map<string, string>();

  /**
   * @param html a page
   * @param page its path, for the error
   * @returns the hashes of its inline scripts, in the form `sha256-…`, sorted
   * @throws Error when one of them is not one of the known ones
   */
  add(html: string, page: string): string[] {
    const scripts = [...new Set(inlineScripts(html))];
    for (const script of scripts) {
      if (this.pages.has(script)) continue;
      const known = KNOWN.find(({mark}) => script.includes(mark));
      const other = known && this.kinds.get(known.mark);
      if (!known || other) {
        throw new Error(
          `${page} has an inline script that ${other ? `is not the one of ${other}` : 'src/delivery/inlineScripts.ts does not know'}: ${script.trim().slice(0, 120)}\nIf it belongs there, put it into a file, or name it in KNOWN.`,
        );
      }
      this.kinds.set(known.mark, page);
      this.pages.set(script, page);
    }
    return scripts.map(scriptHash).sort();
  }

  /** @returns the hashes of all inline scripts, sorted */
  hashes(): string[] {
    return [...this.pages.keys()].map(scriptHash).sort();
  }
}
