/** What the lockfiles of Poetry, PDM and PEP 751 have in common: a list of packages with what each needs. */
import {normalPythonName} from '../../purl';
import type {Elsewhere} from '../../types';
import {ByName} from './byName';
import type {Collector, Flags} from './collect';
import {textField} from './looseValues';
import {registryElsewhere} from './registries';

/** @returns where the first of these URLs that isn't PyPI's is from */
export const urlsElsewhere = (urls: readonly string[]): Elsewhere | undefined =>
  urls.map((url) => registryElsewhere('pypi', url)).find((elsewhere) => elsewhere !== undefined);

/**
 * @param flagsOf what an entry says of its package
 * @param needsOf names of the packages that an entry needs, with a version where the file has several of a name
 * @returns the collector, with the packages and what depends on what
 */
export function addPythonPackages(
  collector: Collector,
  entries: readonly unknown[],
  flagsOf: (entry: unknown) => Flags & {elsewhere?: Elsewhere},
  needsOf: (entry: unknown) => (readonly [name: string, version?: string])[],
): Collector {
  const byName = new ByName<number>();
  const indexes = entries.map((entry) => {
    const name = textField(entry, 'name') ?? 'package without a name';
    const version = textField(entry, 'version');
    const index = collector.add('pypi', name, version, flagsOf(entry));
    byName.add(normalPythonName(name), version, index);
    return index;
  });
  for (const [place, entry] of entries.entries())
    for (const [name, version] of needsOf(entry))
      collector.connect(indexes[place], byName.find(normalPythonName(name), version));
  return collector;
}
