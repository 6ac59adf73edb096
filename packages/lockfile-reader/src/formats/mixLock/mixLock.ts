/** Reads mix.lock of Elixir: a map with a line for each package. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';

/** `"name": {:hex, :package, "1.0.0", …` and `"name": {:git, "https://…", …`; old files write `"name": {:hex, "package", …`. */
const LINE = /^\s*"([^"]+)":\s*\{:(\w+),\s*:?"?([^",\s]+)"?,\s*"([^"]*)"(.*)$/;

/** A package in a folder: `"name": {:path, "../name"}`, `"name": [path: "../name"]`. */
const FOLDER = /^\s*"([^"]+)":\s*[[{]?(?::path\b|path:)/;

/** Place of the registry among what follows the version: `"hash", [:mix], [], "hexpm", "hash"}`. */
const REPOSITORY = 3;

/** @returns what stands between the commas of a tuple, as far as they aren't in brackets or quotes */
function itemsIn(rest: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  for (const {0: sign, index} of rest.matchAll(/"[^"\n]*"|[[\](){},]/g)) {
    if (/^[[({]/.test(sign)) depth++;
    else if (sign !== ',' && !sign.startsWith('"')) depth--;
    const isEnd = depth < 0;
    if (isEnd || (sign === ',' && depth === 0)) {
      items.push(rest.slice(start, index).trim());
      start = index + 1;
    }
    if (isEnd) break;
  }
  // What precedes the first comma is nothing.
  return items.slice(1);
}

/** A dependency in the list: `{:jason, "~> 1.0", [hex: :jason, …`. */
const DEPENDENCY = /\{:"?([\w.]+)"?,\s*"[^"]*"/g;

/** @param text the file */
function readMixLock(text: string): Collector {
  const collector = new Collector();
  const indexes = new Map<string, number | undefined>();
  const uses: [user: string, rest: string][] = [];
  // A map without line ends is one, too.
  for (const line of text
    .replace(/\},[^\S\n]*(?="[^"\n]*":)/g, '},\n')
    .replace(/^%\{(?=.)/m, '%{\n')
    .split('\n')) {
    const [, app = '', kind, name = '', version, rest = ''] = LINE.exec(line) ?? [];
    if (!app) {
      const folder = FOLDER.exec(line)?.[1];
      if (folder) collector.skip(folder, 'local');
      else if (!/^\s*(?:%\{|\}|#|$)/.test(line)) collector.skip(line.trim(), 'unreadable');
      continue;
    }
    if (kind !== 'hex') {
      collector.skip(app, kind === 'git' ? 'git' : kind === 'path' ? 'local' : 'unreadable');
      continue;
    }
    // Packages of an organisation, or of another registry, name it; old files name none.
    const repository = itemsIn(rest)[REPOSITORY]?.replace(/^:?"?|"$/g, '') || 'hexpm';
    const elsewhere = repository === 'hexpm' ? undefined : ({reason: 'private'} as const);
    indexes.set(app, collector.add('hex', name, version, {elsewhere}));
    uses.push([app, rest]);
  }
  for (const [user, rest] of uses)
    for (const [, target = ''] of rest.matchAll(DEPENDENCY)) collector.connect(indexes.get(user), indexes.get(target));
  return collector;
}

export const mixLock: Format = {
  id: 'mix-lock',
  language: 'Elixir',
  title: 'mix.lock',
  tools: 'Mix (Elixir)',
  syntax: 'text',
  fileName: /^mix\.lock$/i,
  sign: (text) => /^%\{/m.test(text) && /^(?:%\{)?[^\S\n]*"[^"\n]+":[^\S\n]*\{:(?:hex|git|path),/m.test(text),
  read: readMixLock,
  nearby: [
    {
      name: /^(?:mix\.exs|rebar\.(?:config|lock))$/i,
      message: "This looks like a Mix or Rebar file that we don't read. Use mix.lock, or an SBOM in CycloneDX (JSON).",
    },
  ],
};
