/** Reads pom.xml. It gives what the file itself says: versions of a parent or a BOM aren't in it. */
import type {ReadResult} from '../../types';
import {Collector} from '../shared/collect';
import {explain} from '../nearest';
import {Unreadable} from '../shared/unreadable';
import {parseXml, type XmlElement} from '../shared/xml';

/** @returns the elements in an element along a path of names */
function at(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce(
    (elements, name) => elements.flatMap(({children}) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** @returns the text of the first element of that path; undefined if it is missing or empty */
function textAt(element: XmlElement, ...path: string[]): string | undefined {
  return at(element, ...path)[0]?.text || undefined;
}

/** Properties can contain properties; these bounds end those that contain themselves. */
const MAX_ROUNDS = 10;
const MAX_VALUE = 1000;

/** Replaces `${name}` by the properties of the file. */
class Properties {
  private readonly values = new Map<string, string>();

  constructor(project: XmlElement) {
    for (const name of ['groupId', 'artifactId', 'version']) {
      const value = textAt(project, name) ?? textAt(project, 'parent', name);
      if (value !== undefined) for (const prefix of ['project.', 'pom.', '']) this.values.set(prefix + name, value);
      const parent = textAt(project, 'parent', name);
      if (parent !== undefined) this.values.set(`project.parent.${name}`, parent);
    }
    for (const {name, text} of at(project, 'properties').flatMap(({children}) => children)) this.values.set(name, text);
  }

  /** @returns the text; undefined if a property of it is set elsewhere */
  resolve(text: string | undefined): string | undefined {
    let resolved = text;
    for (let round = 0; resolved?.includes('${'); round++) {
      if (round === MAX_ROUNDS || resolved.length > MAX_VALUE) return undefined;
      const next: string = resolved.replace(/\$\{([^${}]{1,200})\}/g, (reference, name: string) => {
        const value = this.values.get(name.trim());
        return value === undefined || value.length > MAX_VALUE ? reference : value;
      });
      if (next === resolved) return undefined;
      resolved = next;
    }
    return resolved;
  }
}

/** @returns the versions that the file manages, by group and artifact */
function managedVersions(projects: readonly XmlElement[], properties: Properties): Map<string, string> {
  const managed = new Map<string, string>();
  for (const dependency of projects.flatMap((project) =>
    at(project, 'dependencyManagement', 'dependencies', 'dependency'),
  )) {
    const key = `${properties.resolve(textAt(dependency, 'groupId'))}:${properties.resolve(textAt(dependency, 'artifactId'))}`;
    const version = textAt(dependency, 'version');
    if (version !== undefined) managed.set(key, version);
  }
  return managed;
}

/** @returns the version; undefined for a range or a name that stands for the newest */
function exact(version: string | undefined): string | undefined {
  return version === undefined || /[[\](),\s]|^(?:LATEST|RELEASE)$/.test(version) ? undefined : version;
}

const ONLY_MANAGED =
  'This pom.xml only manages versions: it has no dependencies of its own. Use the pom.xml of a module, or an SBOM in CycloneDX (JSON).';

/** @param text the file */
export function readPom(name: string | undefined, text: string): ReadResult {
  const project = parseXml(text, name ?? 'This text');
  if (project.name !== 'project') throw new Unreadable(explain(name, text));
  const found = new Collector();
  const properties = new Properties(project);
  const parts = [project, ...at(project, 'profiles', 'profile')];
  const managed = managedVersions(parts, properties);
  const dependencies = parts.flatMap((part) => at(part, 'dependencies', 'dependency'));
  if (dependencies.length === 0 && managed.size > 0) throw new Unreadable(ONLY_MANAGED);
  for (const dependency of dependencies) {
    const [group, artifact] = ['groupId', 'artifactId'].map((key) => properties.resolve(textAt(dependency, key)));
    if (!group || !artifact) {
      found.skip(`${textAt(dependency, 'groupId') ?? ''}:${textAt(dependency, 'artifactId') ?? ''}`, 'unreadable');
      continue;
    }
    const key = `${group}:${artifact}`;
    const scope = properties.resolve(textAt(dependency, 'scope'));
    const version = exact(properties.resolve(textAt(dependency, 'version') ?? managed.get(key)));
    if (scope === 'system') found.skip(key, 'local');
    else found.add('maven', key, version, {direct: true, development: scope === 'test'});
  }
  return found.result('pom', 'pom.xml');
}
