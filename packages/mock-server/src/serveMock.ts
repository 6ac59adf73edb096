/**
 * A server that answers every operation of every API description with its
 * examples, and refuses what a description does not allow. It answers for
 * `https://<host>/<path>` at `http://localhost:<port>/<host>/<path>`, and
 * without the first part where the Host header names the host.
 *
 * It listens on this machine only: it is for development and tests.
 */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {Handler, type HandlerOptions} from './handler';

export interface MockOptions extends Partial<Pick<HandlerOptions, 'strict' | 'limits' | 'onRequest'>> {
  /** 0: any free port. */
  port?: number;
}

export interface Mock {
  port: number;
  /** Without a trailing slash, for example `http://localhost:4010`. */
  url: string;
  /** The preferences of every request that brings none of its own, as in the header; may be changed at any time. */
  prefer: string;
  close(): Promise<void>;
}

/**
 * Starts the mock server of given descriptions.
 *
 * @throws Error when the port is taken
 */
export async function serveMock(
  apis: readonly ApiDescription[],
  {port = 0, strict = false, limits, onRequest}: MockOptions = {},
): Promise<Mock> {
  const handler = new Handler(apis, {strict, limits, prefer: () => mock.prefer, onRequest});
  // Longer than a client stays busy: a connection that closes as a request comes would fail it.
  const server = createServer({keepAliveTimeout: 60_000}, (request, response) => {
    handler.handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const {port: bound} = server.address() as AddressInfo;
  const mock: Mock = {
    port: bound,
    url: `http://localhost:${bound}`,
    prefer: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return mock;
}
