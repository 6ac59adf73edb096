/** Reads packages.lock.json of NuGet. It doesn't say which source a package comes from. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {entriesOf, field, keysOf, textField, has} from '../shared/looseValues';

/** @returns whether JSON is a packages.lock.json: dependencies by target framework */
function isNugetLock(value: unknown): boolean {
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
function readNugetLock(value: unknown): Collector {
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

export const nugetLock: Format = {
  id: 'nuget-lock',
  language: '.NET',
  title: 'packages.lock.json',
  tools: 'NuGet with RestorePackagesWithLockFile',
  note: "It doesn't say which source a package comes from.",
  syntax: 'json',
  is: isNugetLock,
  read: readNugetLock,
  nearby: [
    {
      name: /^(?:packages\.config|project\.assets\.json|.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/i,
      content: /<(?:PackageReference|PackageVersion|packages)\b|<Project Sdk=/,
      json: (value) => has(value, 'libraries') && has(value, 'targets'),
      message:
        "This looks like a NuGet file that we don't read. Use packages.lock.json: dotnet restore --use-lock-file.",
    },
    {
      name: /^paket\.(?:lock|dependencies)$/i,
      content: /^(?:NUGET|GITHUB|HTTP)\n {2}remote: |^GIT\n {2}remote: .*\n {5}\S*\s*\([0-9a-f]{40}\)/m,
      message:
        "This looks like a Paket file, which we don't read. Use an SBOM in CycloneDX: dotnet CycloneDX PROJECT.sln --output-format Json.",
    },
  ],
};
