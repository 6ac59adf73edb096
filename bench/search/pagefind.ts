/**
 * Pagefind on the same build, asked the same queries. It runs in a browser, so it is asked there. A result counts as
 * an answer when its page has one, wherever on the page; that is generous, for ours has to lead to the place.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createStaticServer} from '../../tools/server/staticServer';
import {installPeer} from '../pages/peer';
import {launch, serve} from '../pages/sites';
import {answering, readQueries, type BenchQuery, type Outcome, type SetName} from './measure';

/** Results that are looked at. */
const MOST = 24;

interface Pagefind {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** Pages have a slash at their end in Pagefind's results. */
function positionOf({expect}: BenchQuery, found: readonly string[]): number {
  const pages = expect.map((expected) => answering(expected.split('#')[0]!));
  const answers = (path: string): boolean => pages.some((isPage) => isPage(path) || isPage(path.replace(/\/$/, '')));
  return found.findIndex((address) => answers(address.split('#')[0]!)) + 1;
}

/** @returns the outcomes of each set on the built site, with the Pagefind that Starlight brings along */
export async function pagefindOutcomes(site: string, sets: readonly SetName[]): Promise<Map<SetName, Outcome[]>> {
  const output = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const command = path.join(installPeer(), 'node_modules/@astrojs/starlight/node_modules/.bin/pagefind');
  execFileSync(command, ['--site', site, '--output-path', output], {stdio: 'ignore'});
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(output, name), '<!doctype html>');
  const {base, close} = await serve(createStaticServer(output));
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(base);
  const ask = (query: string): Promise<string[]> =>
    page.evaluate(
      async ([text, most]) => {
        const pagefind = (await import(/* @vite-ignore */ `${location.origin}/pagefind.js`)) as Pagefind;
        const {results} = await pagefind.search(text);
        const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
        return data.map(({url}) => url);
      },
      [query, MOST] as const,
    );
  const found = new Map<SetName, Outcome[]>();
  for (const set of sets) {
    const list: Outcome[] = [];
    for (const query of readQueries(set)) list.push({query, position: positionOf(query, await ask(query.query))});
    found.set(set, list);
  }
  await browser.close();
  close();
  return found;
}
