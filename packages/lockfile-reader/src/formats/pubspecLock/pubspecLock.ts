/** Reads pubspec.lock of Dart and Flutter. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {reasonOfSource, registryElsewhere} from '../shared/registries';
import {loadPart} from '../shared/loadPart';
import {entriesOf, field, has, textField} from '../shared/looseValues';

/** @returns where a package comes from; undefined if that is pub.dev */
function elsewhereOf(entry: unknown): Elsewhere | undefined {
  switch (textField(entry, 'source')) {
    case 'hosted': {
      const description = field(entry, 'description');
      // A name alone, as old files have it, is a package of pub.dev.
      if (typeof description === 'string') return reasonOfSource(description) && {reason: 'private'};
      const url = textField(description, 'url') ?? textField(description, 'hosted-url');
      return url === undefined ? undefined : registryElsewhere('pub', url);
    }
    case 'git':
      return {reason: 'git'};
    case 'path': {
      const description = field(entry, 'description');
      return textField(description, 'relative') === 'true'
        ? folderElsewhere(textField(description, 'path'))
        : {reason: 'local'};
    }
    // Packages of the SDK aren't published: they come with Flutter and Dart.
    case 'sdk':
      return {reason: 'local'};
    default:
      return {reason: 'unreadable'};
  }
}

/** @param text the file */
async function readPubspecLock(text: string): Promise<Collector> {
  const parseYaml = await loadPart(() => import('../shared/yaml').then((part) => part.parseYaml));
  const collector = new Collector();
  const documents = parseYaml(text, 'pubspec.lock');
  if (documents.every((document) => has(document, 'packages'))) collector.allowEmpty();
  const packages = documents.flatMap((document) => entriesOf(field(document, 'packages')));
  for (const [key, entry] of packages) {
    const dependency = textField(entry, 'dependency') ?? '';
    collector.add('pub', textField(field(entry, 'description'), 'name') ?? key, textField(entry, 'version'), {
      direct: dependency.startsWith('direct'),
      // What only a development tool needs counts as transitive, so that the file doesn't tell it.
      development: dependency === 'direct dev' ? true : dependency === 'direct main' ? false : undefined,
      elsewhere: elsewhereOf(entry),
    });
  }
  return collector;
}

export const pubspecLock: Format = {
  id: 'pubspec-lock',
  language: 'Dart',
  title: 'pubspec.lock',
  tools: 'Dart and Flutter',
  fileName: /^pubspec\.lock$/i,
  syntax: 'text',
  sign: (text) => /^packages:\r?\n {2}\S[^\n]*:\r?\n {4}dependency: /m.test(text),
  read: readPubspecLock,
  nearby: [
    {
      name: /^pubspec\.yaml$/i,
      message: 'This looks like pubspec.yaml. It lists version ranges. Use pubspec.lock: dart pub get.',
    },
  ],
};
