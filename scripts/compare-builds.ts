/**
 * `npx tsx scripts/compare-builds.ts BEFORE AFTER [--limit N] [--only PATTERN]`:
 * compares two builds, so that a change of how pages are made shows what it
 * changes for readers.
 *
 * Compares the content of each page (every `data-part`), however its HTML is
 * spelled, and byte by byte what is published beside the pages: Markdown, text,
 * JSON, feeds, downloads, images. Scripts, style sheets and compressed files
 * don't count, nor does `parts/`, which holds the content of the pages again.
 *
 *   --limit  how many groups of differences to show of each kind (10)
 *   --only   a regular expression: compares only files whose path fits
 *
 * Exit status: 0 equal, 1 different, 2 it can't compare.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {parseArgs} from 'node:util';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly Node[];
  /** All of it as text: two elements with the same key are equal. */
  key: string;
}
type Node = Element | string;

interface Difference {
  kind: string;
  /** What differs, as it's shown. Differences with the same text count as one group. */
  what: string;
  /** Where: a path of elements, if it's inside a page. */
  path?: string;
}

const words = (text: string): Set<string> => new Set(text.split(/\s+/));
const BLOCKS = words(
  `address article aside blockquote br body button dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav noscript ol optgroup option p pre script search section
  select summary table tbody td template tfoot th thead tr ul svg g path rect circle line polyline polygon defs marker
  title desc`,
);
const BOOLEAN = words(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled download formnovalidate inert loop
  multiple muted nomodule novalidate open playsinline readonly required reversed selected`,
);
/** Attributes that are true when they are there without a value. */
const TRUE_WHEN_EMPTY = words('contenteditable spellcheck translate');
const SETS = words('class rel');

const isBlock = (node: Node | undefined): boolean =>
  typeof node === 'object' && (BLOCKS.has(node.tag) || node.tag.includes('-'));

/** @returns the value of an attribute, the same however it's spelled; nothing if the attribute has no effect */
function value(name: string, text: string): string | undefined {
  if (SETS.has(name)) return [...words(text.trim())].sort().join(' ') || undefined;
  // A file name to download, or a state of hidden, is more than yes or no.
  if (name === 'hidden' && text === 'until-found') return text;
  if ((BOOLEAN.has(name) && (name !== 'download' || text === 'true')) || name === 'hidden') return '';
  if (TRUE_WHEN_EMPTY.has(name)) return {'': 'true', yes: 'true', no: 'false'}[text] ?? text.toLowerCase();
  if (name.startsWith('aria-') && /^(true|false|mixed)$/i.test(text)) return text.toLowerCase();
  if (name === 'style')
    return (
      text
        .split(';')
        .map((declaration) => declaration.trim().replace(/\s*([:,])\s*/g, '$1'))
        .filter(Boolean)
        .join(';') || undefined
    );
  return text;
}

function attributesOf(element: Tree.Element): Map<string, string> {
  const all = element.attrs.flatMap((attribute): [string, string][] => {
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name.toLowerCase();
    const normal = value(name, attribute.value);
    return normal === undefined ? [] : [[name, normal]];
  });
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const opening = ({tag, attributes}: Pick<Element, 'tag' | 'attributes'>): string =>
  `<${tag}${[...attributes].map(([name, text]) => (text ? ` ${name}=${JSON.stringify(text)}` : ` ${name}`)).join('')}>`;

const textOf = (node: Tree.ChildNode): string | undefined =>
  node.nodeName === '#text' ? (node as Tree.TextNode).value : undefined;

/** Scripts that remove themselves have done their work before anybody reads: they are no content. */
const isLeftOut = (element: Tree.Element): boolean =>
  element.tagName === 'style' ||
  (element.tagName === 'script' &&
    element.childNodes.some((child) => textOf(child)?.startsWith('document.currentScript.remove()')));

/** Joins text that comments or left out elements have cut. */
function childrenOf(parent: Tree.ParentNode, inPre: boolean): Node[] {
  const nodes: Node[] = [];
  for (const child of parent.childNodes) {
    const text = textOf(child);
    const last = nodes.at(-1);
    if (text !== undefined && typeof last === 'string') nodes[nodes.length - 1] = last + text;
    else if (text !== undefined) nodes.push(text);
    else if ('tagName' in child && !isLeftOut(child)) nodes.push(normalise(child, inPre));
  }
  return nodes;
}

/** Takes away white space that no browser shows: more than one, and at the edges of blocks. */
function withoutSpace(nodes: readonly Node[], inBlock: boolean): Node[] {
  return nodes.flatMap((node, index): Node[] => {
    if (typeof node !== 'string') return [node];
    let text = node.replace(/[ \t\n\r\f]+/g, ' ');
    if (index === 0 ? inBlock : isBlock(nodes[index - 1])) text = text.replace(/^ /, '');
    if (index === nodes.length - 1 ? inBlock : isBlock(nodes[index + 1])) text = text.replace(/ $/, '');
    return text === '' ? [] : [text];
  });
}

function normalise(element: Tree.Element, inPre = false): Element {
  const tag = element.tagName;
  const pre = inPre || tag === 'pre' || tag === 'textarea';
  const nodes = childrenOf('content' in element ? (element as Tree.Template).content : element, pre);
  const children = pre ? nodes : withoutSpace(nodes, BLOCKS.has(tag) || tag.includes('-'));
  const attributes = attributesOf(element);
  const inside = children.map((child) => (typeof child === 'string' ? JSON.stringify(child) : child.key)).join('');
  return {tag, attributes, children, key: `${opening({tag, attributes})}${inside}</>`};
}

/** @returns the outermost elements of a page that hold content, by their names in their order */
function readParts(file: string): Map<string, Element> {
  const parts = new Map<string, Element>();
  const visit = (parent: Tree.ParentNode): void => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      const name = child.attrs.find((attribute) => attribute.name === 'data-part')?.value;
      if (name === undefined) visit(child);
      else parts.set(parts.has(name) ? `${name} ${parts.size + 1}` : name, normalise(child));
    }
  };
  visit(parse(readFileSync(file, 'utf8'), {scriptingEnabled: false}));
  return parts;
}

/** Below this many pairs, children are matched as well as can be; above it, in their order. */
const MOST_PAIRS = 4_000_000;

/** @returns the places of what two lists have in common in the same order (longest common subsequence) */
function matches(left: readonly string[], right: readonly string[]): [number, number][] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let [endLeft, endRight] = [left.length, right.length];
  while (endLeft > start && endRight > start && left[endLeft - 1] === right[endRight - 1]) {
    endLeft -= 1;
    endRight -= 1;
  }
  const found = Array.from({length: start}, (_, index): [number, number] => [index, index]);
  found.push(...between(left.slice(start, endLeft), right.slice(start, endRight), start));
  for (let index = 0; endLeft + index < left.length; index += 1) found.push([endLeft + index, endRight + index]);
  return found;
}

function between(left: readonly string[], right: readonly string[], offset: number): [number, number][] {
  if (left.length * right.length > MOST_PAIRS) return [];
  const width = right.length + 1;
  const best = new Uint32Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      best[i * width + j] =
        left[i] === right[j]
          ? best[(i + 1) * width + j + 1]! + 1
          : Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!);
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) found.push([offset + i++, offset + j++]);
    else if (best[(i + 1) * width + j]! >= best[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return found;
}

const keyOf = (node: Node): string => (typeof node === 'string' ? `"${node}"` : node.key);
const labelOf = (node: Node): string =>
  typeof node === 'string' ? 'text' : `${node.tag}${(node.attributes.get('class') ?? '').replace(/^(?=.)| /g, '.')}`;

/** Calls back for each pair and each left over node of two lists, with those that match as the pairs. */
function align(
  left: readonly Node[],
  right: readonly Node[],
  nameOf: (node: Node) => string,
  gap: (left: readonly Node[], right: readonly Node[]) => void,
  pair: (left: Node, right: Node) => void,
): void {
  let [i, j] = [0, 0];
  for (const [nextLeft, nextRight] of [
    ...matches(left.map(nameOf), right.map(nameOf)),
    [left.length, right.length] as const,
  ]) {
    if (nextLeft > i || nextRight > j) gap(left.slice(i, nextLeft), right.slice(j, nextRight));
    if (nextLeft < left.length && nextRight < right.length) pair(left[nextLeft]!, right[nextRight]!);
    [i, j] = [nextLeft + 1, nextRight + 1];
  }
}

const clip = (text: string, length = 240): string => (text.length > length ? `${text.slice(0, length)}…` : text);
const sides = (left: string, right: string): string => `\n      - ${clip(left)}\n      + ${clip(right)}`;

/** Finds what differs between two elements of one place in a page. */
class Comparison {
  readonly found: Difference[] = [];

  private add(kind: string, what: string, path: string): void {
    this.found.push({kind, what, path});
  }

  elements(left: Element, right: Element, path: string): void {
    if (left.key === right.key) return;
    if (left.tag !== right.tag) this.add('other element', sides(labelOf(left), labelOf(right)), path);
    for (const name of new Set([...left.attributes.keys(), ...right.attributes.keys()])) {
      const show = (text: string | undefined): string => (text === undefined ? '(none)' : JSON.stringify(text));
      const [before, after] = [left.attributes.get(name), right.attributes.get(name)];
      if (before !== after) this.add('attribute', `${name} of ${left.tag}${sides(show(before), show(after))}`, path);
    }
    align(
      left.children,
      right.children,
      keyOf,
      (lefts, rights) => {
        this.gap(lefts, rights, path);
      },
      () => undefined,
    );
  }

  /** Compares children of which none is equal to another: first those that look alike, then those that are alone. */
  private gap(lefts: readonly Node[], rights: readonly Node[], path: string): void {
    align(
      lefts,
      rights,
      labelOf,
      (left, right) => {
        this.leftOver(left, right, path);
      },
      (left, right) => {
        this.pair(left, right, path);
      },
    );
  }

  private leftOver(lefts: readonly Node[], rights: readonly Node[], path: string): void {
    const [left, right] = [lefts[0], rights[0]];
    if (left !== undefined && right !== undefined && lefts.length === 1 && rights.length === 1) {
      this.pair(left, right, path);
      return;
    }
    for (const node of lefts) this.alone('missing', node, path);
    for (const node of rights) this.alone('added', node, path);
  }

  private alone(kind: 'missing' | 'added', node: Node, path: string): void {
    const what = typeof node === 'string' ? JSON.stringify(clip(node)) : opening(node);
    this.add(`${kind} ${typeof node === 'string' ? 'text' : 'element'}`, clip(what), path);
  }

  private pair(left: Node, right: Node, path: string): void {
    if (typeof left === 'string' && typeof right === 'string') this.add('text', excerpts(left, right), path);
    else if (typeof left === 'string' || typeof right === 'string') {
      this.alone('missing', left, path);
      this.alone('added', right, path);
    } else if (right.children.some((child) => keyOf(child) === left.key))
      this.add('wrapped', `${labelOf(left)} is now in ${opening(right)}`, path);
    else if (left.children.some((child) => keyOf(child) === right.key))
      this.add('unwrapped', `${labelOf(right)} is no longer in ${opening(left)}`, path);
    else this.elements(left, right, `${path} > ${labelOf(left)}`);
  }
}

/** @returns both texts from shortly before where they begin to differ */
function excerpts(left: string, right: string): string {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const line = left.lastIndexOf('\n', same - 1) + 1;
  const from = Math.max(line, same - 60);
  const show = (text: string): string => JSON.stringify(text.slice(from, same + 120).split('\n', 1)[0]);
  return sides(show(left), show(right));
}

function comparePages(before: string, after: string): Difference[] {
  const [left, right] = [readParts(before), readParts(after)];
  const comparison = new Comparison();
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    const [old, now] = [left.get(name), right.get(name)];
    if (old && now) comparison.elements(old, now, name);
    else comparison.found.push({kind: old ? 'missing part' : 'added part', what: name});
  }
  return comparison.found;
}

function compareFiles(before: string, after: string): Difference[] {
  const [left, right] = [readFileSync(before), readFileSync(after)];
  if (left.equals(right)) return [];
  const kind = `${/\.\w+$/.exec(before)?.[0] ?? 'other'} file`;
  // What holds a zero is no text.
  if (left.includes(0) || right.includes(0))
    return [{kind, what: sides(`${left.length} bytes`, `${right.length} bytes`)}];
  return [{kind, what: `first difference:${excerpts(left.toString(), right.toString())}`}];
}

const NOT_COMPARED = /\.(br|gz)$|^(assets|parts)\/|^(\.finished\.json|_headers)$/;

function listFiles(folder: string, only: RegExp): Set<string> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(files.filter((file) => !NOT_COMPARED.test(file) && only.test(file)).sort());
}

/** Differences of one kind by their text, each with where it was found. */
type Groups = Map<string, Map<string, {count: number; first: string; files: Set<string>}>>;

function collect(groups: Groups, file: string, {kind, what, path}: Difference): void {
  const ofKind = groups.get(kind) ?? new Map<string, {count: number; first: string; files: Set<string>}>();
  groups.set(kind, ofKind);
  const group = ofKind.get(what) ?? {count: 0, first: path ? `${file}: ${path}` : file, files: new Set<string>()};
  ofKind.set(what, group);
  group.count += 1;
  group.files.add(file);
}

function print(groups: Groups, limit: number): void {
  for (const [kind, ofKind] of groups) {
    const all = [...ofKind].sort(([, a], [, b]) => b.count - a.count);
    const total = all.reduce((sum, [, {count}]) => sum + count, 0);
    console.log(`\n${kind}: ${total} in ${all.length} groups`);
    for (const [what, {count, first, files}] of all.slice(0, limit))
      console.log(`  ${count} times in ${files.size} files: ${what}\n      first in ${first}`);
    if (all.length > limit) console.log(`  … and ${all.length - limit} more groups (--limit)`);
  }
}

function main(): number {
  const {values, positionals} = parseArgs({
    options: {limit: {type: 'string', default: '10'}, only: {type: 'string', default: ''}},
    allowPositionals: true,
  });
  const [before, after] = positionals;
  const limit = Number(values.limit);
  if (!before || !after || positionals.length > 2 || !(limit > 0))
    throw new Error('Give two folders: compare-builds.ts BEFORE AFTER [--limit N] [--only PATTERN].');
  const only = new RegExp(values.only);
  const [left, right] = [listFiles(before, only), listFiles(after, only)];
  const groups: Groups = new Map();
  const counts = {page: {equal: 0, different: 0}, file: {equal: 0, different: 0}};
  for (const file of new Set([...left, ...right])) {
    const isPage = file.endsWith('.html');
    const differences =
      left.has(file) && right.has(file)
        ? (isPage ? comparePages : compareFiles)(join(before, file), join(after, file))
        : [{kind: `${left.has(file) ? 'missing' : 'added'} ${isPage ? 'page' : 'file'}`, what: file}];
    counts[isPage ? 'page' : 'file'][differences.length === 0 ? 'equal' : 'different'] += 1;
    for (const difference of differences) collect(groups, file, difference);
  }
  if (left.size + right.size === 0) throw new Error('There is nothing to compare.');
  console.log(`pages: ${counts.page.equal} equal, ${counts.page.different} different`);
  console.log(`other files: ${counts.file.equal} equal, ${counts.file.different} different`);
  print(groups, limit);
  return groups.size === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
