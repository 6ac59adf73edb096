/** Reads composer.lock. */
import type {ReadResult, SkippedEntry} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {isPublicRegistry} from '../shared/registries';
import {field, itemsOf, keysOf, textField} from '../shared/values';

/** @returns why a package can't be looked up; undefined if it comes from Packagist */
function reasonOf(entry: unknown): SkippedEntry['reason'] | undefined {
  if (textField(field(entry, 'dist'), 'type') === 'path') return 'local';
  // Packages of a registry name where to report their installation.
  const registry = textField(entry, 'notification-url');
  if (registry) return isPublicRegistry('composer', registry) ? undefined : 'private';
  if (textField(field(entry, 'source'), 'type')) return 'git';
  return textField(field(entry, 'dist'), 'url') ? 'url' : 'unreadable';
}

/** @param value the JSON of the file */
export function readComposerLock(value: unknown): ReadResult {
  const found = new Collector();
  const byName = new ByName<number>();
  const added: [entry: unknown, index: number | undefined][] = [];
  for (const group of ['packages', 'packages-dev']) {
    for (const entry of itemsOf(field(value, group))) {
      const name = textField(entry, 'name') ?? 'package without a name';
      const reason = reasonOf(entry);
      if (reason) {
        found.skip(name, reason);
        continue;
      }
      const index = found.add('composer', name, textField(entry, 'version'), {development: group === 'packages-dev'});
      byName.add(name.toLowerCase(), undefined, index);
      added.push([entry, index]);
    }
  }
  for (const [entry, index] of added)
    for (const name of keysOf(field(entry, 'require'))) found.connect(index, byName.find(name.toLowerCase()));
  return found.result('composer-lock', 'composer.lock');
}
