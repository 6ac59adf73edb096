/** The sites that are compared, their pages, and what serves and opens them. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {ensureChromium} from '../../tools/browser/findChromium';
import {words} from '../../tools/command/words';
import {compressFiles} from '../../tools/delivery/compress';
import {commonHeaders} from '../../tools/delivery/headers';
import {createStaticServer} from '../../tools/server/staticServer';
import {buildPeer} from './peer';

/** The pages that are compared. */
export const PAGES = [
  ['Landing', '/'],
  ['Guide', '/docs/guides/jobs'],
  ['Service', '/docs/services/data-services/packages'],
  ['Operation', '/docs/services/data-services/packages/lookup-package'],
] as const;

/** One of the sites that are compared. */
export interface Site {
  name: string;
  base: string;
  /** What the site's own links have at the end of a path. */
  slash: '' | '/';
}

/** @returns the URL of a page of a site */
export const addressOf = ({base, slash}: Site, page: string): string => base + (page === '/' ? page : page + slash);

/**
 * Adds our headers to what a server sends, so that two sites differ in their pages
 * only: the publisher chooses the headers, not the generator, and some make a browser
 * start another process. Our content policy is left out, because it allows no scripts
 * but our own.
 */
function sendOurHeaders(server: Server): void {
  const {'Content-Security-Policy': _ours, ...headers} = commonHeaders({scripts: [], styles: []}, 'local');
  server.prependListener('request', (_request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
  });
}

/** Serves at any free port. */
export async function serve(server: Server): Promise<{base: string; close(): void}> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {base: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close()};
}

/**
 * Serves our site and the peer's, as it is and with our headers, while something is measured.
 *
 * @param measure makes the tables
 */
export async function withSites(
  measure: (ours: Site, peer: Site, peerWithOurHeaders: Site) => Promise<string[]>,
): Promise<string[]> {
  const build = path.resolve('build');
  const peerDir = buildPeer(build);
  await compressFiles(peerDir);
  const withOurHeaders = createStaticServer(peerDir);
  sendOurHeaders(withOurHeaders);
  const [ours, peer, equal] = await Promise.all(
    [createStaticServer(build), createStaticServer(peerDir), withOurHeaders].map(serve),
  );
  const tables = await measure(
    {name: 'this site', base: ours!.base, slash: ''},
    {name: 'Starlight', base: peer!.base, slash: '/'},
    {name: 'Starlight, with our headers', base: equal!.base, slash: '/'},
  );
  for (const server of [ours, peer, equal]) server!.close();
  return tables;
}

/** @returns the browser that measures */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: words('--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'),
  });
