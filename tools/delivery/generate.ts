/** Writes what tells servers the headers of a build: `_headers` in the site, the policy in its pages, and the container's nginx.conf beside it. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  commonHeaders,
  CACHED,
  contentPolicy,
  MEDIA_TYPES,
  MEDIA_TYPES_OF_PATHS,
  PATH_HEADERS,
  type Hashes,
} from './headers';
import {deliveryOf} from '../site-build/transaction';
import {pagesOf, SiteCode} from './inlineScripts';
import {nginxContainer} from './nginx';

const HEADERS_FILE = '_headers';

/** The container's configuration; the Dockerfile copies it and the site. */
const CONTAINER_FILE = 'container.nginx.conf';
const CONTAINER_ROOT = '/srv/docs';

/**
 * The file that static hosts read (Netlify, Cloudflare Pages and others). They
 * revalidate by themselves what has no caching rule, and some of them join two
 * rules for one header, so that no rule may override another.
 */
export function staticHeaders(hashes: Hashes): string {
  const rules = new Map<string, [name: string, value: string][]>([
    ['/*', Object.entries(commonHeaders(hashes, 'tls'))],
  ]);
  const add = (glob: string, name: string, value: string): void =>
    void rules.set(glob, [...(rules.get(glob) ?? []), [name, value]]);
  for (const {name, value, paths} of [...CACHED, ...PATH_HEADERS])
    for (const pattern of paths) add(pattern.replace(/^\*/, '/*'), name, value);
  for (const extension of ['md', 'yaml']) add(`/*.${extension}`, 'Content-Type', MEDIA_TYPES[extension]!);
  for (const [pathname, type] of Object.entries(MEDIA_TYPES_OF_PATHS)) add(pathname, 'Content-Type', type);
  return [...rules]
    .map(([glob, headers]) => `${glob}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}

/**
 * @param dir folder of a site
 * @returns the hashes of its inline scripts and styles, as its `_headers` names them; undefined if the site is not finished, or not ours
 */
export function readHashes(dir: string): Hashes | undefined {
  const file = path.join(dir, HEADERS_FILE);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const named = (directive: string): string[] => {
    const [, sources = ''] = new RegExp(`${directive} ([^;\\n]*)`).exec(text) ?? [];
    return [...new Set([...sources.matchAll(/'(sha256-[A-Za-z0-9+/=]+)'/g)].map(([, hash]) => hash!))];
  };
  return {scripts: named('script-src'), styles: named('style-src')};
}

/** A part of a page comes under the policy of the page that it is put into. */
const isPart = (page: string): boolean => page.startsWith('parts');

const CHARSET = /<head><meta charset="?utf-8"?\s*\/?>/i;

/**
 * Puts the policy into pages, for hosts that set no headers. It precedes the first
 * script, because it only applies to what follows, and names the scripts of its
 * page alone.
 */
export class PagePolicy {
  readonly code = new SiteCode();
  readonly pages = new Set<string>();
  /** Hashes of the styles in parts of pages, which any page can fetch. */
  private readonly fetched: readonly string[];

  /** @param dir folder of a site that has the parts of its pages already */
  constructor(dir: string) {
    this.fetched = pagesOf(dir)
      .filter(isPart)
      .flatMap((page) => this.code.add(readFileSync(path.join(dir, page), 'utf8'), page).styles);
  }

  /**
   * @param html a page in its last form
   * @param page its path in the site
   * @returns the page with its policy
   * @throws Error when the page has an unknown inline script, a style attribute, or another form than expected
   */
  insert(html: string, page: string): string {
    if (!CHARSET.test(html))
      throw new Error(
        `${page} does not begin with its encoding, after which the policy is inserted (tools/delivery/generate.ts).`,
      );
    const own = this.code.add(html, page);
    const hashes = {...own, styles: [...new Set([...own.styles, ...this.fetched])].sort()};
    const meta = `<meta http-equiv=Content-Security-Policy content="${contentPolicy(hashes, 'meta')}">`;
    this.pages.add(page);
    return html.replace(CHARSET, (charset) => charset + meta);
  }
}

/**
 * To be called once for a build: after the pages have their last form.
 *
 * @param dir folder of the built site; gets `_headers`, and each page that has no policy yet gets it. The container's configuration goes beside it
 * @param policy has put the policy into the other pages
 * @returns the hashes that the policy names
 * @throws Error when a page has an unknown inline script, or another form than expected
 */
export function writeDelivery(dir: string, policy: PagePolicy): Hashes {
  for (const page of pagesOf(dir)) {
    if (policy.pages.has(page) || isPart(page)) continue;
    const file = path.join(dir, page);
    writeFileSync(file, policy.insert(readFileSync(file, 'utf8'), page));
  }
  const hashes = policy.code.hashes();
  writeFileSync(path.join(dir, HEADERS_FILE), staticHeaders(hashes));
  const delivery = deliveryOf(dir);
  mkdirSync(delivery, {recursive: true});
  writeFileSync(path.join(delivery, CONTAINER_FILE), nginxContainer({hashes, root: CONTAINER_ROOT}));
  return hashes;
}
