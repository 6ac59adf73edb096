/**
 * What agents and programs read, as a reader gets it: over HTTP from the built
 * site. The Markdown of an operation is compared with its HTML, so that neither
 * can hold more than the other.
 */
import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {Validator} from '@seriousme/openapi-schema-validator';
import {parse} from 'yaml';
import type {Document} from '@ecosystems-docs/openapi-docs/node';
import {addresses} from '../src/api/node/fileAddresses';
import {readOperation} from '../src/outputs/operationMarkdown.testing';
import {SITE_URL} from '../src/catalogue/site';
import {operationPaths, sitemapPaths} from './support/builtSite';
import {fileRoute} from '../src/catalogue/plainRoute';

const twinOf = (route: string): string => `${fileRoute(route)}.md`;
/** The second part of an operation's Markdown, with all responses. */
const fullOf = (route: string): string => `${fileRoute(route)}.full.md`;

/**
 * Uses Node's fetch: these tests request thousands of files, and Playwright
 * records each of its own requests as a step of the report.
 *
 * @param path of a file on the site
 * @returns the server's response
 * @throws Error when the status is not 200; redirects are not followed
 */
async function get(path: string): Promise<Response> {
  const response = await fetch(new URL(path, test.info().project.use.baseURL), {redirect: 'manual'});
  if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
  return response;
}

async function text(path: string): Promise<string> {
  return (await get(path)).text();
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

/** Groups of similar pages, with a test for each group in the report. */
function grouped(paths: readonly string[], keyOf: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(keyOf(path), [...(groups.get(keyOf(path)) ?? []), path]);
  return groups;
}

for (const [service, paths] of grouped(operationPaths(), (path) => path.split('/').slice(3, 5).join('/'))) {
  test(`HTML and Markdown of each operation of ${service} hold the same (operations: ${paths.length})`, async () => {
    for (const path of paths) {
      const [html, markdown] = [readHtml(await text(path)), readOperation(await text(fullOf(path)))];
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
        .toEqual({
          parameters: html.parameters,
          properties: html.properties,
          headers: html.headers,
          statuses: html.statuses,
          examples: html.examples,
          enums: html.enums,
        });
    }
  });
}

test('every page of the sitemap has its Markdown, with absolute links only', async () => {
  for (const route of sitemapPaths()) {
    const response = await get(twinOf(route));
    expect.soft(response.headers.get('content-type'), route).toMatch(/^text\/markdown/);
    const markdown = await response.text();
    expect.soft(markdown, route).toMatch(/^# \S[^\n]*\n\n> For agents: [^\n]*\/llms\.txt\)[^\n]*\n\n\S/);
    expect
      .soft(markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, ''), route)
      .not.toMatch(/\]\((op:|link:|pathname:|\/|#)|<[A-Z]\w*[^>]*\/>|\{#[\w-]+\}$/m);
  }
});

test('every address of this site in Markdown and llms files leads somewhere', async () => {
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
    ...sitemapPaths().map(twinOf),
    ...operationPaths().map(fullOf),
  ];
  for (const file of files) for (const path of ownAddresses(await text(file))) found.add(path);
  expect(found.size).toBeGreaterThan(300);
  // Replaces the name of an operation's page by PAGE, and that of a service by SERVICE.
  for (const path of found) if (!/\/(?:PAGE\.|SERVICE\/)/.test(path)) await get(path);
});

test('llms.txt is an index by llmstxt.org, and its links resolve', async () => {
  const index = await text('/llms.txt');
  expect(index).toMatch(/^# .+\n\n> .+\n/);
  const links = [...index.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url as string);
  expect(links.length).toBeGreaterThan(30);
  expect(Buffer.byteLength(index)).toBeLessThanOrEqual(12 * 1024);
  for (const url of links) {
    expect(url).toMatch(/^https:\/\//);
    if (url.startsWith(SITE_URL)) await get(url.slice(SITE_URL.length).split('#')[0] as string);
  }
  for (const [, path = '', size] of index.matchAll(/\(https:\/\/docs\.ecosyste\.ms(\/llms\/\S+?)\) \((\d+) KB\)/g)) {
    expect(Math.ceil(Buffer.byteLength(await text(path)) / 1024), path).toBe(Number(size));
  }
});

test('an index of a service leads to the page of each operation, and that to the complete one', async () => {
  const index = await text('/llms/advisories/index.txt');
  expect(index.length).toBeLessThanOrEqual(4096);
  const [, base = ''] = /^Page: https:\/\/docs\.ecosyste\.ms(\S+)\/PAGE\.md/m.exec(index) ?? [];
  const pages = [...index.matchAll(/^(GET|POST) \S+.* → ([\w-]+)/gm)].map(([, , page]) => page as string);
  expect(pages.length).toBe(10);
  for (const page of pages) {
    expect(await text(`${base}/${page}.md`)).toContain(`https://docs.ecosyste.ms${base}/${page}.full.md`);
    expect(await text(`${base}/${page}.full.md`)).toContain('## Responses');
  }
});

test('the common tasks name pages that have the properties of what is returned', async () => {
  const tasks = await text('/llms/tasks.txt');
  const [, base = ''] = /= page [^:]*: https:\/\/docs\.ecosyste\.ms(\S+\/)FOLDER\/PAGE\.md/.exec(tasks) ?? [];
  const pages = new Set<string>();
  for (const section of tasks.split(/^## /m).slice(1)) {
    const [, folder = ''] = /^\S+ → (\S+)\n/.exec(section) ?? [];
    for (const [, page = ''] of section.matchAll(/^- .* → (\S+)/gm)) pages.add(`${folder}/${page}`);
  }
  expect(pages.size).toBeGreaterThan(40);
  for (const page of pages) expect(await text(`${base}${page}.md`), page).toContain('\nProperties: ');
});

test('Markdown has no lines of spaces, which cost an agent room and say nothing', async () => {
  for (const route of sitemapPaths()) expect.soft(await text(twinOf(route)), route).not.toMatch(/^[ \t]+$/m);
});

test('who names Markdown in Accept gets the Markdown of a page', async () => {
  for (const route of ['/', '/docs/', '/docs/usage/errors', operationPaths()[0]!]) {
    const response = await fetch(new URL(route, test.info().project.use.baseURL), {
      headers: {accept: 'text/markdown, text/html, */*'},
    });
    expect(response.headers.get('content-type'), route).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('vary'), route).toMatch(/\bAccept\b(?!-)/);
    expect(await response.text(), route).toBe(await text(twinOf(route)));
  }
});

test('a missing Markdown file is told of in a short text, whose addresses exist', async () => {
  for (const [wrong, right] of [
    ['/docs/services/data-services/packages/lookup.md', 'lookup-package.md'],
    ['/docs/usage/error.md', 'errors.md'],
    ['/llms/packages/operations.txt', 'index.txt'],
    ['/llms/nope', 'tasks.txt'],
  ] as const) {
    const response = await fetch(new URL(wrong, test.info().project.use.baseURL));
    expect([response.status, response.headers.get('content-type')], wrong).toEqual([404, 'text/plain; charset=utf-8']);
    const body = await response.text();
    expect(Buffer.byteLength(body), wrong).toBeLessThan(2048);
    expect(body.split(/\s/), wrong).toContain(right);
    const addresses = [...ownAddresses(body)];
    await get(addresses[0]!);
    expect(addresses, wrong).toContain('/llms.txt');
  }
});

test('the skill is found where programs look, with the digest of what is served', async () => {
  const index = JSON.parse(await text('/.well-known/agent-skills/index.json')) as {
    skills: {url: string; digest: string}[];
  };
  expect(index.skills.length).toBeGreaterThan(0);
  for (const {url, digest} of index.skills) {
    const bytes = Buffer.from(await (await get(url)).arrayBuffer());
    expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  }
});

test('every API description to download is valid, and the same as YAML and JSON', async () => {
  const catalogue = JSON.parse(await text(addresses.apisJson)) as {apis: {aid: string}[]};
  const ids = [...catalogue.apis.map(({aid}) => aid.replace('ecosyste.ms:', '')), addresses.merged];
  expect(ids.length).toBeGreaterThan(24);
  for (const id of ids) {
    const document = JSON.parse(await text(addresses.json(id))) as Document;
    expect(parse(await text(addresses.yaml(id))), id).toEqual(document);
    expect(await new Validator().validate(document), id).toMatchObject({valid: true});
  }
});

test('the API catalogue and APIs.json name addresses that exist', async () => {
  const response = await get(addresses.apiCatalog);
  // Servers may leave out the profile that RFC 9727 recommends.
  expect(response.headers.get('content-type')).toMatch(/^application\/linkset\+json\b/);
  const catalogue = (await response.json()) as {linkset: ({anchor: string} & Record<string, {href: string}[]>)[]};
  expect(catalogue.linkset[0]?.anchor).toBe(`${SITE_URL}${addresses.apiCatalog}`);
  expect(catalogue.linkset[0]?.item?.length).toBe(catalogue.linkset.length - 1);
  for (const content of [JSON.stringify(catalogue), await text(addresses.apisJson)]) {
    for (const path of ownAddresses(content)) await get(path);
  }
});

test('the downloads are listed in the reference', async () => {
  const html = await text('/docs/usage/downloads');
  for (const path of [
    addresses.yaml('packages'),
    addresses.json('advisories-osv'),
    addresses.yaml(addresses.merged),
    addresses.apisJson,
    addresses.apiCatalog,
    '/llms.txt',
  ])
    expect(html).toContain(path);
});

test('security.txt has what RFC 9116 asks for, and has not expired', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:security@ecosyste.ms');
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 3600 * 1000);
  expect(fields.get('Canonical')).toBe(`${SITE_URL}/.well-known/security.txt`);
  const policy = new URL(fields.get('Policy') ?? '');
  expect(await text(policy.pathname)).toMatch(new RegExp(`id="?${policy.hash.slice(1)}["\\s>]`));
});

test('robots.txt names the sitemap, which holds pages to read only', async () => {
  const robots = await text('/robots.txt');
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const addressesOfPages = [...(await text(new URL(sitemap).pathname)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url as string,
  );
  expect(addressesOfPages.length).toBeGreaterThan(300);
  expect(addressesOfPages.filter((url) => /^\/(search|404)/.test(new URL(url).pathname))).toEqual([]);
});

test('the feed is well-formed Atom, and its links lead to the changelog', async ({page}) => {
  const xml = await text('/changes.xml');
  const feed = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const texts = (parent: Element, name: string): (string | null)[] =>
      [...parent.children]
        .filter((child) => child.localName === name)
        .map((child) => child.getAttribute('href') ?? child.textContent);
    const root = document.documentElement;
    return {
      error: document.querySelector('parsererror')?.textContent,
      namespace: root.namespaceURI,
      fields: ['id', 'title', 'updated', 'author'].map((name) => texts(root, name).length),
      self: root.querySelector('link[rel=self]')?.getAttribute('href'),
      entries: [...root.querySelectorAll('entry')].map((entry) => ({
        id: texts(entry, 'id'),
        title: texts(entry, 'title'),
        updated: texts(entry, 'updated'),
        link: texts(entry, 'link'),
      })),
    };
  }, xml);
  expect(feed).toMatchObject({
    error: undefined,
    namespace: 'http://www.w3.org/2005/Atom',
    fields: [1, 1, 1, 1],
    self: `${SITE_URL}/changes.xml`,
  });
  expect(new Set(feed.entries.map(({id}) => id[0])).size).toBe(feed.entries.length);
  const changelog = await text('/docs/usage/changelog');
  for (const {title, updated, link} of feed.entries) {
    expect(title[0]).toBeTruthy();
    expect(Date.parse(updated[0] ?? '')).not.toBeNaN();
    expect(changelog).toMatch(new RegExp(`id="?${new URL(link[0] ?? '').hash.slice(1)}["\\s>]`));
  }
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
  CollectionPage: ['name', 'description', 'url', 'hasPart'],
  WebAPI: ['name', 'description', 'url', 'documentation', 'provider', 'termsOfService'],
};

for (const [part, routes] of grouped(
  sitemapPaths(),
  (route) => /^\/docs\/services\/[^/]+\/[^/]+/.exec(route)?.[0] ?? (route === '/' ? '/' : '/docs'),
)) {
  test(`head of the pages below ${part}: JSON-LD, social image, Markdown (pages: ${routes.length})`, async () => {
    for (const route of routes) {
      const html = await text(route);
      const head = html.slice(0, html.indexOf('</head>'));
      // Simple parsers need the end tags that HTML allows to omit.
      expect.soft(html.match(/<\/li>/g)?.length, route).toBe(html.match(/<li[\s>]/g)?.length);
      expect.soft(html.slice(head.length), route).toContain('<a href=/llms.txt>');
      const nodes = [...head.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
        ([, json = '']) => {
          const value = JSON.parse(json) as Record<string, unknown>;
          expect.soft(value['@context'], route).toBe('https://schema.org');
          return (value['@graph'] ?? [value]) as Record<string, unknown>[];
        },
      );
      const types = nodes.map((node) => String(node['@type']));
      const operation = /^\/docs\/services\/[^/]+\/[^/]+\/./.test(route);
      const expected =
        route === '/'
          ? ['WebSite']
          : route.startsWith('/docs/category/')
            ? ['CollectionPage']
            : ['TechArticle', ...(operation ? ['WebAPI'] : [])];
      expect.soft(types, route).toEqual(expect.arrayContaining(expected));
      for (const node of nodes)
        expect
          .soft(Object.keys(node), `${route} ${String(node['@type'])}`)
          .toEqual(expect.arrayContaining([...(REQUIRED[String(node['@type'])] ?? ['unknown type'])]));
      if (operation)
        expect.soft(nodes.find((node) => node['@type'] === 'WebAPI')?.potentialAction, route).toMatchObject({
          target: {
            '@type': 'EntryPoint',
            httpMethod: expect.stringMatching(/^(GET|POST|PUT|PATCH|DELETE)$/) as unknown,
          },
        });

      const [image = '', ...others] = properties(head, 'og:image');
      expect.soft(others, route).toEqual([]);
      expect.soft(properties(head, 'og:image:alt')[0], route).toBeTruthy();
      expect.soft(properties(head, 'twitter:card'), route).toEqual(['summary_large_image']);
      expect
        .soft(head, route)
        .toMatch(
          new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${twinOf(route).replaceAll('.', '\\.')}["\\s>]`),
        );
      expect.soft(head, route).toMatch(/<link[^>]*rel="?describedby"?[^>]*href="?\/llms\.txt["\s>]/);
      const png = Buffer.from(await (await get(new URL(image).pathname)).arrayBuffer());
      expect
        .soft(
          {signature: png.toString('latin1', 1, 4), width: png.readUInt32BE(16), height: png.readUInt32BE(20)},
          route,
        )
        .toEqual({signature: 'PNG', width: 1200, height: 630});
      expect.soft(png.length, route).toBeLessThan(64_000);
    }
  });
}
