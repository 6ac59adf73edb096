/** Reads yarn.lock as Yarn 2 and newer write it. */
import {decode} from '../../withoutSecrets';
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {splitAtSign} from '../shared/names';
import {archiveElsewhere, reasonOfSource, registryElsewhere} from '../shared/registries';
import {loadPart} from '../shared/loadPart';
import {entriesOf, field, textField} from '../shared/looseValues';

/** The parameter that names the archive, where the registry isn't the default one. */
const ARCHIVE = '__archiveUrl=';

/** Patches are applied to a version of the registry, or to what other patches made of it. */
const PATCHES = /^(?:patch:(@[^@/]+\/[^@/:]+|[^@/:]+)@)*(?=npm:)/i;

/** Patches of patches, whose references are encoded once more each time. */
const MAX_ROUNDS = 5;

/** @returns the reference without the percent-encoding that patches add */
function decodeAll(reference: string): string {
  let decoded = reference;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('%'); round++) decoded = decode(decoded);
  return decoded;
}

/** @returns where an entry comes from; undefined if that is the public registry */
function elsewhereOf(encoded: string, name: string, version?: string): Elsewhere | undefined {
  const reference = decodeAll(encoded);
  const archive = new RegExp(`(?:::|&)${ARCHIVE}([^&#]*)`).exec(reference)?.[1];
  if (archive !== undefined) return registryElsewhere('npm', archive) ?? archiveElsewhere(archive, name, version);
  const patches = PATCHES.exec(reference);
  if (!patches)
    return {reason: reasonOfSource(reference.replace(/^(?:patch:[^#]*?@)+(?=[a-z+]+:)/i, '')) ?? 'unreadable'};
  return patches[1] !== undefined && patches[1] !== name ? {reason: 'archive'} : undefined;
}

/** @returns the keys under which an entry can stand for a dependency; older versions leave out `npm:` */
function keysFor(name: string, range: unknown): string[] {
  return typeof range === 'string' ? [`${name}@${range}`, `${name}@npm:${range}`] : [];
}

/** @param text the file */
async function readYarnBerry(text: string): Promise<Collector> {
  const parseYaml = await loadPart(() => import('../shared/yaml').then((part) => part.parseYaml));
  const collector = new Collector();
  const all = parseYaml(text, 'yarn.lock').flatMap(entriesOf);
  const [, metadata] = all.find(([keys]) => keys === '__metadata') ?? [];
  collector.checkVersion('__metadata version', field(metadata, 'version'), 8);
  const entries = all
    .filter(([keys]) => keys !== '__metadata')
    .map(([keys, entry]) => ({keys: keys.split(/,\s*/), entry, resolution: textField(entry, 'resolution') ?? ''}));
  const byKey = new Map<string, number>();
  const byName = new ByName<number>();
  const workspaces: unknown[] = [];
  const indexes = entries.map(({keys, entry, resolution}) => {
    const {name: own, rest: reference} = splitAtSign(resolution || (keys[0] ?? ''));
    // An alias: the name in the registry stands in the range. With a colon it's a password in front of an address.
    const name = /^npm:(@[^@/:]+\/[^@/:]+|[^@/:]+)@/.exec(reference)?.[1] ?? own;
    const [, workspace] = /^workspace:([^]*)/.exec(reference) ?? [];
    if (workspace) workspaces.push(entry);
    // A link to a folder, also where a version of the registry was asked for.
    const isLink =
      textField(entry, 'linkType') === 'soft' || keys.some((key) => splitAtSign(key).rest.startsWith('workspace:'));
    const index = collector.add('npm', name, textField(entry, 'version'), {
      direct: false,
      elsewhere: workspace
        ? folderElsewhere(workspace, true)
        : (elsewhereOf(reference, name, textField(entry, 'version')) ?? (isLink ? {reason: 'local'} : undefined)),
    });
    if (index !== undefined) for (const key of keys) byKey.set(key, index);
    byName.add(own, undefined, index);
    return index;
  });
  const dependenciesOf = (entry: unknown) =>
    entriesOf(field(entry, 'dependencies')).map(([name, range]) => {
      const key = keysFor(name, range).find((candidate) => byKey.has(candidate));
      if (key !== undefined) return byKey.get(key);
      // What a catalog says stands in another file.
      return typeof range === 'string' && range.startsWith('catalog:') ? byName.find(name) : undefined;
    });
  for (const [position, {entry}] of entries.entries())
    for (const target of dependenciesOf(entry)) collector.connect(indexes[position], target);
  for (const workspace of workspaces) for (const target of dependenciesOf(workspace)) collector.markDirect(target);
  return collector;
}

export const yarnBerry: Format = {
  id: 'yarn-lock-2',
  language: 'JavaScript',
  title: 'yarn.lock (Yarn 2 and newer)',
  tools: 'Yarn 2 and newer',
  note: "It doesn't say which packages are for development.",
  // The name says nothing of the version: Yarn 1 has it.
  fileName: undefined,
  syntax: 'text',
  sign: (text) => /^__metadata:\s*$/m.test(text),
  read: readYarnBerry,
};
