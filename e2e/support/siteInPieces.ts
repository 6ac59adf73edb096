import {once} from 'node:events';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createStaticServer} from '../../tools/server/staticServer';
import {builtPage, SITE_DIR} from './builtSite';

/** A server whose pages come in pieces, each when the test asks for it, as they do over a slow connection. */
export class SiteInPieces {
  private rest = '';
  private response: ServerResponse | undefined;

  private constructor(private readonly server: Server) {
    const site = createStaticServer(SITE_DIR);
    server.on('request', (request, response: ServerResponse) => {
      if (request.headers['sec-fetch-dest'] !== 'document') {
        site.emit('request', request, response);
        return;
      }
      this.response = response;
      this.rest = builtPage(request.url ?? '/');
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      // Nothing is painted before the body begins.
      this.write(this.rest.indexOf('<main'));
    });
  }

  static async start(): Promise<SiteInPieces> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new SiteInPieces(server);
  }

  /** `http://localhost:<port>`, without a slash at the end. */
  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * Sends the next characters of the page.
   *
   * @returns whether more are left
   */
  write(characters: number): boolean {
    const piece = this.rest.slice(0, characters);
    this.rest = this.rest.slice(characters);
    if (this.rest) this.response?.write(piece);
    else this.response?.end(piece);
    return this.rest !== '';
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
