/** HTTP without a browser: what servers send, byte for byte. */
import {connect, constants, type ClientHttp2Session, type IncomingHttpHeaders} from 'node:http2';
import {request as plainRequest} from 'node:http';

export interface ReceivedResponse {
  status: number;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;
const flat = (headers: IncomingHttpHeaders): ReceivedResponse['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, one(value)]));

/** One HTTP/2 connection, on which many requests are under way at once. */
export class Http2 {
  private constructor(private readonly session: ClientHttp2Session) {}

  /** @throws Error when the server does not speak HTTP/2 */
  static async open(origin: string): Promise<Http2> {
    const session = connect(origin, {rejectUnauthorized: false});
    await new Promise<void>((resolve, reject) => {
      session.once('connect', () => resolve());
      session.once('error', reject);
    });
    return new Http2(session);
  }

  /** The protocol that client and server agreed on. */
  get protocol(): string | undefined {
    return this.session.alpnProtocol;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<ReceivedResponse> {
    return new Promise((resolve, reject) => {
      const stream = this.session.request({
        ...headers,
        [constants.HTTP2_HEADER_PATH]: path,
        [constants.HTTP2_HEADER_METHOD]: method,
      });
      const parts: Buffer[] = [];
      let received: IncomingHttpHeaders = {};
      stream.on('response', (values) => (received = values));
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () =>
        resolve({status: Number(received[':status']), headers: flat(received), body: Buffer.concat(parts)}),
      );
      stream.on('error', reject);
      stream.end();
    });
  }

  close(): void {
    this.session.close();
  }
}

/** A request over plain HTTP/1.1. Redirects are not followed. */
export function get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    plainRequest(address, {headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: flat(response.headers), body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });
}
