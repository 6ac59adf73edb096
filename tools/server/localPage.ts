/** Pages as they are sent on the reader's own machine: with a policy that lets the console reach the mock server there. */
import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {compress} from '../delivery/compress';
import {allowLoopback} from '../delivery/headers';

/** A page with another policy than its file has. */
interface LocalPage {
  html: string;
  etag: string;
}

/**
 * @param file of a built site
 * @returns the page to send instead; undefined where the file is to be sent as it is
 */
export async function localPage(file: string): Promise<LocalPage | undefined> {
  if (!file.endsWith('.html')) return undefined;
  const [built, {size, mtimeMs}] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  const html = allowLoopback(built);
  return html === built ? undefined : {html, etag: `${size.toString(16)}-${mtimeMs.toString(16)}`};
}

/** @param encoding name of the compression that the reader accepts, whose header is set already */
export async function sendLocalPage(
  request: IncomingMessage,
  response: ServerResponse,
  {html, etag}: LocalPage,
  encoding?: string,
): Promise<void> {
  // Each form has its own, because a browser may have kept another one.
  const tag = `W/"${etag}-${encoding ?? 'identity'}"`;
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
    response.writeHead(304).end();
    return;
  }
  const body = await compress(Buffer.from(html), encoding);
  response.writeHead(200, {'Content-Length': body.length});
  response.end(request.method === 'HEAD' ? undefined : body);
}
