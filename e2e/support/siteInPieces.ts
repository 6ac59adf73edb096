import {once} from 'node:events';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createStaticServer} from '../../tools/server/staticServer';
import {builtPage, SITE_DIR} from './builtSite';

/** Where a page is cut: before its content, its headings and what follows them. Other places would depend on how long its texts are. */
const BLOCK = /(?=<(?:main|h2|aside|section class="?rail|footer)[\s>])/;

/** A server whose pages come in pieces, each when the test asks for it, as they do over a slow connection. */
export class SiteInPieces {
  /** Blocks of the page that haven't been sent. */
  private rest: string[] = [];
  private response: ServerResponse | undefined;

  private constructor(private readonly server: Server) {
    const site = createStaticServer(SITE_DIR);
    server.on('request', (request, response: ServerResponse) => {
      if (request.headers['sec-fetch-dest'] !== 'document') {
        site.emit('request', request, response);
        return;
      }
      this.response = response;
      this.rest = builtPage(request.url ?? '/').split(BLOCK);
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      this.writeBlock();
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

  /** Sends the next block of the page. @returns whether more are left */
  writeBlock(): boolean {
    const block = this.rest.shift();
    if (this.rest.length > 0) this.response?.write(block);
    else this.response?.end(block);
    return this.rest.length > 0;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
