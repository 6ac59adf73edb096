/** Reads packages.lock.json of NuGet. It doesn't say which source a package comes from. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {entriesOf, field, keysOf, textField} from '../shared/looseValues';

/** @returns whether JSON is a packages.lock.json: by framework, what kind of dependency each package is */
function isNugetLock(value: unknown): boolean {
  const frameworks = entriesOf(field(value, 'dependencies'));
  return (
    typeof field(value, 'version') === 'number' &&
    frameworks.length > 0 &&
    frameworks
      .flatMap(([, entries]) => entriesOf(entries))
      .every(([, entry]) => /^(?:Direct|Transitive|CentralTransitive|Project)$/i.test(textField(entry, 'type') ?? ''))
  );
}

/** @param value the JSON of the file */
function readNugetLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('version', field(value, 'version'), 2);
  const frameworks = entriesOf(field(value, 'dependencies')).map(([, entries]) => entriesOf(entries));
  if (frameworks.flat().length === 0) collector.allowEmpty();
  const isProject = (entry: unknown) => /^Project$/i.test(textField(entry, 'type') ?? '');
  // Names of packages are compared without case. What is a project for one framework can be a package for another.
  const projects = new Map(
    frameworks.flat().flatMap(([name, entry]) => (isProject(entry) ? [[name.toLowerCase(), name]] : [])),
  );
  for (const entries of frameworks) {
    const indexes = new Map<string, number | undefined>();
    for (const [name, entry] of entries) {
      if (projects.has(name.toLowerCase())) continue;
      const direct = /^Direct$/i.test(textField(entry, 'type') ?? '');
      indexes.set(name.toLowerCase(), collector.add('nuget', name, textField(entry, 'resolved'), {direct}));
    }
    for (const [name, entry] of entries)
      for (const target of keysOf(field(entry, 'dependencies')))
        collector.connect(indexes.get(name.toLowerCase()), indexes.get(target.toLowerCase()));
  }
  for (const name of projects.values()) collector.skip(name, 'local');
  return collector;
}

export const nugetLock: Format = {
  id: 'nuget-lock',
  language: '.NET',
  title: 'packages.lock.json',
  tools: 'NuGet with RestorePackagesWithLockFile',
  note: "It doesn't say which source a package comes from.",
  fileName: /^packages\.lock\.json$/i,
  syntax: 'json',
  is: isNugetLock,
  read: readNugetLock,
  nearby: [
    {
      name: /\.(?:cs|fs|vb)proj$|^Directory\.Packages\.props$/i,
      content: /<(?:PackageReference|PackageVersion)\b|<Project Sdk=/,
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
