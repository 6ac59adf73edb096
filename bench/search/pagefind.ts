/**
 * Pagefind on the same build, asked the same queries:
 *
 *   npm install --prefix /tmp/engines pagefind@1.4.0
 *   npx tsx bench/search/pagefind.ts /tmp/engines build
 *
 * It reads the built pages and runs in a browser, so it is asked there. A result
 * counts as an answer when its page has one, wherever on the page; that is
 * generous, for ours has to lead to the place.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium} from '../../tools/browser/findChromium';
import {answering, readQueries, scoresByKind, SET_NAMES, type BenchQuery, type Outcome} from './measure';

/** Results that are looked at. */
const MOST = 24;

interface Pagefind {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

const TYPES: Readonly<Record<string, string>> = {'.js': 'text/javascript', '.html': 'text/html'};

function serve(folder: string): Promise<{origin: string; close: () => void}> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    try {
      response.end(name === '/blank.html' ? '<!doctype html>' : readFileSync(path.join(folder, path.normalize(name))));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({origin: `http://127.0.0.1:${port}`, close: () => server.close()});
    });
  });
}

function positionOf({expect}: BenchQuery, found: readonly string[]): number {
  const pages = expect.map((expected) => answering(expected.split('#')[0]!));
  return found.findIndex((address) => pages.some((isPage) => isOn(address, isPage))) + 1;
}

/** Pages have a slash at their end in Pagefind's results. */
function isOn(address: string, isPage: (address: string) => boolean): boolean {
  const [path = ''] = address.split('#');
  return isPage(path) || isPage(path.replace(/\/$/, ''));
}

async function main(): Promise<void> {
  const [engines = '', site = 'build'] = process.argv.slice(2);
  const output = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  execFileSync(path.join(engines, 'node_modules/.bin/pagefind'), ['--site', site, '--output-path', output], {
    stdio: 'inherit',
  });
  const {origin, close} = await serve(output);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await page.goto(`${origin}/blank.html`);
  for (const set of SET_NAMES) {
    const list: Outcome[] = [];
    for (const query of readQueries(set)) {
      const found = await page.evaluate(
        async ([text, most]) => {
          const pagefind = (await import(/* @vite-ignore */ `${location.origin}/pagefind.js`)) as Pagefind;
          const {results} = await pagefind.search(text);
          const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
          return data.map(({url}) => url);
        },
        [query.query, MOST] as const,
      );
      list.push({query, position: positionOf(query, found)});
    }
    for (const [kind, {queries, success1, success3}] of scoresByKind(list))
      console.log(
        `${set} ${kind.padEnd(12)}${String(queries).padStart(4)} ${(success1 * 100).toFixed(1).padStart(6)}% ${(success3 * 100).toFixed(1).padStart(6)}%`,
      );
  }
  await browser.close();
  close();
}

void main();
