/** The built site for all engines: its pages record what they complain of, and a file can be held. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CACHE} from '../../tools/delivery/headers';
import {createStaticServer} from '../../tools/server/staticServer';
import {SITE_DIR} from '../support/builtSite';

/** Where the recorder is: from the site itself, as the policy of the pages demands. */
const RECORDER = '/record-complaints.js';

/** Runs before every other script. WebDriver has no way to read a console, so the page keeps its own record. */
function record(): void {
  const complaints: string[] = [];
  Object.assign(window, {complaints});
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      complaints.push(`${level}: ${args.map(String).join(' ')}`);
      original.apply(console, args);
    };
  }
  window.addEventListener('error', ({message}) => complaints.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => complaints.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

const isPage = ({method, headers}: IncomingMessage): boolean =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '');

export interface WatchedSite {
  origin: string;
  /** Files whose response doesn't come before this is something else. */
  held: RegExp | undefined;
  /** How many responses are held now. */
  waiting: number;
  close(): Promise<void>;
}

/** How often a held response looks whether it may go. */
const LOOK_MS = 20;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Responds with a page of the site that begins with the recorder's tag. */
async function sendPage(url: string, response: ServerResponse): Promise<void> {
  const page = await fetch(url, {headers: {accept: 'text/html', 'accept-encoding': 'identity'}, redirect: 'manual'});
  const dropped = ['content-length', 'transfer-encoding', 'connection'];
  const headers = [...page.headers].filter(([name]) => !dropped.includes(name));
  const html = (await page.text()).replace(/<head[^>]*>/, `$&<script src="${RECORDER}"></script>`);
  response.writeHead(page.status, Object.fromEntries(headers)).end(html);
}

/** Starts the server on a free port. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const files = createStaticServer(SITE_DIR);
  const filesOrigin = await listen(files);
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === RECORDER)
      response.writeHead(200, {'content-type': 'text/javascript'}).end(`(${String(record)})()`);
    else if (isPage(request)) sendPage(filesOrigin + request.url, response).catch(() => response.destroy());
    else files.emit('request', request, response);
  };
  const server = createServer((request, response) => {
    // No file is kept without a request for it, so each can be held at any time.
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, name === CACHE ? 'no-cache' : value);
    const url = request.url ?? '';
    const isHeld = (): boolean => site.held?.test(url) ?? false;
    if (!isHeld()) {
      respond(request, response);
      return;
    }
    site.waiting++;
    response.on('close', () => site.waiting--);
    const look = (): void => {
      if (isHeld()) setTimeout(look, LOOK_MS);
      else respond(request, response);
    };
    setTimeout(look, LOOK_MS);
  });
  const site: WatchedSite = {
    origin: await listen(server),
    held: undefined,
    waiting: 0,
    close: async () => void (await Promise.all([closed(server), closed(files)])),
  };
  return site;
}
