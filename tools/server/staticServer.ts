/** Serves a built site as a static host does: URLs without extensions, real 404s, precompressed files, and the site's headers. */
import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import send from 'send';
import {readHashes} from '../delivery/generate';
import {allowLoopback, COPY, commonHeaders, ENCODED_SLASH, HIDDEN, headersFor, type Headers} from '../delivery/headers';
import {markdownOf, missesText, missingTexts, PAGE_ADDRESS, VARY_PAGE, WANTS_MARKDOWN} from '../delivery/negotiation';
import {NOT_FOUND_TEXT} from '../../src/catalogue/site';
import {acceptedEncoding, COPIES} from './encoding';
import {localPage, sendLocalPage} from './localPage';

/** Requests to a site of files have no others. */
const METHODS = ['GET', 'HEAD'];

/** Bytes of a request's head: a long search is no attack (nginx.ts allows as much). */
const MOST_HEADERS = 32 * 1024;

/** The longest name of a file that file systems take, in bytes. */
const MAX_NAME_LENGTH = 255;

/**
 * @param url URL of the request
 * @returns the path in the site; undefined if it cannot be a file
 */
function pathOf(url: string): string | undefined {
  // A proxy may send the whole URL.
  const raw = url.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
  if (ENCODED_SLASH.test(raw)) return undefined;
  let pathname: string;
  try {
    pathname = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  // From here on all rules are about the decoded path, which is the one that is served.
  if (COPY.test(pathname)) return undefined;
  const names = pathname.split('/');
  if (!pathname.startsWith('/') || pathname.includes('//') || pathname.includes('\0') || pathname.includes('\\'))
    return undefined;
  // Files of the build itself (the marker of a finished one) begin with a dot; folders with one are public only below .well-known.
  if (
    names.some((name) => (name.startsWith('.') && name !== '.well-known') || Buffer.byteLength(name) > MAX_NAME_LENGTH)
  )
    return undefined;
  return HIDDEN.includes(pathname) ? undefined : pathname;
}

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** @returns the file of a path in a site: its Markdown where that is wanted, itself, or the page of the folder */
async function fileOf(dir: string, pathname: string, accept = ''): Promise<string | undefined> {
  if (path.basename(pathname) === NOT_FOUND_TEXT) return undefined;
  const markdown = path.join(dir, markdownOf(pathname));
  if (PAGE_ADDRESS.test(pathname) && WANTS_MARKDOWN.test(accept) && (await isFile(markdown))) return markdown;
  const plain = path.join(dir, pathname);
  const page = path.join(plain, 'index.html');
  if (!pathname.endsWith('/') && (await isFile(plain))) return plain;
  return (await isFile(page)) ? page : undefined;
}

/** The parts of a site that are read before a request comes. They change when a build takes the site's place. */
class Site {
  private readAt = 0;
  private notFound: Buffer = Buffer.alloc(0);
  private common: Headers = {};

  /** @throws Error when there is no built site in the folder */
  constructor(readonly dir: string) {
    if (!existsSync(this.page)) throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
    this.refresh();
  }

  private get page(): string {
    return path.join(this.dir, '404.html');
  }

  /** Reads the site again if another build has replaced it. Between the two renames of a build there is no folder, so the last reading stays valid. */
  private refresh(): void {
    const changed = statSync(this.page, {throwIfNoEntry: false})?.mtimeMs;
    if (changed === undefined || changed === this.readAt) return;
    const hashes = readHashes(this.dir);
    this.notFound = Buffer.from(allowLoopback(readFileSync(this.page, 'utf8')));
    this.common = hashes ? commonHeaders(hashes, 'local') : {};
    this.readAt = changed;
  }

  /** @returns the headers of every response, and the Not Found page */
  current(): {common: Headers; notFound: Buffer} {
    try {
      this.refresh();
    } catch {
      // The folder went while it was read.
    }
    return {common: this.common, notFound: this.notFound};
  }
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer, file = '/404.html'): void {
  setHeaders(response, headersFor(file));
  response.writeHead(404, {'Content-Length': page.length});
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** @returns the text of the nearest folder that has one; undefined if the site has none */
async function missingText(dir: string, pathname: string): Promise<Buffer | undefined> {
  for (const name of missingTexts(pathname)) {
    const file = path.join(dir, name);
    if (await isFile(file)) return readFile(file);
  }
  return undefined;
}

/** Tells a program in text and a person with a page that there is no such file. */
async function respondNotFound(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  pathname = '/',
): Promise<void> {
  response.setHeader('Vary', VARY_PAGE);
  const text = missesText(pathname, request.headers.accept) ? await missingText(site.dir, pathname) : undefined;
  if (text) sendNotFound(request, response, text, `/${NOT_FOUND_TEXT}`);
  else sendNotFound(request, response, site.current().notFound);
}

/** Errors of the library for a missing range (416), a failed condition (412), or a deleted file. */
interface SendError extends Error {
  status: number;
  headers?: Record<string, string>;
}

/** Sends a file in the form that the reader accepts. */
async function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  isPage: boolean,
): Promise<void> {
  // A file without copies is the same for everybody, and says so.
  const copies = await isFile(`${file}.br`);
  const encoding = copies ? acceptedEncoding(request) : undefined;
  const name = path.relative(site.dir, file).split(path.sep).join('/');
  setHeaders(response, {
    'Content-Type': 'application/octet-stream',
    ...headersFor(`/${name}`),
    ...(copies && !isPage ? {Vary: 'Accept-Encoding'} : {}),
    ...(encoding ? {'Content-Encoding': encoding} : {}),
  });
  const page = await localPage(file);
  if (page) {
    await sendLocalPage(request, response, page, encoding);
    return;
  }
  const stored = `${name}${encoding ? COPIES[encoding]! : ''}`;
  // Paths are checked above; the library's own check would refuse /.well-known/.
  send(request, encodeURIComponent(stored), {root: site.dir, dotfiles: 'allow', index: false, cacheControl: false})
    .on('error', (error: SendError) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const header of ['Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified']) response.removeHeader(header);
      if (error.status === 404) sendNotFound(request, response, site.current().notFound);
      else response.writeHead(error.status, {...error.headers, 'Content-Length': 0}).end();
    })
    .pipe(response);
}

/** RFC 9112, 3.2: which site is meant would be for the reader of the request to guess. */
const hasTwoHosts = ({rawHeaders}: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Refuses what is no request before one is made of it. */
function refuseSocket(site: Site, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const headers = {...site.current().common, 'Content-Length': '0', Connection: 'close'};
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

async function respond(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Who asks for many files on one connection and leaves is told of by the first alone: the others open none before it is their turn.
  if (!response.socket) await once(response, 'socket');
  const {common} = site.current();
  setHeaders(response, common);
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, {
      Allow: METHODS.join(', '),
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: 'close',
    });
    response.end('This site is read-only: use GET or HEAD.\n');
    return;
  }
  if (hasTwoHosts(request)) {
    response.writeHead(400, {'Content-Length': 0, Connection: 'close'}).end();
    return;
  }
  // RFC 9110, 14.2: parts are for GET alone.
  if (request.method === 'HEAD') delete request.headers.range;
  const pathname = pathOf(request.url ?? '/');
  const isPage = pathname !== undefined && PAGE_ADDRESS.test(pathname);
  if (isPage) response.setHeader('Vary', VARY_PAGE);
  const file = pathname === undefined ? undefined : await fileOf(site.dir, pathname, request.headers.accept);
  if (file === undefined) {
    await respondNotFound(site, request, response, pathname);
    return;
  }
  await sendFile(site, request, response, file, isPage);
}

/**
 * @param dir folder of the built site
 * @returns a server that is not yet listening. It takes a build that replaces the folder for the site from then on
 * @throws Error when there is no built site in the folder
 */
export function createStaticServer(dir: string): Server {
  const site = new Site(path.resolve(dir));
  return createServer({maxHeaderSize: MOST_HEADERS}, (request, response) => {
    respond(site, request, response).catch((error: unknown) => {
      // The file was deleted meanwhile; the client will retry.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error(error);
      response.destroy();
    });
  }).on('clientError', (error: NodeJS.ErrnoException, socket) => refuseSocket(site, error, socket));
}
