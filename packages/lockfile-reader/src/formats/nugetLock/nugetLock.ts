/** Reads packages.lock.json of NuGet. It doesn't say which source a package comes from. */
import {Collector} from '../shared/collect';
import {entriesOf, field, keysOf, textField} from '../shared/looseValues';

/** @returns whether JSON is a packages.lock.json: dependencies by target framework */
export function isNugetLock(value: unknown): boolean {
  const frameworks = entriesOf(field(value, 'dependencies'));
  return (
    typeof field(value, 'version') === 'number' &&
    frameworks.some(([framework, entries]) => {
      const [first] = entriesOf(entries);
      return (
        /^(?:\.NET|net|uap|native|monoandroid|xamarin|tizen)/i.test(framework) &&
        (!first || !!textField(first[1], 'type'))
      );
    })
  );
}

/** @param value the JSON of the file */
export function readNugetLock(value: unknown): Collector {
  const found = new Collector();
  const projects = new Set<string>();
  for (const [, entries] of entriesOf(field(value, 'dependencies'))) {
    // Names of packages are compared without case.
    const indexes = new Map<string, number | undefined>();
    for (const [name, entry] of entriesOf(entries)) {
      const type = textField(entry, 'type') ?? '';
      if (/^Project$/i.test(type)) projects.add(name);
      else
        indexes.set(
          name.toLowerCase(),
          found.add('nuget', name, textField(entry, 'resolved'), {direct: /^Direct$/i.test(type)}),
        );
    }
    for (const [name, entry] of entriesOf(entries))
      for (const target of keysOf(field(entry, 'dependencies')))
        found.connect(indexes.get(name.toLowerCase()), indexes.get(target.toLowerCase()));
  }
  for (const name of projects) found.skip(name, 'local');
  return found;
}
