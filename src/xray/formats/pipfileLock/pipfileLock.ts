/** Reads Pipfile.lock. */
import type {ReadResult, SkippedEntry} from '../../types';
import {Collector} from '../shared/collect';
import {isPublicRegistry} from '../shared/registries';
import {entriesOf, field, has, itemsOf, textField} from '../shared/values';

/** @returns why a package can't be looked up; undefined if it comes from PyPI */
function reasonOf(entry: unknown, urls: Map<string, string>): SkippedEntry['reason'] | undefined {
  if (has(entry, 'git')) return 'git';
  if (has(entry, 'path') || has(entry, 'editable')) return 'local';
  if (has(entry, 'file')) return 'url';
  const url = urls.get(textField(entry, 'index') ?? '');
  return url === undefined || isPublicRegistry('pypi', url) ? undefined : 'private';
}

/** @param value the JSON of the file */
export function readPipfileLock(value: unknown): ReadResult {
  const found = new Collector();
  const urls = new Map<string, string>();
  for (const source of itemsOf(field(field(value, '_meta'), 'sources')))
    urls.set(textField(source, 'name') ?? '', textField(source, 'url') ?? '');
  for (const [group, entries] of entriesOf(value)) {
    if (group === '_meta') continue;
    for (const [name, entry] of entriesOf(entries)) {
      const reason = reasonOf(entry, urls);
      const version = /^===?\s*([^*]+)$/.exec(textField(entry, 'version') ?? '')?.[1];
      if (reason) found.skip(name, reason);
      else found.add('pypi', name, version, {development: group === 'develop'});
    }
  }
  return found.result('pipfile-lock', 'Pipfile.lock');
}
