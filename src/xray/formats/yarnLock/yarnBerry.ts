/** Reads yarn.lock as Yarn 2 and newer write it. */
import {decode} from '../../../samples/request';
import type {Elsewhere, FileContents} from '../../types';
import {Collector} from '../shared/collect';
import {splitAtSign} from '../shared/names';
import {archiveElsewhere, reasonOfSource, registryElsewhere} from '../shared/registries';
import {entriesOf, field, textField} from '../shared/values';
import {parseYaml} from '../shared/yaml';

/** The parameter that names the archive, where the registry isn't the default one. */
const ARCHIVE = '__archiveUrl=';

/** @returns where an entry comes from; undefined if that is the public registry */
function elsewhereOf(reference: string, name: string): Elsewhere | undefined {
  const parameters = reference.split('::')[1]?.split('&') ?? [];
  const archive = parameters.find((parameter) => parameter.startsWith(ARCHIVE))?.slice(ARCHIVE.length);
  if (archive !== undefined) {
    const url = decode(archive);
    return registryElsewhere('npm', url) ?? archiveElsewhere(url, name);
  }
  // A patch is applied to a version of the registry.
  if (/^(?:npm:|patch:[^#]*@npm(?::|%3A))/i.test(reference)) return undefined;
  return {reason: reasonOfSource(reference.replace(/^patch:/, '')) ?? 'unreadable'};
}

/** @returns the keys under which an entry can stand for a dependency; older versions leave out `npm:` */
function keysFor(name: string, range: unknown): string[] {
  return typeof range === 'string' ? [`${name}@${range}`, `${name}@npm:${range}`] : [];
}

/** @param text the file */
export function readYarnBerry(text: string): FileContents {
  const found = new Collector();
  const entries = parseYaml(text, 'yarn.lock')
    .flatMap(entriesOf)
    .filter(([keys]) => keys !== '__metadata')
    .map(([keys, entry]) => ({keys: keys.split(/,\s*/), entry, resolution: textField(entry, 'resolution') ?? ''}));
  const byKey = new Map<string, number>();
  const workspaces: unknown[] = [];
  const indexes = entries.map(({keys, entry, resolution}) => {
    const {name, rest: reference} = splitAtSign(resolution || (keys[0] ?? ''));
    if (reference.startsWith('workspace:')) workspaces.push(entry);
    const index = found.add('npm', name, textField(entry, 'version'), {
      direct: false,
      elsewhere: elsewhereOf(reference, name),
    });
    if (index !== undefined) for (const key of keys) byKey.set(key, index);
    return index;
  });
  const dependenciesOf = (entry: unknown) =>
    entriesOf(field(entry, 'dependencies')).flatMap(([name, range]) => {
      const key = keysFor(name, range).find((candidate) => byKey.has(candidate));
      return key === undefined ? [] : [byKey.get(key)!];
    });
  for (const [position, {entry}] of entries.entries())
    for (const target of dependenciesOf(entry)) found.connect(indexes[position], target);
  for (const workspace of workspaces) for (const target of dependenciesOf(workspace)) found.markDirect(target);
  return found.result('yarn-lock', 'yarn.lock');
}
