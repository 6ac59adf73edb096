import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createStaticServer} from '../../tools/server/staticServer';
import {SITE_DIR} from './builtSite';

/**
 * A real server of a built site whose files can go missing or stay away while a
 * test runs. The browser sees what it would see of a broken host: a 404, or a
 * missing response; nothing in the browser is stubbed.
 */
export class FaultySite {
  /** Path of every request that arrived, in order. */
  readonly requests: string[] = [];
  private site: Server;
  /** Folder of the build that is served now. */
  private deployed: string;
  private readonly faults = new Map<string, {kind: 'lost' | 'broken off'; left: number}>();
  private readonly held = new Map<string, (() => void)[]>();

  private constructor(
    private readonly dir: string,
    private readonly base: string,
    private readonly server: Server,
  ) {
    this.site = createStaticServer(dir);
    this.deployed = dir;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => this.receive(request, response));
  }

  /**
   * @param dir folder of a built site
   * @param base path below which the site is served, with a slash at both ends
   */
  static async start({dir = SITE_DIR, base = '/'}: {dir?: string; base?: string} = {}): Promise<FaultySite> {
    const server = createServer();
    const site = new FaultySite(dir, base, server);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return site;
  }

  /** `http://localhost:<port>`, without a slash at the end. */
  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Replaces the build, as a new release does: same address, other files. */
  deploy(dir: string): void {
    this.site = createStaticServer(dir);
    this.deployed = dir;
  }

  /**
   * Responds with 404 for a file.
   *
   * @param times how many requests fail. Prefetches fail too, but do not count:
   *   whether and when the browser makes them is its own decision
   */
  lose(pathname: string, times = Infinity): void {
    this.faults.set(pathname, {kind: 'lost', left: times});
  }

  /** Begins the next response for a file and then closes the connection; prefetches meanwhile get a 404. */
  breakOff(pathname: string): void {
    this.faults.set(pathname, {kind: 'broken off', left: 1});
  }

  /** Holds back the responses for a file. @returns a function that sends them */
  hold(pathname: string): () => void {
    this.held.set(pathname, []);
    return () => {
      for (const respond of this.held.get(pathname) ?? []) respond();
      this.held.delete(pathname);
    };
  }

  /** Ends all faults, takes a release back and forgets the requests. */
  fix(): void {
    if (this.deployed !== this.dir) this.deploy(this.dir);
    this.faults.clear();
    for (const waiting of this.held.values()) for (const respond of waiting) respond();
    this.held.clear();
    this.requests.length = 0;
  }

  async stop(): Promise<void> {
    this.fix();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(request.url ?? '/', this.origin);
    this.requests.push(pathname);
    const waiting = this.held.get(pathname);
    if (waiting) {
      waiting.push(() => this.send(pathname, request, response));
    } else {
      this.send(pathname, request, response);
    }
  }

  private send(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    const fault = this.faults.get(pathname);
    const prefetch = /prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose));
    if (fault && !prefetch && (fault.left -= 1) <= 0) this.faults.delete(pathname);
    if (fault?.kind === 'broken off' && !prefetch) {
      response.writeHead(200, {'Content-Type': 'text/html', 'Content-Length': 1000});
      response.write('<!doctype html>', () => response.destroy());
      return;
    }
    if (fault || !pathname.startsWith(this.base)) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('There is no such file.');
      return;
    }
    request.url = request.url?.slice(this.base.length - 1);
    this.site.emit('request', request, response);
  }
}
