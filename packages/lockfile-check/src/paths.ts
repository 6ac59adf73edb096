/** Finds the paths from a project to an affected package, as far as its files have a graph. */
import {group} from '@ecosystems-docs/lockfile-reader';
import type {Graph, Inventory} from './inventory';
import {advisoriesOf, advisoryRank, type Row} from './rows';

/** How many paths of a file are shown, and how many names of a long one. */
const MAX_PATHS = 200;
const MAX_NAMES = 12;

/** The package through which each package is reached first. Cycles end where they come back. */
function shortestPaths({roots, edges}: Graph): Map<number, number | undefined> {
  const next = group(edges);
  const through = new Map<number, number | undefined>();
  for (const root of roots) through.set(root, undefined);
  // A map also gives the keys that are added while it is read.
  for (const from of through.keys()) for (const to of next.get(from) ?? []) if (!through.has(to)) through.set(to, from);
  return through;
}

/** @returns the path from the project to a package, by index, the package last */
function pathTo(index: number, through: ReadonlyMap<number, number | undefined>): number[] {
  const path = [index];
  for (let at = through.get(index); at !== undefined; at = through.get(at)) path.push(at);
  return path.reverse();
}

/** A path in a file, as the names on it. */
interface Path {
  file: string;
  names: string[];
}

/** @returns for each affected package the shortest path to it in each file, worst first; none where a file doesn't say what depends on what */
export function pathsToAffected({graphs, packages}: Inventory, rows: readonly Row[]): Path[] {
  const affected = rows
    .filter((row) => advisoriesOf(row, 'affected').length > 0)
    .sort((a, b) => advisoryRank(b) - advisoryRank(a));
  return graphs.flatMap((graph) => {
    const through = shortestPaths(graph);
    const reached = affected.filter(({index}) => through.has(index)).slice(0, MAX_PATHS);
    return reached.map(({index}) => {
      const names = pathTo(index, through).map((step) => packages[step]?.name ?? '');
      const half = MAX_NAMES / 2;
      return {
        file: graph.file,
        names: names.length <= MAX_NAMES ? names : [...names.slice(0, half), '…', ...names.slice(-half)],
      };
    });
  });
}
