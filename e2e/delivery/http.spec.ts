/** The whole site through the container's nginx: addresses, statuses, encodings, caching and headers. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {commonHeaders, headersFor, MEDIA_TYPES, type Hashes, type Sender} from '../../tools/delivery/headers';
import {SITE_DIR, sitemapPaths} from '../support/builtSite';
import {get, type ReceivedResponse} from './client';
import {expect, needNginx, test} from './test';
import {fileRoute, plainRoute} from '../../src/catalogue/plainRoute';
import {NOT_FOUND_TEXT} from '../../src/catalogue/site';

needNginx();

const files = readdirSync(SITE_DIR, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(path.relative(SITE_DIR, entry.parentPath), entry.name));
const built = (file: string): Buffer => readFileSync(path.join(SITE_DIR, file));
const script = `/${files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file))!}`;

const lowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** As agents send it. */
const MARKDOWN = 'text/markdown, text/html, */*';
const BROWSER = {accept: 'text/html,*/*;q=0.8'};

/** Addresses of texts that do not exist, and the folder whose text is sent in their place. */
const MISSING_TEXTS = [
  ['/nope.md', ''],
  ['/docs/usage/nope.md', 'docs/usage'],
  ['/docs/services/data-services/packages/nope.md', 'docs/services/data-services/packages'],
  ['/docs/services/data-services/packages/nope/a/b.md?x', 'docs/services/data-services/packages'],
  ['/llms/packages/index-99.txt', 'llms/packages'],
  ['/llms/nope', 'llms'],
  [`/docs/${NOT_FOUND_TEXT}`, 'docs'],
] as const;

/** Every header that the one source names, for an address. */
const expected = (pathname: string, hashes: Hashes, sender: Exclude<Sender, 'meta'>): Record<string, string> =>
  lowerCase({...headersFor(pathname), ...commonHeaders(hashes, sender)});

const hash = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

function isNotFoundPage({body}: ReceivedResponse): void {
  expect(hash(body)).toBe(hash(built('404.html')));
}

test('every page is served as it was built, with and without the slash at its end, without a redirect', async ({
  container,
}) => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  const check = async (address: string, page: string): Promise<void> => {
    const {status, body} = await get(container.origin, address);
    if (status !== 200 || hash(body) !== page) wrong.push(`${address}: ${status}`);
  };
  for (const address of paths) {
    const plain = plainRoute(address);
    const page = hash(built(path.join(plain, 'index.html')));
    await Promise.all([check(plain, page), check(plain.replace(/\/?$/, '/'), page)]);
  }
  expect(wrong).toEqual([]);
});

test('what does not exist is a 404 with the Not Found page, which nobody keeps', async ({container}) => {
  for (const address of [
    '/nope',
    '/docs/nope/',
    '/docs/about/nope.html',
    '/assets/js/nope.js',
    '/parts/nope.html',
    '/%ff',
    '/docs/%00',
    '/_headers',
    '/.finished.json',
    '/404.html',
    // The router takes an encoded slash for a part of a name, and finds no page there.
    '/docs%2Fabout',
    '/docs/about%2f?a=b',
    '/docs%5Cabout',
    '/.well-known%2Fapi-catalog',
    '/docs/About',
    '/docs/about%20',
    // A page has one address, as on the local server; a browser takes such names out itself.
    ...[
      '/docs/./about',
      '/docs/%2E/about',
      '/docs/x/../about',
      '/docs/x/%2e./about',
      '/docs/about/.',
      '/docs/about/..?x',
    ],
    '/docs/about/index.html.br',
    '/index.html.gz?x',
    // Longer than a file's name can be.
    `/docs/${'a'.repeat(300)}/b`,
  ]) {
    const response = await get(container.origin, address, BROWSER).catch(() => undefined);
    // A character of zero is no address; that it is refused is enough.
    if (address.endsWith('%00') && response?.status !== 404) continue;
    expect(response?.status, address).toBe(404);
    isNotFoundPage(response!);
    expect(response!.headers, address).toMatchObject(expected('/404.html', container.hashes, 'behind-tls'));
    expect(response!.headers.server ?? '', address).not.toMatch(/\d/);
  }
});

test('a text that does not exist is a 404 with the nearest that does', async ({container}) => {
  for (const [address, folder] of MISSING_TEXTS) {
    const response = await get(container.origin, address);
    expect(response.status, address).toBe(404);
    expect(response.body.toString(), address).toBe(built(path.join(folder, NOT_FOUND_TEXT)).toString());
    expect(response.headers, address).toMatchObject(expected(`/${NOT_FOUND_TEXT}`, container.hashes, 'behind-tls'));
  }
  for (const accept of [MARKDOWN, '*/*', 'application/json']) {
    const {status, headers} = await get(container.origin, '/docs/nope', {accept});
    expect([status, headers['content-type'], headers.vary], accept).toEqual([404, MEDIA_TYPES.txt, 'Accept']);
  }
});

test('every page is Markdown to whom names it, and caches are told so', async ({container}) => {
  for (const address of sitemapPaths()) {
    const twin = `${fileRoute(address)}.md`;
    const {status, headers, body} = await get(container.origin, address, {accept: MARKDOWN});
    expect([status, hash(body)], address).toEqual([200, hash(built(twin))]);
    expect(headers, address).toMatchObject(expected(twin, container.hashes, 'behind-tls'));
  }
  for (const accept of [MARKDOWN, 'text/html,*/*;q=0.8']) {
    const {headers} = await get(container.origin, '/docs/about', {accept, 'accept-encoding': 'br'});
    expect(headers.vary).toMatch(/(^|, )Accept(,|$)/);
    expect(headers.vary).toMatch(/Accept-Encoding/);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe(accept === MARKDOWN ? MEDIA_TYPES.md : MEDIA_TYPES.html);
  }
  // A page without Markdown stays HTML, and a file keeps its type.
  expect((await get(container.origin, '/search', {accept: MARKDOWN})).headers['content-type']).toBe(MEDIA_TYPES.html);
  const {headers} = await get(container.origin, script, {accept: MARKDOWN});
  expect([headers['content-type'], headers.vary]).toEqual([MEDIA_TYPES.js, 'Accept-Encoding']);
  // However the address is written.
  const vary = async (address: string) => (await get(container.origin, address)).headers.vary;
  expect([await vary('/d%6fcs/about'), await vary('/docs/llms%2etxt')]).toEqual([
    await vary('/docs/about'),
    await vary('/docs/llms.txt'),
  ]);
});

test('nothing outside the site is reached, and folders are not listed', async ({container}) => {
  for (const address of [
    '/../package.json',
    '/docs/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cpackage.json',
  ]) {
    expect((await get(container.origin, address)).status, address).toBeGreaterThanOrEqual(400);
  }
  for (const address of ['/assets/', '/assets/js', '/img/'])
    expect((await get(container.origin, address)).status, address).toBe(404);
});

test('files are sent as they were compressed: brotli, gzip, or neither', async ({container}) => {
  for (const address of ['/', '/docs/about', script, '/sitemap.xml', '/nope']) {
    const file =
      address === '/nope'
        ? '404.html'
        : address === '/' || address === '/docs/about'
          ? `${address}/index.html`
          : address;
    const plain = await get(container.origin, address, BROWSER);
    const gzip = await get(container.origin, address, {...BROWSER, 'accept-encoding': 'gzip'});
    const brotli = await get(container.origin, address, {...BROWSER, 'accept-encoding': 'gzip, deflate, br'});
    expect(plain.headers['content-encoding'], address).toBeUndefined();
    expect(hash(plain.body), address).toBe(hash(built(file)));
    expect(gzip.headers['content-encoding'], address).toBe('gzip');
    expect(hash(gzip.body), address).toBe(hash(built(`${file}.gz`)));
    expect(hash(gunzipSync(gzip.body)), address).toBe(hash(built(file)));
    expect(brotli.headers['content-encoding'], address).toBe('br');
    expect(hash(brotli.body), address).toBe(hash(built(`${file}.br`)));
    expect(hash(brotliDecompressSync(brotli.body)), address).toBe(hash(built(file)));
    for (const {headers} of [gzip, brotli]) {
      expect(headers.vary, address).toMatch(/accept-encoding/i);
      expect(headers['content-type'], address).toBe(plain.headers['content-type']);
    }
  }
});

test('a repeated request gets a 304, by tag and by date, and keeps its headers', async ({container}) => {
  for (const address of ['/docs/about', script]) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await get(container.origin, address, {'accept-encoding': encoding});
      const {etag, 'last-modified': date} = first.headers;
      expect(etag, address).toBeTruthy();
      expect(date, address).toBeTruthy();
      for (const condition of [{'if-none-match': etag!}, {'if-modified-since': date!}] as Record<string, string>[]) {
        const second = await get(container.origin, address, {'accept-encoding': encoding, ...condition});
        expect(second.status, `${address} ${encoding} ${Object.keys(condition)[0]}`).toBe(304);
        expect(second.body).toHaveLength(0);
        expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
        expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      }
      expect(
        (await get(container.origin, address, {'accept-encoding': encoding, 'if-none-match': '"another"'})).status,
      ).toBe(200);
    }
  }
});

test('every header of the one source, on every kind of file', async ({container}) => {
  const kinds = new Map(
    files
      .filter((file) => !/\.(br|gz)$|(^|\/)(_headers|\.finished\.json)$|(^|\/)404\.(html|txt)$/.test(file))
      .map((file) => [`${path.extname(file)}:${file.split('/')[0]}`, `/${file}`]),
  );
  expect(kinds.size).toBeGreaterThan(6);
  for (const address of kinds.values()) {
    const {status, headers} = await get(container.origin, address);
    expect(status, address).toBe(200);
    expect(headers, address).toMatchObject(expected(address, container.hashes, 'behind-tls'));
    expect(headers.server ?? '', address).not.toMatch(/\d/);
  }
  const page = await get(container.origin, '/docs/about');
  expect(page.headers).toMatchObject({
    ...expected('/docs/about', container.hashes, 'behind-tls'),
    'content-type': MEDIA_TYPES.html,
  });
  expect((await get(container.origin, script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get(container.origin, '/img/logo.svg')).headers['cache-control']).toBe('public, max-age=86400');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('other methods than GET and HEAD are refused', async ({container}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
    for (const address of ['/', '/docs/about', script])
      expect((await get(container.origin, address, {}, method)).status, `${method} ${address}`).toBe(405);
  }
});

test('an address that is malformed or far too long gets the Not Found page too', async ({container}) => {
  const malformed = await get(container.origin, '/%');
  expect(malformed.status).toBe(400);
  isNotFoundPage(malformed);
  const long = await get(container.origin, `/${'a'.repeat(20_000)}`, BROWSER);
  expect(long.status).toBe(404);
  isNotFoundPage(long);
  expect((await get(container.origin, `/docs/about?${'a'.repeat(20_000)}`)).status).toBe(200);
});

test('the health check of the image tells a running server from a missing one', async ({container}) => {
  expect((await get(container.origin, '/healthz')).status).toBe(204);
  const [, check] = /HEALTHCHECK[^[]+(\[.*\])/.exec(readFileSync('Dockerfile', 'utf8'))!;
  const [program, ...words] = JSON.parse(check!) as string[];
  const health = (port: string): number | null =>
    spawnSync(
      program!,
      words.map((word) => word.replace('8080', port)),
    ).status;
  expect(health(new URL(container.origin).port)).toBe(0);
  expect(health('1')).not.toBe(0);
});

test('npm start sends the same headers, save those for TLS', async ({container, baseURL}) => {
  for (const address of ['/', '/docs/about', script, '/sitemap.xml', '/parts/docs/about.html']) {
    const {status, headers} = await get(baseURL!, address);
    expect(status, address).toBe(200);
    expect(headers, address).toMatchObject(expected(address, container.hashes, 'local'));
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const missing = await get(baseURL!, '/nope', BROWSER);
  expect(missing.status).toBe(404);
  expect(missing.headers).toMatchObject(expected('/404.html', container.hashes, 'local'));
  for (const [address, folder] of MISSING_TEXTS) {
    const response = await get(baseURL!, address);
    expect([response.status, response.body.toString()], address).toEqual([
      404,
      built(path.join(folder, NOT_FOUND_TEXT)).toString(),
    ]);
  }
});
