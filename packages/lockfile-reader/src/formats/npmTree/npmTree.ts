/** Reads trees of installed npm packages: npm-shrinkwrap.json of npm 2 to 4, and what `npm ls --json` and `pnpm ls --json` print. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {archiveElsewhere, reasonOfRange} from '../shared/registries';
import {Unreadable} from '../shared/unreadable';
import {entriesOf, field, has, itemsOf, textField} from '../shared/looseValues';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'unsavedDependencies'];

/** Deeper than systems can install. */
const MAX_DEPTH = 200;

/** @returns the projects of the tree: one, or a list of them */
const projectsOf = (value: unknown): unknown[] => (Array.isArray(value) ? itemsOf(value) : [value]);

/** @returns whether JSON is a tree: its dependencies are packages with versions, not ranges */
function isNpmTree(value: unknown): boolean {
  return (
    projectsOf(value).some((project) =>
      KINDS.some((kind) => {
        const entries = entriesOf(field(project, kind));
        return entries.some(([, entry]) => textField(entry, 'version') !== undefined && !has(entry, 'type'));
      }),
    ) && !has(value, 'lockfileVersion')
  );
}

/** @returns where a package comes from; undefined if that is the public registry, or the file doesn't say */
function elsewhereOf(entry: unknown, name: string): Elsewhere | undefined {
  if (field(entry, 'link') === true) return {reason: 'local'};
  if (field(entry, 'private') === true) return {reason: 'private'};
  if (field(entry, 'inBundle') === true || field(entry, 'bundled') === true) return {reason: 'bundled'};
  const resolved = textField(entry, 'resolved') ?? textField(entry, '_resolved');
  if (resolved) return archiveElsewhere(resolved, name, textField(entry, 'version'));
  const version = textField(entry, 'version');
  if (!version) return {reason: 'unreadable'};
  const from = (textField(entry, 'from') ?? textField(entry, '_from') ?? '').replace(/^(?:@[^/]+\/)?[^@]*@/, '');
  const reason = reasonOfRange(version) ?? reasonOfRange(from);
  return reason && {reason};
}

/** @param value the JSON of the file */
function readNpmTree(value: unknown): Collector {
  const collector = new Collector();
  const pending = projectsOf(value).map((entry) => ({
    entry,
    depth: 0,
    index: undefined as number | undefined,
    development: undefined as boolean | undefined,
  }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const {entry, depth, index, development} = next;
    if (depth > MAX_DEPTH)
      throw new Unreadable('This looks like a tree of npm packages, but it nests deeper than npm can install them.');
    for (const kind of KINDS) {
      for (const [key, child] of entriesOf(field(entry, kind))) {
        // What is only asked for and not installed has no version.
        if (field(child, 'missing') === true || entriesOf(child).length === 0) continue;
        const name = textField(child, 'name') ?? key;
        // pnpm tells which of the project's packages are for development.
        const isDevelopment = depth > 0 ? development : kind === 'devDependencies' ? true : undefined;
        const added = collector.add('npm', name, textField(child, 'version'), {
          direct: depth === 0 ? true : undefined,
          development: isDevelopment,
          elsewhere: elsewhereOf(child, name),
        });
        collector.connect(index, added);
        pending.push({entry: child, depth: depth + 1, index: added, development: isDevelopment});
      }
    }
  }
  return collector;
}

export const npmTree: Format = {
  id: 'npm-tree',
  language: 'JavaScript',
  title: 'npm ls --json',
  tools: 'npm ls --all --json, pnpm ls --json, and npm-shrinkwrap.json of npm 2 to 4',
  fileName: undefined,
  syntax: 'json',
  is: isNpmTree,
  read: readNpmTree,
};
