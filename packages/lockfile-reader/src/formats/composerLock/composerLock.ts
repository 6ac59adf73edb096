/** Reads composer.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {pageElsewhere, reasonOfSource, registryElsewhere} from '../shared/registries';
import {field, itemsOf, keysOf, textField, has} from '../shared/looseValues';

/** @returns where a package comes from; undefined if that is Packagist */
function elsewhereOf(entry: unknown): Elsewhere | undefined {
  const dist = field(entry, 'dist');
  if (textField(dist, 'type') === 'path' && !has(entry, 'source')) return folderElsewhere(textField(dist, 'url'));
  // Only what lies in a folder has options for it.
  const options = field(entry, 'transport-options');
  if (has(options, 'symlink') || has(options, 'relative') || has(options, 'reference')) return {reason: 'local'};
  for (const place of [dist, field(entry, 'source')]) {
    const url = textField(place, 'url') ?? '';
    // An artifact is an archive in a folder; without a registry its path says no more than a URL.
    if (textField(place, 'type') === 'path' || reasonOfSource(url) === 'local') return {reason: 'local'};
    const inside = pageElsewhere(url);
    if (inside) return inside;
  }
  // Packages of a registry name where to report their installation.
  const registry = textField(entry, 'notification-url');
  if (registry) return registryElsewhere('composer', registry);
  if (textField(field(entry, 'source'), 'type')) return {reason: 'git'};
  return {reason: textField(field(entry, 'dist'), 'url') ? 'url' : 'unreadable'};
}

/** @param value the JSON of the file */
function readComposerLock(value: unknown): Collector {
  const collector = new Collector();
  if (Array.isArray(field(value, 'packages')) && Array.isArray(field(value, 'packages-dev'))) collector.allowEmpty();
  const byName = new ByName<number>();
  const added: [entry: unknown, index: number | undefined][] = [];
  for (const group of ['packages', 'packages-dev']) {
    for (const entry of itemsOf(field(value, group))) {
      const name = textField(entry, 'name') ?? 'package without a name';
      const index = collector.add('composer', name, textField(entry, 'version'), {
        development: group === 'packages-dev',
        elsewhere: elsewhereOf(entry),
      });
      byName.add(name.toLowerCase(), undefined, index);
      added.push([entry, index]);
    }
  }
  for (const [entry, index] of added)
    for (const name of keysOf(field(entry, 'require'))) collector.connect(index, byName.find(name.toLowerCase()));
  return collector;
}

export const composerLock: Format = {
  id: 'composer-lock',
  language: 'PHP',
  title: 'composer.lock',
  tools: 'Composer',
  note: "It doesn't say which packages are direct dependencies.",
  fileName: /^composer\.lock$/i,
  syntax: 'json',
  is: (value) => has(value, 'packages-dev') || (has(value, 'content-hash') && has(value, 'packages')),
  read: readComposerLock,
  nearby: [
    {
      json: (value) => has(value, 'dev-package-names') || has(itemsOf(value)[0], 'version_normalized'),
      message: "This looks like installed.json of Composer, which we don't read. Use composer.lock.",
    },
    {
      name: /^composer\.json$/i,
      json: (value) => has(value, 'require') || has(value, 'require-dev'),
      message: 'This looks like composer.json. It lists version ranges, not installed versions. Use composer.lock.',
    },
  ],
};
