/**
 * What agents and programs read of the built site, over all pages. The Markdown of an
 * operation is compared with its HTML, so that neither can hold more than the other.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {addresses} from '../src/api/node/fileAddresses';
import {fileRoute} from '../src/catalogue/plainRoute';
import {readOperation} from '../src/outputs/operationFull.testing';
import {builtPage, operationPaths, readBuilt, SITE_DIR, sitemapPaths} from './support/builtSite';

// Each reads all pages.
test.describe.configure({timeout: 180_000});

const twinOf = (route: string): string => `${fileRoute(route)}.md`;

/** @throws Error unless the site has something at the address; redirects are not followed */
async function get(address: string): Promise<void> {
  const response = await fetch(new URL(address, test.info().project.use.baseURL), {redirect: 'manual'});
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`${address}: status ${response.status}`);
}

function decode(html: string): string {
  return html.replace(
    /&(lt|gt|quot|amp|#39|#x27|#x3C|#x26);/gi,
    (_, name: string) =>
      ({lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'", '#x3c': '<', '#x26': '&'})[
        name.toLowerCase()
      ] ?? '',
  );
}

/** @returns every address of this site in a text, as paths without fragments */
function ownAddresses(content: string): Set<string> {
  return new Set(
    [...content.matchAll(/https:\/\/docs\.ecosyste\.ms(\/[^\s)"'<>`]*)?/g)].map(([, path = '/']) =>
      (path.split('#')[0] as string).replace(/[.,;:]$/, ''),
    ),
  );
}

/** What the HTML of an operation lists, by the ids of its parts, in the form of `readOperation`. */
function readHtml(
  html: string,
): Record<'parameters' | 'properties' | 'headers' | 'statuses' | 'enums', Set<string>> & {examples: number} {
  const found = {
    parameters: new Set<string>(),
    properties: new Set<string>(),
    headers: new Set<string>(),
    statuses: new Set<string>(),
    enums: new Set<string>(),
    examples: 0,
  };
  for (const [, status = ''] of html.matchAll(/<h3[^>]*\sid="?response-(\d+)"?[\s>]/g)) found.statuses.add(status);
  // Those of a request body have their caption in the bar of the code, those of a response above it.
  found.examples = [...html.matchAll(/ class="?example__caption"?>(?:[^<]* · )?(?:Example data|Recorded on)/g)].length;
  // A field's own text lies between its beginning and that of the next one.
  const [, ...fields] = html.split(/<div class=(?:field|"field(?: [\w-]+)?") id=/);
  for (const field of fields) {
    const [, quoted, bare] = /^(?:"([^"]*)"|([^\s>]+))/.exec(field) ?? [];
    const id = decode(quoted ?? bare ?? '');
    const name = decode(/^[^]*?<code[^>]*>([^<]*)<\/code>/.exec(field)?.[1] ?? '');
    const [, status, header, path] = /^response-(\d+)-(header-)?(.*)$/.exec(id) ?? [];
    let subject: string;
    if (id.startsWith('parameter-')) {
      subject = name;
      found.parameters.add(subject);
    } else if (header !== undefined) {
      subject = `${status} ${name}`;
      found.headers.add(subject);
    } else {
      subject = status === undefined ? `body ${id.replace(/^body-/, '')}` : `${status} ${path}`;
      found.properties.add(subject);
    }
    // A few values stand in the sentence, more of a parameter in lists.
    const lists = /Allowed: ((?:<code[^>]*>[^<]*<\/code>(?:, )?)+)|<ul class="?allowed"?>(.*?)<\/ul>/gs;
    for (const [, allowed = ''] of [...field.matchAll(lists)].map(([, few, many]) => [undefined, few ?? many] as const))
      for (const [, value = ''] of allowed.matchAll(/<code[^>]*>([^<]*)<\/code>/g))
        found.enums.add(`${subject}: ${decode(value)}`);
  }
  return found;
}

test('HTML and Markdown of each operation hold the same', () => {
  for (const path of operationPaths()) {
    const [html, markdown] = [readHtml(builtPage(path)), readOperation(readBuilt(`${fileRoute(path)}.full.md`))];
    // The page shows allowed values with parameters and properties.
    const isOfField = (entry: string): boolean => !entry.includes(' (body): ');
    // The ids of parameters do not say where they are sent.
    const bare = (entries: Set<string>): Set<string> =>
      new Set([...entries].map((entry) => entry.replace(/^(path|query|header) /, '')));
    expect
      .soft(
        {
          parameters: bare(markdown.parameters),
          properties: markdown.properties,
          headers: markdown.headers,
          statuses: markdown.statuses,
          examples: markdown.examples.length,
          enums: bare(new Set([...markdown.enums].filter(isOfField))),
        },
        path,
      )
      .toEqual(html);
  }
});

test('every page of the sitemap has its Markdown, with absolute links only, and no lines of spaces', () => {
  for (const route of sitemapPaths()) {
    const markdown = readBuilt(twinOf(route));
    expect.soft(markdown, route).toMatch(/^# \S[^\n]*\n\n> For agents: [^\n]*\/llms\.txt\)[^\n]*\n\n\S/);
    expect
      .soft(markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, ''), route)
      .not.toMatch(/\]\((op:|link:|pathname:|\/|#)|<[A-Z]\w*[^>]*\/>/m);
    expect.soft(markdown, route).not.toMatch(/^[ \t]+$/m);
  }
});

test('every address of this site in Markdown, llms files and catalogues leads somewhere', async () => {
  const found = new Set<string>();
  const files = [
    '/llms.txt',
    '/llms-full.txt',
    '/llms/tasks.txt',
    '/docs/llms.txt',
    '/docs/guides/llms.txt',
    '/llms/packages/index.txt',
    '/llms/packages/schemas.md',
    '/skills/ecosystems/SKILL.md',
    addresses.apiCatalog,
    addresses.apisJson,
    ...sitemapPaths().map(twinOf),
    ...operationPaths().map((path) => `${fileRoute(path)}.full.md`),
  ];
  for (const file of files) for (const path of ownAddresses(readBuilt(file))) found.add(path);
  expect(found.size).toBeGreaterThan(300);
  // Replaces the name of an operation's page by PAGE, and that of a service by SERVICE.
  for (const path of found) if (!/\/(?:PAGE\.|SERVICE\/)/.test(path)) await get(path);
});

test('an index of a service leads to the page of each operation, and that to the complete one', () => {
  const index = readBuilt('/llms/advisories/index.txt');
  const [, base = ''] = /^Page: https:\/\/docs\.ecosyste\.ms(\S+)\/PAGE\.md/m.exec(index) ?? [];
  const pages = [...index.matchAll(/^(GET|POST) \S+.* → ([\w-]+)/gm)].map(([, , page]) => page as string);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    expect(readBuilt(`${base}/${page}.md`)).toContain(`https://docs.ecosyste.ms${base}/${page}.full.md`);
    expect(readBuilt(`${base}/${page}.full.md`)).toContain('## Responses');
  }
});

test('the common tasks name pages that have the properties of what is returned', () => {
  const tasks = readBuilt('/llms/tasks.txt');
  const [, base = ''] = /= page [^:]*: https:\/\/docs\.ecosyste\.ms(\S+\/)FOLDER\/PAGE\.md/.exec(tasks) ?? [];
  const pages = new Set<string>();
  for (const section of tasks.split(/^## /m).slice(1)) {
    const [, folder = ''] = /^\S+ → (\S+)\n/.exec(section) ?? [];
    for (const [, page = ''] of section.matchAll(/^- .* → (\S+)/gm)) pages.add(`${folder}/${page}`);
  }
  expect(pages.size).toBeGreaterThan(40);
  for (const page of pages) expect(readBuilt(`${base}${page}.md`), page).toContain('\nProperties: ');
});

test("the sitemap holds pages to read only, and the feed's links lead to the changelog", () => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => /^\/(search|404)/.test(path))).toEqual([]);
  const changelog = builtPage('/docs/usage/changelog');
  const links = [...readBuilt('changes.xml').matchAll(/<link href="[^"]*#([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, id] of links) expect(changelog).toMatch(new RegExp(`id="?${id}["\\s>]`));
});

/** The attributes of a page's `<meta property=…>`, in either way of writing. */
function properties(html: string, name: string): string[] {
  return [...html.matchAll(/<meta\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => new RegExp(`(property|name)="?${name}["\\s]`).test(tag))
    .map((tag) => {
      const [, quoted, bare] = /content=(?:"([^"]*)"|([^\s>]+))/.exec(tag) ?? [];
      return decode(quoted ?? bare ?? '');
    });
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'description', 'publisher'],
  TechArticle: ['headline', 'description', 'url', 'image', 'inLanguage', 'author', 'publisher', 'isPartOf'],
  CollectionPage: ['name', 'description', 'url'],
};

test('the head of each page: JSON-LD, social image, Markdown', () => {
  for (const route of sitemapPaths()) {
    const html = builtPage(route);
    const head = html.slice(0, html.indexOf('</head>'));
    // Simple parsers need the end tags that HTML allows to omit.
    expect.soft(html.match(/<\/li>/g)?.length, route).toBe(html.match(/<li[\s>]/g)?.length);
    expect.soft(html.slice(head.length), route).toContain('<a href=/llms.txt>');
    const nodes = [...head.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    const expected =
      route === '/' ? ['WebSite'] : route.startsWith('/docs/category/') ? ['CollectionPage'] : ['TechArticle'];
    expect
      .soft(
        nodes.map((node) => String(node['@type'])),
        route,
      )
      .toEqual(expect.arrayContaining(expected));
    for (const node of nodes)
      expect
        .soft(Object.keys(node), `${route} ${String(node['@type'])}`)
        .toEqual(expect.arrayContaining([...(REQUIRED[String(node['@type'])] ?? ['unknown type'])]));

    const [image = '', ...others] = properties(head, 'og:image');
    expect.soft(others, route).toEqual([]);
    expect.soft(properties(head, 'og:image:alt')[0], route).toBeTruthy();
    const png = readFileSync(path.join(SITE_DIR, new URL(image).pathname));
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
    expect
      .soft(head, route)
      .toMatch(
        new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${twinOf(route).replaceAll('.', '\\.')}["\\s>]`),
      );
    expect.soft(head, route).toMatch(/<link[^>]*rel="?describedby"?[^>]*href="?\/llms\.txt["\s>]/);
  }
});
