/** Serves a built site as a static host does: clean addresses, real 404s, compressed files as they are. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * @param dir folder of the built site
 * @returns a server that is not yet listening
 * @throws Error when there is no built site in the folder
 */
export function createStaticServer(dir: string): Server {
  const notFound = path.join(dir, '404.html');
  if (!existsSync(notFound)) throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  const page = readFileSync(notFound);
  const serve = sirv(dir, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: true,
    setHeaders(response, pathname) {
      // Hashed names never change their content; everything else is asked for again.
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length});
      response.end(request.method === 'HEAD' ? undefined : page);
    }),
  );
}
