/** Lays out a picture of a project: what it depends on, by the shortest way, as far as its file says. */
import {marksOf, type Mark, type Row} from './rows';
import type {ReadResult} from './types';

/** How a package is marked in the picture. `none`: nothing was found that speaks against it. */
export type Finding = 'affected' | 'check' | 'unknown' | 'none';

/** More would be too small to read. */
const MAX_NODES = 60;

/** A package in the picture. */
export interface PictureNode {
  index: number;
  /** 0: the project depends on it itself. */
  depth: number;
  /** Place from the top in its column. */
  place: number;
  mark: Finding;
}

export interface Picture {
  nodes: PictureNode[];
  /** Pairs of places in `nodes`. */
  lines: [from: number, to: number][];
  columns: number;
  /** Packages in the longest column. */
  tallest: number;
  /** Packages that are left out, and how many of them are marked. */
  omitted: number;
  omittedMarked: number;
}

const UNKNOWN_MARKS: readonly Mark[] = ['not-found', 'not-looked-up'];

/** @returns how a package is marked */
export function pictureMark(row: Row, now: number): Finding {
  const marks = marksOf(row, now);
  if (marks.has('affected')) return 'affected';
  if (marks.has('check')) return 'check';
  return UNKNOWN_MARKS.some((mark) => marks.has(mark)) ? 'unknown' : 'none';
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
  const next = new Map<number, number[]>();
  for (const [from, to] of result.edges) {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  }
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
  for (let at = through.get(index); at !== undefined; at = through.get(at)) way.unshift(at);
  return way;
}

const ORDER: readonly Finding[] = ['affected', 'check', 'unknown', 'none'];

/**
 * @param result what the file says
 * @param rows a row for each of its packages
 * @param now in Unix milliseconds
 * @returns the picture: everything where that is little, else what has findings and the ways to it; undefined where the file doesn't say what depends on what
 */
export function pictureOf(result: ReadResult, rows: readonly Row[], now: number): Picture | undefined {
  if (result.edges.length === 0) return undefined;
  const through = shortestWays(result);
  const marks = rows.map((row) => pictureMark(row, now));
  const markOf = (index: number): Finding => marks[index] ?? 'unknown';
  const byImportance = [...through.keys()].sort((a, b) => ORDER.indexOf(markOf(a)) - ORDER.indexOf(markOf(b)) || a - b);
  const shown = new Map<number, number[]>();
  for (const index of byImportance) {
    const way = wayTo(index, through);
    if (new Set([...shown.keys(), ...way]).size > MAX_NODES) continue;
    way.forEach((step, depth) => shown.set(step, way.slice(0, depth + 1)));
  }
  const heights: number[] = [];
  const nodes = [...shown].map(([index, way]): PictureNode => {
    const depth = way.length - 1;
    const place = heights[depth] ?? 0;
    heights[depth] = place + 1;
    return {index, depth, place, mark: markOf(index)};
  });
  const places = new Map(nodes.map(({index}, place) => [index, place]));
  const omitted = rows.filter(({index}) => !places.has(index));
  return {
    nodes,
    lines: nodes.flatMap(({index}, place): [number, number][] => {
      const from = places.get(through.get(index) ?? -1);
      return from === undefined ? [] : [[from, place]];
    }),
    columns: heights.length,
    tallest: Math.max(...heights),
    omitted: omitted.length,
    omittedMarked: omitted.filter(({index}) => markOf(index) !== 'none').length,
  };
}

/**
 * @returns for each affected package the names on the shortest way to it: the picture as text; empty where the file doesn't say what depends on what
 */
export function waysToAffected(result: ReadResult, rows: readonly Row[], now: number): string[][] {
  if (result.edges.length === 0) return [];
  const through = shortestWays(result);
  return rows
    .filter(({index}) => through.has(index))
    .filter((row) => pictureMark(row, now) === 'affected')
    .map(({index}) => wayTo(index, through).map((step) => result.packages[step]?.name ?? ''));
}
