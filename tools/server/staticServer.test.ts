import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as ask, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contentPolicy} from '../delivery/headers';
import {createStaticServer} from './staticServer';

const PAGE = '0123456789';
const POLICED = `<meta http-equiv=Content-Security-Policy content="${contentPolicy({scripts: [], styles: []}, 'meta')}"><p>connect-src 'self'`;
let folder: string;
let dir: string;
let server: Server;
let port: number;

function writeSite(target: string): void {
  mkdirSync(path.join(target, 'docs/about'), {recursive: true});
  mkdirSync(path.join(target, '.well-known'));
  const write = (name: string, content: string | Buffer): void => writeFileSync(path.join(target, name), content);
  for (const name of ['index.html', 'docs/about/index.html', 'policed.html']) {
    const page = name === 'policed.html' ? POLICED : PAGE;
    write(name, page);
    write(`${name}.br`, brotliCompressSync(page));
    write(`${name}.gz`, gzipSync(page));
  }
  write('404.html', 'not found');
  write('404.txt', 'no such text');
  write('docs/404.txt', 'no such text in docs');
  write('index.md', '# Start');
  write('docs/about.md', '# About');
  write('_headers', "/*\n  Content-Security-Policy: script-src 'self' 'sha256-abc='\n");
  write('.finished.json', '{}');
  write('.env', 'SECRET');
  write('.well-known/api-catalog', '{}');
  write('file.bin', 'x');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  dir = path.join(folder, 'site');
  writeSite(dir);
  server = createStaticServer(dir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({port} = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true});
});

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

const get = (url: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = ask({port, path: url, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes});
      });
    });
    request.on('error', reject).end();
  });

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])('%s is refused', async (method) => {
    const {status, headers} = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['content-security-policy']).toBeTruthy();
  });

  it('HEAD sends what GET sends, without the body', async () => {
    const [{headers, body}, whole] = [await get('/', {}, 'HEAD'), await get('/')];
    expect([body, headers['content-length'], headers.etag]).toEqual(['', '10', whole.headers.etag]);
  });
});

it.each<[OutgoingHttpHeaders, number, string | undefined, string?]>([
  [{range: 'bytes=2-4'}, 206, undefined, '234'],
  [{range: 'bytes=10-'}, 416, undefined, ''],
  [{'accept-encoding': 'br;q=0, gzip'}, 200, 'gzip'],
  [{'accept-encoding': 'gzip;q=0.1, *;q=0.5'}, 200, 'br'],
  [{'accept-encoding': '*;q=0'}, 200, undefined, PAGE],
])('%o is heard', async (asked, status, encoding, body) => {
  const response = await get('/docs/about', asked);
  expect([response.status, response.headers['content-encoding']]).toEqual([status, encoding]);
  if (body !== undefined) expect(response.body).toBe(body);
});

describe('the policy in a page', () => {
  const LOCAL = `<meta http-equiv=Content-Security-Policy content="${contentPolicy({scripts: [], styles: []}, 'local').replace("; frame-ancestors 'none'", '')}"><p>connect-src 'self'`;

  it.each([
    ['identity', (bytes: Buffer) => bytes],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('lets this machine’s readers reach the mock server, which the built file does not: %s', async (accepted, read) => {
    const {status, headers, bytes} = await get('/policed.html', {'accept-encoding': accepted});
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, accepted]);
    expect(read(bytes).toString()).toBe(LOCAL);
    expect(LOCAL).toContain('http://localhost:*');
    expect(POLICED).not.toContain('localhost');
    expect(headers).toMatchObject({'content-length': String(bytes.length), 'cache-control': 'no-cache'});
    expect(headers.vary).toMatch(/Accept-Encoding/);
    const head = await get('/policed.html', {'accept-encoding': accepted}, 'HEAD');
    expect([head.body, head.headers['content-length'], head.headers.etag]).toEqual([
      '',
      String(bytes.length),
      headers.etag,
    ]);
  });

  it('comes once: a browser that has the page is told so', async () => {
    const {headers} = await get('/policed.html', {'accept-encoding': 'br'});
    expect((await get('/policed.html', {'accept-encoding': 'br', 'if-none-match': headers.etag})).status).toBe(304);
    expect((await get('/policed.html', {'accept-encoding': 'gzip', 'if-none-match': headers.etag})).status).toBe(200);
    expect((await get('/policed.html', {'if-none-match': '"another"'})).status).toBe(200);
  });
});

describe('Markdown', () => {
  const MARKDOWN = 'text/markdown, text/html, */*';

  it.each([
    ['/', '# Start'],
    ['/docs/about', '# About'],
    ['/docs/about/?a=b', '# About'],
    ['/docs/about.md', '# About'],
  ])('is sent for %s to whom names it', async (url, text) => {
    const {status, body, headers} = await get(url, {accept: MARKDOWN});
    expect([status, body, headers['content-type']]).toEqual([200, text, 'text/markdown; charset=utf-8']);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is not sent to a browser, and caches are told of the difference', async () => {
    for (const accept of ['text/html,*/*;q=0.8', MARKDOWN]) {
      const {body, headers} = await get('/docs/about', {accept});
      expect([body, headers.vary]).toEqual([accept === MARKDOWN ? '# About' : PAGE, 'Accept, Accept-Encoding']);
    }
    expect((await get('/file.bin', {accept: MARKDOWN})).headers.vary).toBeUndefined();
  });

  it('of a page that is not there is told of in text, unless HTML is asked for', async () => {
    for (const headers of [{}, {accept: '*/*'}, {accept: MARKDOWN}])
      expect((await get('/docs/nope', headers)).body).toBe('no such text in docs');
    const page = await get('/docs/nope', {accept: 'text/html,*/*;q=0.8'});
    expect([page.body, page.headers.vary]).toEqual(['not found', 'Accept, Accept-Encoding']);
  });
});

describe('what is not part of the site', () => {
  it.each([
    ...'/_headers /%5fheaders /.finished.json /.env /%2eenv /docs/../.env /..%2f..%2fetc/passwd /..%5c.env'.split(' '),
    ...['/404.html', '/docs', '/%00', '/%ff', `/${'a'.repeat(300)}`, '//index.html/..', '*'],
    // The router of the pages takes these for parts of a name.
    ...'/docs%2Fabout /docs/about%2f /docs%5Cabout /docs/about%20 /docs/About /docs/%ff /docs/%E0%A4%A'.split(' '),
    // Copies are no addresses of their own.
    ...['/docs/about/index.html.br', '/docs/about/index.html.gz', '/docs/about/index.html.g%7a', '/docs//about'],
  ])('%s is not found', async (url) => {
    const {status, body} = await get(url, {accept: 'text/html'});
    expect([status, body]).toEqual([404, 'not found']);
  });

  it('leaves out no public file', async () => {
    const urls =
      '/ /?a=/../b /docs/about /docs/about/ /.well-known/api-catalog http://localhost/docs/about ftp://localhost/docs/about';
    for (const url of urls.split(' ')) expect((await get(url)).status, url).toBe(200);
  });
});
