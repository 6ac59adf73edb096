/** Matches without comparing words: names, paths, commands, and pasted identifiers. */
import type {Entries, Entry, OperationEntry, Place} from '../entries';
import {takersOf} from '../pasted';
import {fitOf, pathSegments, valuesOf, type PathFit, type QueryPath} from '../paths';
import {literalOf, type Query} from '../query';
import {samplePackage} from '../words';
import type {Direct} from './score';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';

export interface Names {
  all: Entries;
  /** Names without regard to style. */
  literals: readonly string[];
  /** Entries by the key of their name. */
  keys: ReadonlyMap<string, readonly number[]>;
  /** Entries of pages by address, and of operations by `service/operation`. */
  pages: ReadonlyMap<string, number>;
  operations: ReadonlyMap<string, number>;
}

const isName = ({kind}: Entry): boolean => kind === 'parameter' || kind === 'property';

export function entryNames(all: Entries): Names {
  const {entries, operations, serviceIds} = all;
  const keys = new Map<string, number[]>();
  const pages = new Map<string, number>();
  entries.forEach((entry, number) => {
    keys.set(entry.key, [...(keys.get(entry.key) ?? []), number]);
    if (!isName(entry) && !pages.has(entry.address)) pages.set(entry.address, number);
  });
  return {
    all,
    literals: entries.map(({title, operation}) => literalOf(operation?.id ?? title)),
    keys,
    pages,
    operations: new Map(operations.map(({service, id, entry}) => [`${serviceIds[service]!}/${id}`, entry])),
  };
}

/** Collects matches without comparing words; the highest of each kind counts. */
export class DirectMatches {
  readonly byEntry = new Map<number, Direct>();
  /** Requests with what was pasted, by entry. */
  readonly values = new Map<number, RequestValues>();

  boost(entry: number, name: keyof Direct, value = 1): void {
    const direct = this.byEntry.get(entry) ?? {};
    direct[name] = Math.max(direct[name] ?? value, value);
    this.byEntry.set(entry, direct);
  }
}

/** Boosts the entries whose name the query is or contains. */
function boostNames({all: {entries}, keys, literals}: Names, query: Query, directs: DirectMatches): void {
  for (const {key, literal, share, words, written} of query.names) {
    const isWhole = share === 1;
    for (const number of keys.get(key) ?? []) {
      const entry = entries[number]!;
      const isCode = entry.kind === 'operation' || isName(entry);
      if (isWhole) directs.boost(number, 'exact');
      if (!isWhole && !written && !(isCode && words > 1)) continue;
      if (isCode && written) directs.boost(number, 'written');
      if (literals[number] === literal) directs.boost(number, 'literal');
    }
  }
}

const PATH_FEATURES: Readonly<Record<PathFit, keyof Direct>> = {
  exact: 'pathExact',
  values: 'pathValues',
  rest: 'pathRest',
  part: 'pathPart',
};

/** Scores how well a path fits an operation; of two templates that accept the values, the one with fewer parameters fits better. */
function boostPath(operation: OperationEntry, query: QueryPath, directs: DirectMatches): void {
  const {method, segments} = query;
  const base = pathSegments(operation.base);
  const rest = base.every((part, index) => segments[index] === part) ? segments.slice(base.length) : segments;
  const template = pathSegments(operation.path);
  const fit = rest.length === 0 ? undefined : fitOf(rest, template);
  if (!fit) return;
  const parameters = fit === 'part' ? {} : {...query.parameters, ...valuesOf(rest, template)};
  if (Object.keys(parameters).length > 0) directs.values.set(operation.entry, {parameters});
  const variables = fit === 'values' ? (operation.path.match(/\{/g)?.length ?? 0) : 0;
  const isOther = method !== undefined && method !== operation.method;
  directs.boost(operation.entry, PATH_FEATURES[fit], (1 - variables / 10) / (isOther ? 2 : 1));
}

/** Boosts the operations that a path or an address leads to. @returns whether there are any */
function boostPaths({all}: Names, path: QueryPath, directs: DirectMatches): boolean {
  const before = directs.byEntry.size;
  const page = path.host === undefined ? undefined : all.hosts.get(path.host);
  const service = page === undefined ? undefined : all.entries[page]!.service;
  if (page !== undefined) directs.boost(page, 'host');
  // Ignores the path of a foreign host.
  if (path.host !== undefined && page === undefined) return false;
  const [first, second, ...others] = path.segments;
  for (const operation of all.operations) {
    if (service !== undefined && operation.service !== service) continue;
    // "packages/lookupPackage", the way our own pages name an operation.
    const isReference = first === all.serviceIds[operation.service] && others.length === 0 && second !== undefined;
    if (isReference && literalOf(second) === literalOf(operation.id)) directs.boost(operation.entry, 'pathExact');
    boostPath(operation, path, directs);
  }
  return directs.byEntry.size > before;
}

/** Boosts the operations that accept the pasted identifier, in their order, with the page of the first one's service after it. */
function boostPasted({all, operations, pages}: Names, text: string, directs: DirectMatches): void {
  const takers = takersOf(text);
  const check = pages.get('/docs/guides/check-your-project');
  // The check reads what the parsers read, and nothing leaves the browser.
  if (check !== undefined && /^(?:dependency|sbom)-parser\//.test(takers[0]?.operation ?? '')) {
    directs.boost(check, 'pasted');
    directs.boost(check, 'pastedOrder', -0.5);
  }
  takers.forEach(({operation, values}, index) => {
    const entry = operations.get(operation);
    if (entry === undefined) return;
    if (values && !directs.values.has(entry)) directs.values.set(entry, values);
    directs.boost(entry, 'pasted');
    directs.boost(entry, 'pastedOrder', index);
    const page = index === 0 ? pages.get(all.entries[entry]!.address.replace(/\/[^/]+$/, '')) : undefined;
    if (page === undefined) return;
    directs.boost(page, 'pasted');
    directs.boost(page, 'pastedOrder', 0.5);
  });
}

/** A command of our own client: its group is the first label of a service's host, its name that of an operation. */
const CLIENT_COMMAND = /^(?:\$\s*)?ecosystems\s+(?:-\S+\s+(?:(?!-)\S+\s+)?)*?([a-z]+)(?:\s+([a-z]\w*))?(?:\s|$)/;

function boostCommand({all}: Names, text: string, directs: DirectMatches): void {
  const [, group = '', command = ''] = CLIENT_COMMAND.exec(text.trim().replace(/\\\s+/g, '')) ?? [];
  const page = all.hosts.get(`${group}.ecosyste.ms`);
  if (page === undefined) return;
  const {service} = all.entries[page]!;
  const named = all.operations.filter(
    (operation) => operation.service === service && literalOf(operation.id) === literalOf(command),
  );
  for (const {entry} of named) directs.boost(entry, 'pasted');
  directs.boost(page, 'pasted');
  directs.boost(page, 'pastedOrder', 0.5);
}

/** @returns the place of a nested property, such as `repo_metadata.stargazers_count`, in an entry. */
export function dottedPlace(places: readonly Place[], dotted: readonly string[]): Place | undefined {
  return places.find(({anchor}) =>
    dotted.some((path) => anchor.toLowerCase().endsWith(`-${path}`) || anchor.toLowerCase().endsWith(`.${path}`)),
  );
}

function boostDotted({all: {entries}}: Names, {dotted}: Query, directs: DirectMatches): void {
  if (dotted.length === 0) return;
  entries.forEach(({places}, number) => {
    if (places && dottedPlace(places, dotted)) directs.boost(number, 'dotted');
  });
}

/** @returns the entries that a query matches by a name, a path or what was pasted. */
export function directsOf(names: Names, text: string, query: Query): DirectMatches {
  const directs = new DirectMatches();
  boostCommand(names, text, directs);
  if (directs.byEntry.size === 0) boostPasted(names, text, directs);
  // A pasted identifier is neither a name nor a path of ours.
  if (directs.byEntry.size > 0) return directs;
  if (query.path) boostPaths(names, query.path, directs);
  const [purl, lookup] = [samplePackage(text.trim()), names.operations.get('packages/lookupPackage')];
  if (purl && lookup !== undefined) {
    directs.boost(lookup, 'pathExact');
    directs.values.set(lookup, {parameters: {purl}});
  }
  boostNames(names, query, directs);
  boostDotted(names, query, directs);
  return directs;
}
