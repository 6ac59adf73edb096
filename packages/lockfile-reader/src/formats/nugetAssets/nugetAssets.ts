/** Reads project.assets.json, which NuGet writes into the folder obj. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {registryElsewhere} from '../shared/registries';
import {entriesOf, field, has, itemsOf, keysOf, textField} from '../shared/looseValues';

/** The folder of packages that Visual Studio brings: they are those of nuget.org. */
const OF_VISUAL_STUDIO = /[\\/]Microsoft SDKs[\\/]NuGetPackages/i;

/** @returns where the packages of the file come from, as its list of sources says; undefined if that is nuget.org alone */
function elsewhereOf(value: unknown): Elsewhere | undefined {
  const sources = keysOf(field(field(field(value, 'project'), 'restore'), 'sources'));
  const asked = sources.filter((source) => !OF_VISUAL_STUDIO.test(source));
  const others = asked.flatMap((source) => registryElsewhere('nuget', source) ?? []);
  if (others.length === asked.length) return others[0];
  const secret = others.filter(({reason}) => reason !== 'other-registry');
  return secret.length === 0
    ? undefined
    : {reason: 'unsure', host: secret.map(({host}) => host ?? 'a folder').join(', ')};
}

/** @returns the names that the project asks for itself, in lower case; undefined if the file doesn't say */
function askedNames(value: unknown): Set<string> | undefined {
  if (!has(value, 'projectFileDependencyGroups')) return undefined;
  const groups = entriesOf(field(value, 'projectFileDependencyGroups'));
  return new Set(
    groups
      .flatMap(([, asked]) => itemsOf(asked))
      .flatMap((one) => (typeof one === 'string' ? one.split(' ', 1)[0]!.toLowerCase() : [])),
  );
}

/** @returns name and version of `Name/1.0.0` */
function splitKey(key: string): [name: string, version: string] {
  const at = key.lastIndexOf('/');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}

/** @returns whether JSON is a project.assets.json: packages and projects by framework */
function isNugetAssets(value: unknown): boolean {
  const entries = entriesOf(field(value, 'targets')).flatMap(([, target]) => entriesOf(target));
  return (
    has(value, 'targets') &&
    (has(value, 'libraries') ||
      entries.some(([, entry]) => /^(?:package|project)$/.test(textField(entry, 'type') ?? '')))
  );
}

/** @param value the JSON of the file */
function readNugetAssets(value: unknown): Collector {
  const collector = new Collector();
  const elsewhere = elsewhereOf(value);
  const asked = askedNames(value);
  const indexes = new Map<string, number | undefined>();
  const targets = entriesOf(field(value, 'targets')).map(([, target]) => target);
  // A shortened file has the packages by framework alone.
  const entries = new Map([...targets.flatMap(entriesOf), ...entriesOf(field(value, 'libraries'))]);
  for (const [key, entry] of entries) {
    const [name, version] = splitKey(key);
    const isPackage = /^package$/i.test(textField(entry, 'type') ?? '');
    const flags = {direct: asked?.has(name.toLowerCase())};
    indexes.set(
      key,
      isPackage ? collector.add('nuget', name, version, {...flags, elsewhere}) : collector.skip(name, 'local'),
    );
  }
  for (const target of targets) {
    const keys = new Map(keysOf(target).map((key) => [splitKey(key)[0].toLowerCase(), key]));
    for (const [key, entry] of entriesOf(target))
      for (const name of keysOf(field(entry, 'dependencies')))
        collector.connect(indexes.get(key), indexes.get(keys.get(name.toLowerCase()) ?? ''));
  }
  return collector;
}

export const nugetAssets: Format = {
  id: 'nuget-assets',
  language: '.NET',
  title: 'project.assets.json',
  tools: 'dotnet restore, in the folder obj; NAME.deps.json too',
  fileName: /^project\.assets\.json$|\.deps\.json$/i,
  syntax: 'json',
  is: isNugetAssets,
  read: readNugetAssets,
};
