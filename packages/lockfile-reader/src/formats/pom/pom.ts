/** Reads pom.xml. It gives what the file itself says: versions of a parent or a BOM aren't in it. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {isOwn} from '../shared/ownModules';
import {registryElsewhere} from '../shared/registries';
import {Unreadable} from '../shared/unreadable';
import {elementsAt, textAt, type XmlElement} from '../shared/xml';

/** Properties can contain properties; these bounds end those that contain themselves or grow. */
const MAX_ROUNDS = 10;
const MAX_VALUE = 1000;

/** Replaces `${name}` by the properties of the file. */
class Properties {
  private readonly values = new Map<string, string>();
  /** What was resolved before: files repeat the same texts thousands of times. */
  private readonly resolved = new Map<string, string | undefined>();

  constructor(project: XmlElement) {
    for (const name of ['groupId', 'artifactId', 'version']) {
      const value = textAt(project, name) ?? textAt(project, 'parent', name);
      if (value !== undefined) for (const prefix of ['project.', 'pom.', '']) this.values.set(prefix + name, value);
      const parent = textAt(project, 'parent', name);
      if (parent !== undefined) this.values.set(`project.parent.${name}`, parent);
    }
    for (const {name, text} of elementsAt(project, 'properties').flatMap(({children}) => children))
      this.values.set(name, text);
  }

  /** @returns the text; undefined if a property of it is set elsewhere */
  resolve(text: string | undefined): string | undefined {
    if (text === undefined || !text.includes('${')) return text;
    if (!this.resolved.has(text)) this.resolved.set(text, this.replaceAll(text));
    return this.resolved.get(text);
  }

  private replaceAll(text: string): string | undefined {
    let resolved = text;
    for (let round = 0; resolved.includes('${'); round++) {
      if (round === MAX_ROUNDS || resolved.length > MAX_VALUE) return undefined;
      const next = resolved.replace(/\$\{([^${}]{1,200})\}/g, (reference, name: string) => {
        const value = this.values.get(name.trim());
        return value === undefined || value.length > MAX_VALUE ? reference : value;
      });
      if (next === resolved) return undefined;
      resolved = next;
    }
    return resolved;
  }
}

/** @returns what tells whether a dependency is the project's own: of its group and version, or one of the modules that it is made of */
function siblingsOf(
  projects: readonly XmlElement[],
  properties: Properties,
): (key: string, version?: string) => boolean {
  const [group, own] = [properties.resolve('${project.groupId}'), properties.resolve('${project.version}')];
  const project = {type: 'maven', namespace: group, version: own};
  const modules = projects.flatMap((project) => elementsAt(project, 'modules', 'module'));
  const keys = new Set(modules.map(({text}) => `${group}:${text.replace(/^.*\//s, '')}`));
  return (key, version) => {
    const [namespace, name = ''] = key.split(':');
    return keys.has(key) || isOwn(project, {type: 'maven', namespace, name, version});
  };
}

/** What `dependencyManagement` sets for a dependency that says nothing itself. */
interface Managed {
  version?: string;
  scope?: string;
}

/** @returns group and artifact, as far as the file knows them */
function dependencyKey(dependency: XmlElement, properties: Properties): string {
  return ['groupId', 'artifactId'].map((key) => properties.resolve(textAt(dependency, key)) ?? '').join(':');
}

/** @returns versions and scopes that the file manages, by group and artifact */
function managedBy(projects: readonly XmlElement[], properties: Properties): Map<string, Managed> {
  const managed = new Map<string, Managed>();
  for (const project of projects)
    for (const dependency of elementsAt(project, 'dependencyManagement', 'dependencies', 'dependency')) {
      const key = dependencyKey(dependency, properties);
      const {version, scope} = managed.get(key) ?? {};
      managed.set(key, {
        version: textAt(dependency, 'version') ?? version,
        scope: textAt(dependency, 'scope') ?? scope,
      });
    }
  return managed;
}

/** @returns the private repository that Maven asks beside the public ones; which package is whose, the file doesn't say */
function repositoryElsewhere(projects: readonly XmlElement[], properties: Properties): Elsewhere | undefined {
  for (const repository of projects.flatMap((project) => elementsAt(project, 'repositories', 'repository'))) {
    // A property of a parent or the environment names a repository that this file doesn't know.
    const elsewhere = registryElsewhere('maven', properties.resolve(textAt(repository, 'url')) ?? '');
    if (elsewhere && elsewhere.reason !== 'other-registry')
      return {reason: 'unsure', host: elsewhere.host ?? 'a private repository'};
  }
  return undefined;
}

const ONLY_MANAGED =
  'This pom.xml only manages versions: it has no dependencies of its own. Use the pom.xml of a module, or an SBOM in CycloneDX (JSON).';

const DIRECT_ONLY =
  'A pom.xml names direct dependencies only. For the others, check the SBOM that this writes: mvn org.cyclonedx:cyclonedx-maven-plugin:makeAggregateBom.';

/** @param project the outermost element */
function readPom(project: XmlElement): Collector {
  const collector = new Collector();
  collector.markDirectOnly(DIRECT_ONLY);
  const properties = new Properties(project);
  const parts = [project, ...elementsAt(project, 'profiles', 'profile')];
  const managed = managedBy(parts, properties);
  const elsewhere = repositoryElsewhere(parts, properties);
  const isSibling = siblingsOf(parts, properties);
  const dependencies = parts.flatMap((part) => elementsAt(part, 'dependencies', 'dependency'));
  if (dependencies.length === 0 && managed.size > 0) throw new Unreadable(ONLY_MANAGED);
  for (const dependency of dependencies) {
    const key = dependencyKey(dependency, properties);
    if (!/^[^:]+:[^:]+$/.test(key)) {
      collector.skip(`${textAt(dependency, 'groupId') ?? ''}:${textAt(dependency, 'artifactId') ?? ''}`, 'unreadable');
      continue;
    }
    const set = managed.get(key);
    const scope = properties.resolve(textAt(dependency, 'scope') ?? set?.scope);
    const version = properties.resolve(textAt(dependency, 'version') ?? set?.version);
    const isLocal = scope === 'system' || textAt(dependency, 'systemPath') !== undefined;
    if (isLocal || isSibling(key, version)) collector.skip(key, 'local', {version});
    else collector.add('maven', key, version, {direct: true, development: scope === 'test', elsewhere});
  }
  return collector;
}

export const pom: Format = {
  id: 'pom',
  language: 'Java',
  title: 'pom.xml',
  tools: 'Maven',
  note: "Versions of a parent or a BOM aren't in the file: an SBOM has them. Plugins aren't read.",
  fileName: /^pom\.xml$/i,
  syntax: 'xml',
  is: ({name}) => name === 'project',
  read: readPom,
  nearby: [
    {
      content: /^\[INFO\] [+\\| ]{1,400}- [\w.-]+:[\w.-]+:|--- (?:maven-)?dependency(?:-plugin)?:[\w.-]{1,40}:tree/m,
      message:
        "This looks like the output of mvn dependency:tree, which we don't read. Use an SBOM in CycloneDX: mvn org.cyclonedx:cyclonedx-maven-plugin:makeAggregateBom.",
    },
  ],
};
