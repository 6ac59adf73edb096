/** Lays out a picture of a project: the ways from it to what is affected, as far as its file says. */
import {group, type ReadResult} from '@ecosystems-docs/lockfile-reader';
import {advisoriesOf, advisoryRank, worst, type Row} from './rows';
import type {Severity} from './records';

/** More ways don't fit onto a screen. */
const MAX_WAYS = 14;

/** Longer ways are only told as text. */
const MAX_STEPS = 8;

/** Ways that are told as text, and the names of a long one that are told. */
const MAX_TEXTS = 200;
const MAX_NAMES = 12;

/** A package in the picture. */
export interface PictureNode {
  index: number;
  /** 0: the way begins here. */
  depth: number;
  /** Line from the top; between two lines where it leads to several packages. */
  line: number;
  /** The worst severity of what affects it; absent: it is only on the way. */
  severity?: Severity;
}

export interface Picture {
  nodes: PictureNode[];
  /** Pairs of places in `nodes`, each from a column to the next. */
  edges: [from: number, to: number][];
  columns: number;
  lines: number;
  /** Affected packages that are missing from it. */
  omitted: number;
}

/** The packages that the project asks for itself: those that the file names so, else those that nothing depends on. */
function rootsOf({packages, edges}: ReadResult): number[] {
  const direct = packages.flatMap(({direct: isDirect}, index) => (isDirect ? [index] : []));
  if (direct.length > 0) return direct;
  const needed = new Set(edges.map(([, to]) => to));
  return packages.flatMap((_one, index) => (needed.has(index) ? [] : [index]));
}

/** The package through which each package is reached first. Cycles end where they come back. */
function shortestWays(result: ReadResult): Map<number, number | undefined> {
  const next = group(result.edges);
  const through = new Map<number, number | undefined>();
  let front = rootsOf(result);
  for (const root of front) through.set(root, undefined);
  while (front.length > 0) {
    const reached: number[] = [];
    for (const from of front)
      for (const to of next.get(from) ?? []) {
        if (through.has(to)) continue;
        through.set(to, from);
        reached.push(to);
      }
    front = reached;
  }
  return through;
}

/** @returns the way from the project to a package, by index, the package last */
function wayTo(index: number, through: ReadonlyMap<number, number | undefined>): number[] {
  const way = [index];
  for (let at = through.get(index); at !== undefined; at = through.get(at)) way.push(at);
  return way.reverse();
}

/** The ways to affected packages, the worst first. */
function affectedWays(result: ReadResult, rows: readonly Row[]): number[][] {
  if (result.edges.length === 0) return [];
  const through = shortestWays(result);
  return rows
    .filter((row) => through.has(row.index) && advisoriesOf(row, 'affected').length > 0)
    .sort((a, b) => advisoryRank(b) - advisoryRank(a))
    .slice(0, MAX_TEXTS)
    .map(({index}) => wayTo(index, through));
}

/** A package and what the ways lead to from it. */
interface Branch {
  index: number;
  next: Map<number, Branch>;
}

/** Joins ways that begin alike. */
function branchesOf(ways: readonly number[][]): Map<number, Branch> {
  const roots = new Map<number, Branch>();
  for (const way of ways) {
    let level = roots;
    for (const index of way) {
      const branch = level.get(index) ?? {index, next: new Map<number, Branch>()};
      level.set(index, branch);
      level = branch.next;
    }
  }
  return roots;
}

/**
 * @param result what the file says
 * @param rows a row for each of its packages
 * @returns the picture; undefined where the file doesn't say what depends on what, or nothing is affected
 */
export function pictureOf(result: ReadResult, rows: readonly Row[]): Picture | undefined {
  const all = affectedWays(result, rows);
  const ways = all.filter((way) => way.length <= MAX_STEPS).slice(0, MAX_WAYS);
  if (ways.length === 0) return undefined;
  const nodes: PictureNode[] = [];
  const edges: Picture['edges'] = [];
  let lines = 0;
  const place = ({index, next}: Branch, depth: number): number => {
    const own = nodes.length;
    const severity = worst(rows[index] ? advisoriesOf(rows[index], 'affected') : []);
    nodes.push({index, depth, line: 0, ...(severity ? {severity} : {})});
    const inner = [...next.values()].map((branch) => place(branch, depth + 1));
    for (const to of inner) edges.push([own, to]);
    const [first, last] = [nodes[inner[0] ?? -1], nodes[inner.at(-1) ?? -1]];
    const node = nodes[own];
    if (node) node.line = first && last ? (first.line + last.line) / 2 : lines++;
    return own;
  };
  for (const branch of branchesOf(ways).values()) place(branch, 0);
  const shown = new Set(nodes.flatMap(({index, severity}) => (severity ? [index] : [])));
  return {
    nodes,
    edges,
    columns: Math.max(...nodes.map(({depth}) => depth)) + 1,
    lines,
    omitted: rows.filter((row) => advisoriesOf(row, 'affected').length > 0 && !shown.has(row.index)).length,
  };
}

/** @returns whether the file says which packages the project asks for itself */
export const namesDirect = ({packages}: ReadResult): boolean => packages.some(({direct}) => direct);

/**
 * @returns for each affected package the names on the shortest way to it, worst first: the picture as text; empty where the file doesn't say what depends on what
 */
export function waysToAffected(result: ReadResult, rows: readonly Row[]): string[][] {
  return affectedWays(result, rows).map((way) => {
    const names = way.map((step) => result.packages[step]?.name ?? '');
    const half = MAX_NAMES / 2;
    return names.length <= MAX_NAMES ? names : [...names.slice(0, half), '…', ...names.slice(-half)];
  });
}
