/** HTTP without a browser: what a server sends, byte for byte. */
import {request, type IncomingHttpHeaders} from 'node:http';

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with the path as it is written, so that `..` reaches the server. Redirects are not followed. */
export function get(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<ReceivedResponse> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({hostname, port, path, headers, method}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });
}
