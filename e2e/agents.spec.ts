/** What agents and programs read of the built site, over all pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {addresses} from '../src/api/node/fileAddresses';
import {fileRoute} from '../src/catalogue/plainRoute';
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

/** @returns the ids of the parameters, properties and headers that the HTML of an operation lists */
function fieldsOfHtml(html: string): string[] {
  return [...html.matchAll(/<div class=(?:field|"field(?: [\w-]+)?") id=(?:"([^"]*)"|([^\s>]+))/g)].map(
    ([, quoted, bare]) => decode(quoted ?? bare ?? ''),
  );
}

/** @returns the same ids, from the lines of its Markdown */
function fieldsOfMarkdown(markdown: string): string[] {
  let prefix = '';
  return markdown
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .split('\n')
    .flatMap((line) => {
      if (/^## .* parameters$/.test(line)) prefix = 'parameter-';
      else if (line === '## Request body') prefix = 'body-';
      else if (/^### \d{3} /.test(line)) prefix = `response-${line.slice(4, 7)}-`;
      else if (line === 'Response headers:') prefix += 'header-';
      const [, name] = /^- `([^`]+)` \(/.exec(line) ?? [];
      // Ids of properties have no marks of arrays and maps.
      const plain =
        prefix === 'parameter-'
          ? name
          : name
              ?.replace(/\[\]|\{key\}/g, '')
              .replace(/\.{2,}/g, '.')
              .replace(/^\.|\.$/g, '');
      if (!plain) return [];
      return prefix + (prefix.endsWith('header-') ? plain.toLowerCase() : plain);
    });
}

test('HTML and Markdown of each operation list the same fields', () => {
  for (const path of operationPaths()) {
    const markdown = fieldsOfMarkdown(readBuilt(`${fileRoute(path)}.full.md`));
    expect.soft([...new Set(markdown)].sort(), path).toEqual([...new Set(fieldsOfHtml(builtPage(path)))].sort());
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
  for (const page of pages) expect(readBuilt(`${base}${page}.md`), page).toMatch(/\nProperties[ :]/);
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
