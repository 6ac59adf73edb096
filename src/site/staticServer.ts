/** Serves a built site as a static host does: clean addresses, real 404s, compressed files as they are, and the headers that the site asks for. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readHashes} from '../delivery/generate';
import {commonHeaders, headersOf} from '../delivery/headers';

/**
 * @param dir folder of the built site
 * @returns a server that is not yet listening
 * @throws Error when there is no built site in the folder
 */
export function createStaticServer(dir: string): Server {
  const notFound = path.join(dir, '404.html');
  if (!existsSync(notFound)) throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  const page = readFileSync(notFound);
  const hashes = readHashes(dir);
  const common = hashes ? Object.entries(commonHeaders(hashes, 'local')) : [];
  const serve = sirv(dir, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    for (const [name, value] of common) response.setHeader(name, value);
    serve(request, response, () => {
      for (const [name, value] of Object.entries(headersOf('/404.html'))) response.setHeader(name, value);
      response.writeHead(404, {'Content-Length': page.length});
      response.end(request.method === 'HEAD' ? undefined : page);
    });
  });
}
