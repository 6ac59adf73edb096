import {readFileSync} from 'node:fs';
import {relative, resolve} from 'node:path';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
} from 'yaml';
import {toPointer, type DescriptionError, type Path, type Place} from './errors';

/** One YAML file: its value with anchors and merge keys resolved, and the line of every part of it. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Path shown to people. */
  name: string;
  text: string;
  document: Document;
  value: unknown;
  /** Errors of reading and parsing. With any, `value` is undefined. */
  errors: DescriptionError[];
  /** Line, counted from 1, of the key or list item at this path; of the nearest parent that exists otherwise. */
  line(path: Path): number;
}

/** Files that were parsed before; an entry counts only while the text is the same. */
const parsed = new Map<string, SourceFile>();

/**
 * Reads and parses a file. Never throws: a missing file or broken YAML is in `errors`.
 * The same object comes back as long as the content is the same.
 */
export function readSource(path: string): SourceFile {
  const absolute = resolve(path);
  const name = displayName(absolute);
  let text: string;
  try {
    text = readFileSync(absolute, 'utf8');
  } catch {
    const error = {
      file: name,
      line: 1,
      pointer: '#',
      rule: 'file',
      message: 'Cannot read the file.',
      fix: 'Create it, or correct the path to it.',
    };
    return {...parseSource(absolute, ''), value: undefined, errors: [error], line: () => 1};
  }
  const known = parsed.get(absolute);
  if (known?.text === text && known.name === name) return known;
  const file = parseSource(absolute, text);
  parsed.set(absolute, file);
  return file;
}

/** Parses a text as the file at `path`, without the cache and without the disk. */
export function parseSource(path: string, text: string): SourceFile {
  const lines = new LineCounter();
  const name = displayName(path);
  // YAML 1.2 (no dates, no yes/no) with the merge keys of 1.1.
  const document: Document = parseDocument(text, {merge: true, lineCounter: lines, prettyErrors: false});
  const file: SourceFile = {
    path,
    name,
    text,
    document,
    value: undefined,
    errors: [],
    line: (keys) => lineOf(document, lines, keys),
  };
  const fail = (offset: number, message: string, fix: string): void => {
    file.errors.push({rule: 'yaml', file: name, line: lines.linePos(offset).line, pointer: '#', message, fix});
  };
  for (const problem of [...document.errors, ...document.warnings]) {
    fail(
      problem.pos[0],
      `Not valid YAML: ${problem.message}`,
      'Correct the YAML; quote a string that contains ": " or " #".',
    );
  }
  // One walk for all aliases: `alias.resolve` walks the document for each.
  const anchors = new Set<string>();
  visit(document, {
    Value(_, node) {
      if (node.anchor) anchors.add(node.anchor);
    },
    Alias(_, alias) {
      if (anchors.has(alias.source)) return;
      fail(
        alias.range?.[0] ?? 0,
        `The alias *${alias.source} has no anchor before it.`,
        `Define &${alias.source} above this line.`,
      );
    },
  });
  // A billion-laughs guard is of no use for files of our own, and many examples share one anchor.
  if (file.errors.length === 0) file.value = document.toJS({maxAliasCount: -1});
  return file;
}

function displayName(absolute: string): string {
  const near = relative(process.cwd(), absolute);
  return near.startsWith('..') ? absolute : near;
}

function lineOf(document: Document, lines: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of path) {
    const reached = step(document, node, key);
    if (!reached) break;
    const [start, next] = reached;
    offset = startOf(start) ?? offset;
    node = next;
  }
  return lines.linePos(offset).line;
}

/** @returns the key or item at which what is below a key begins, and the node itself */
function step(document: Document, from: unknown, key: string | number): [start: unknown, node: unknown] | undefined {
  const node = isAlias(from) ? from.resolve(document) : from;
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? undefined : [item, item];
  }
  if (!isMap(node)) return undefined;
  const own = node.items.find((pair) => keyOf(pair) === String(key));
  if (own) return [own.key, own.value];
  for (const pair of node.items) {
    if (keyOf(pair) !== '<<') continue;
    const merged = isSeq(pair.value) ? [...pair.value.items].reverse() : [pair.value];
    for (const source of merged) {
      const reached = step(document, source, key);
      if (reached) return reached;
    }
  }
  return undefined;
}

function keyOf(pair: Pair): string | undefined {
  if (!isScalar(pair.key)) return undefined;
  const value = pair.key.value;
  return typeof value === 'symbol' ? '<<' : String(value);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

export function placeOf(file: SourceFile, path: Path): Place {
  return {file: file.name, line: file.line(path), pointer: toPointer(path)};
}
