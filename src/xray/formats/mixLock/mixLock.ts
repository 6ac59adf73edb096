/** Reads mix.lock of Elixir: a map with a line for each package. */
import type {FileContents} from '../../types';
import {Collector} from '../shared/collect';

/** `"name": {:hex, :package, "1.0.0", …` and `"name": {:git, "https://…", …`; old files write `"name": {:hex, "package", …`. */
const LINE = /^\s*"([^"]+)":\s*\{:(\w+),\s*:?"?([^",\s]+)"?,\s*"([^"]*)"(.*)$/;

/** The registry after build tools and dependencies: `"hash", [:mix], [], "hexpm", "hash"}`. */
const REPOSITORY = /\[[^\]]*\],\s*(?:\[.*\]|nil),\s*:?"?([\w:.-]+)/;

/** A dependency in the list: `{:jason, "~> 1.0", [hex: :jason, …`. */
const DEPENDENCY = /\{:"?([\w.]+)"?,\s*"[^"]*"/g;

/** @returns whether a text is a mix.lock */
export function isMixLock(text: string): boolean {
  return /^%\{\s*$/m.test(text) && /^\s*"[^"\n]+":\s*\{:(?:hex|git|path),/m.test(text);
}

/** @param text the file */
export function readMixLock(text: string): FileContents {
  const found = new Collector();
  const indexes = new Map<string, number | undefined>();
  const uses: [user: string, rest: string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, app = '', kind, name = '', version, rest = ''] = LINE.exec(line) ?? [];
    if (!app) {
      if (!/^\s*(?:%\{|\}|#|$)/.test(line)) found.skip(line.trim(), 'unreadable');
      continue;
    }
    if (kind !== 'hex') {
      found.skip(app, kind === 'git' ? 'git' : kind === 'path' ? 'local' : 'unreadable');
      continue;
    }
    // Packages of an organisation, or of another registry, name it; old files name none.
    const repository = REPOSITORY.exec(rest)?.[1] ?? 'hexpm';
    const elsewhere = repository === 'hexpm' ? undefined : ({reason: 'private'} as const);
    indexes.set(app, found.add('hex', name, version, {elsewhere}));
    uses.push([app, rest]);
  }
  for (const [user, rest] of uses)
    for (const [, target = ''] of rest.matchAll(DEPENDENCY)) found.connect(indexes.get(user), indexes.get(target));
  return found.result('mix-lock', 'mix.lock');
}
