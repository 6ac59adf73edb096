/** Reads packages.config of NuGet: all packages of a project, those that others need included. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {attribute, elementsAt, type XmlElement} from '../shared/xml';

/** @param root the `packages` element */
function readNugetConfig(root: XmlElement): Collector {
  const collector = new Collector();
  for (const entry of elementsAt(root, 'package')) {
    const development = /^true$/i.test(attribute(entry, 'developmentDependency') ?? '') || undefined;
    collector.add('nuget', attribute(entry, 'id') ?? '', attribute(entry, 'version'), {development});
  }
  return collector;
}

export const nugetConfig: Format = {
  id: 'nuget-config',
  language: '.NET',
  title: 'packages.config',
  tools: 'NuGet in projects of .NET Framework',
  note: "It doesn't say which source a package comes from, or which packages are direct dependencies.",
  fileName: /^packages\.config$/i,
  syntax: 'xml',
  is: ({name, children}) =>
    name === 'packages' && children.every((child) => child.name === 'package' && attribute(child, 'id')),
  read: readNugetConfig,
};
