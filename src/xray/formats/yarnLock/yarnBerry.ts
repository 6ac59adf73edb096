/** Reads yarn.lock as Yarn 2 and newer write it. */
import {decode} from '../../../recognise/secrets';
import type {ReadResult, SkippedEntry} from '../../types';
import {Collector} from '../shared/collect';
import {splitAtSign} from '../shared/names';
import {isPublicRegistry, reasonOfSource} from '../shared/registries';
import {entriesOf, field, textField} from '../shared/values';
import {parseYaml} from '../shared/yaml';

/** The parameter that names the archive, where the registry isn't the default one. */
const ARCHIVE = '__archiveUrl=';

/** @returns why an entry can't be looked up; undefined if it comes from the public registry */
function reasonOf(reference: string): SkippedEntry['reason'] | undefined {
  const parameters = reference.split('::')[1]?.split('&') ?? [];
  const archive = parameters.find((parameter) => parameter.startsWith(ARCHIVE))?.slice(ARCHIVE.length);
  if (archive !== undefined) return isPublicRegistry('npm', decode(archive)) ? undefined : 'private';
  // A patch is applied to a version of the registry.
  if (/^(?:npm:|patch:[^#]*@npm(?::|%3A))/i.test(reference)) return undefined;
  return reasonOfSource(reference.replace(/^patch:/, '')) ?? 'unreadable';
}

/** @returns the keys under which an entry can stand for a dependency; older versions leave out `npm:` */
function keysFor(name: string, range: unknown): string[] {
  return typeof range === 'string' ? [`${name}@${range}`, `${name}@npm:${range}`] : [];
}

/** @param text the file */
export function readYarnBerry(text: string): ReadResult {
  const found = new Collector();
  const entries = parseYaml(text, 'yarn.lock')
    .flatMap(entriesOf)
    .filter(([keys]) => keys !== '__metadata')
    .map(([keys, entry]) => ({keys: keys.split(/,\s*/), entry, resolution: textField(entry, 'resolution') ?? ''}));
  const byKey = new Map<string, number>();
  const workspaces: unknown[] = [];
  const indexes = entries.map(({keys, entry, resolution}) => {
    const {name, rest: reference} = splitAtSign(resolution || (keys[0] ?? ''));
    const reason = reference ? reasonOf(reference) : 'unreadable';
    if (reference.startsWith('workspace:')) workspaces.push(entry);
    if (reason) {
      found.skip(name, reason);
      return undefined;
    }
    const index = found.add('npm', name, textField(entry, 'version'), {direct: false});
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
