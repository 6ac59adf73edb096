/** Reads CycloneDX: JSON, and XML in the form of JSON (xmlForm.ts). */
import type {Format} from '../format';
import {parsePackageUrl} from '../../purl';
import type {Elsewhere, SkipReason} from '../../types';
import {Collector} from '../shared/collect';
import {addPurl} from '../shared/purlEntry';
import type {Project} from '../shared/ownModules';
import {archiveElsewhere, registryElsewhere} from '../shared/registries';
import {type Placed, workspaceOf} from '../shared/workspaces';
import {field, itemsOf, textField} from '../shared/looseValues';
import {fromXml} from './xmlForm';

/** @returns all components, those inside others included, in the order of the file */
function componentsOf(value: unknown): unknown[] {
  const components: unknown[] = [];
  const pending = itemsOf(field(value, 'components')).toReversed();
  while (pending.length > 0) {
    const component = pending.pop();
    components.push(component);
    for (const inner of itemsOf(field(component, 'components')).toReversed()) pending.push(inner);
  }
  return components;
}

/** @returns by identifier of a component: those that it depends on */
function dependenciesOf(value: unknown): Map<string, string[]> {
  const dependencies = new Map<string, string[]>();
  for (const entry of itemsOf(field(value, 'dependencies'))) {
    const ref = textField(entry, 'ref');
    const targets = itemsOf(field(entry, 'dependsOn')).filter((target) => typeof target === 'string');
    const known = ref === undefined ? undefined : dependencies.get(ref);
    for (const target of targets) known?.push(target);
    if (ref !== undefined && !known) dependencies.set(ref, targets);
  }
  return dependencies;
}

/** Properties of CycloneDX's taxonomy that say that a component is for development, and with which value. */
const DEVELOPMENT = new Map([
  ['cdx:npm:package:development', 'true'],
  ['cdx:composer:package:isDevRequirement', 'true'],
  ['cdx:poetry:group', 'dev'],
  ['cdx:pipenv:category', 'develop'],
]);

/** Properties that say that a component isn't the registry's. */
const ELSEWHERE: readonly (readonly [RegExp, RegExp, SkipReason])[] = [
  [/(?:^|:)private$/, /^true$/i, 'private'],
  [/:(?:bundled|inBundle|inDepBundle)$/, /^true$/i, 'bundled'],
  [/:(?:isLink|is_?workspace|editable)$/i, /^true$/i, 'local'],
  [/:resolvedPath$/, /./, 'local'],
  [/:isRegistryDependency$/, /^false$/i, 'unsure'],
  [/:source:(?:vcs|git)\b/, /./, 'git'],
  [/:source:local\b/, /./, 'local'],
];

/** Properties that name the registry or the archive of a component; tools write them with their own prefix, or none. */
const FROM = /(?:^|:)(?:resolved(?:_?url)?|registry(?:_?url)?|index(?:_?url)?|remote)$/i;

/** Properties with pages, which say nothing of the registry. */
const PAGE = /homepage|website|bugs?|issues?|license|licence|docs?|documentation|author/i;

function propertiesOf(component: unknown): {name: string; value: string}[] {
  return itemsOf(field(component, 'properties')).map((property) => {
    return {name: textField(property, 'name') ?? '', value: textField(property, 'value') ?? ''};
  });
}

/** @returns true if a component says that it isn't for the runtime; tools don't say the contrary */
function isDevelopment(component: unknown): true | undefined {
  const isMarked = propertiesOf(component).some(({name, value}) => value && DEVELOPMENT.get(name) === value);
  return isMarked || textField(component, 'scope') === 'excluded' || undefined;
}

/** @returns where a component comes from, as its properties say */
function elsewhereOf(component: unknown, type: string, name: string): Elsewhere | undefined {
  const properties = propertiesOf(component);
  for (const [pattern, value, reason] of ELSEWHERE)
    if (properties.some((property) => pattern.test(property.name) && value.test(property.value))) return {reason};
  for (const property of properties) {
    if (!property.value || !FROM.test(property.name)) continue;
    if (type === 'npm' && /resolved/i.test(property.name)) return archiveElsewhere(property.value, name);
    const elsewhere = registryElsewhere(type, property.value);
    if (elsewhere && /:/.test(property.value)) return elsewhere;
  }
  return undefined;
}

/** @returns the URLs of a component: from which it can be downloaded, and its pages */
function urlsOf(component: unknown): {downloads: string[]; pages: string[]} {
  // Tools have names of their own for the same: what is a URL there may be of a registry.
  const downloads = propertiesOf(component)
    .filter(({name: key, value}) => /^(?:[a-z][\w+.-]*:\/\/|file:|git@)/i.test(value) && !PAGE.test(key))
    .map(({value}) => value);
  const pages: string[] = [];
  for (const reference of itemsOf(field(component, 'externalReferences'))) {
    const url = textField(reference, 'url') ?? '';
    // `distribution-intake` is where its author publishes to.
    (/distribution$|artifact/i.test(textField(reference, 'type') ?? '') ? downloads : pages).push(url);
  }
  return {downloads, pages};
}

/** @returns the project that a component describes; what an image is called is no name of a package */
function projectOf(component: unknown): Project {
  const [namespace, version] = [textField(component, 'group'), textField(component, 'version')];
  const isProject = /^(?:application|framework|library)?$/.test(textField(component, 'type') ?? '');
  const name = isProject ? textField(component, 'name') : undefined;
  return {namespace, ...(name ? {name} : {}), version, ...parsePackageUrl(identityOf(component))};
}

/** @returns what a component says of where it lies */
function placed(component: unknown): Placed {
  const references = itemsOf(field(component, 'externalReferences'));
  return {
    purl: identityOf(component),
    hasDownload: references.some((reference) => /distribution$/i.test(textField(reference, 'type') ?? '')),
    path: propertiesOf(component).find(({name}) => name === 'cdx:npm:package:path')?.value,
  };
}

/** @returns the package URL of a component without what it says besides name and version */
const identityOf = (component: unknown): string => (textField(component, 'purl') ?? '').replace(/[?#].*$/s, '');

/** @returns what to call a component */
function labelOf(component: unknown): string {
  const group = textField(component, 'group');
  const name = textField(component, 'name') ?? textField(component, 'bom-ref') ?? 'component without a name';
  return group ? `${group}/${name}` : name;
}

/** Kinds of components that are packages; those of other kinds are files, systems, keys… */
const PACKAGES = /^(?:library|framework)?$/;

/** @param value the JSON of the file */
function readCycloneDx(value: unknown): Collector {
  const collector = new Collector();
  const compositions = itemsOf(field(value, 'compositions'));
  if (compositions.some((one) => textField(one, 'aggregate')?.startsWith('incomplete')))
    collector.markDirectOnly('This SBOM says that it lacks some components. Export it again with all of them.');
  const dependencies = dependenciesOf(value);
  const root = textField(field(field(value, 'metadata'), 'component'), 'bom-ref');
  const direct = root === undefined ? undefined : dependencies.get(root);
  const asked = direct && new Set(direct);
  const indexes = new Map<string, number>();
  const project = field(field(value, 'metadata'), 'component');
  const parts = componentsOf(project);
  const projects = [project, ...parts].map(projectOf);
  // Modules of the project; what has its own package URL is one of its files.
  for (const part of parts)
    if (identityOf(part) === '' || identityOf(part) !== identityOf(project))
      collector.skip(labelOf(part), 'local', {version: textField(part, 'version')});
  const components = componentsOf(value);
  const workspace = workspaceOf(components.map(placed), projects);
  for (const component of components) {
    const ref = textField(component, 'bom-ref');
    if (ref !== undefined && ref === root) continue;
    const label = labelOf(component);
    const purl = textField(component, 'purl');
    const version = textField(component, 'version');
    if (!purl) {
      collector.skip(label, PACKAGES.test(textField(component, 'type') ?? '') ? 'no-purl' : 'no-package', {version});
      continue;
    }
    const index = addPurl(collector, purl, {
      direct: ref === undefined ? undefined : asked?.has(ref),
      development: isDevelopment(component),
      label,
      version,
      projects,
      elsewhere: (type, name) => elsewhereOf(component, type, name) ?? workspace(placed(component)),
      ...urlsOf(component),
    });
    if (ref !== undefined && index !== undefined) indexes.set(ref, index);
  }
  const places = [project, ...parts, ...components, ...itemsOf(field(value, 'services'))];
  const refs = new Set(places.map((one) => textField(one, 'bom-ref')));
  for (const target of new Set([...dependencies.values()].flat()))
    if (!refs.has(target)) collector.skip(target, 'unreadable');
  for (const [ref, targets] of dependencies)
    for (const target of targets) collector.connect(indexes.get(ref), indexes.get(target));
  return collector;
}

export const cycloneDx: Format = {
  id: 'cyclonedx',
  title: 'CycloneDX (JSON)',
  tools: 'CycloneDX generators, cdxgen, syft, Trivy; inside in-toto statements too',
  note: 'Components without a package URL are skipped.',
  fileName: /^(?=.{0,255}$)(?:.*[._-])?(?:s?bom|cdx|cyclonedx)(?:[._-].*)?\.json$/i,
  syntax: 'json',
  is: (value) => field(value, 'bomFormat') === 'CycloneDX',
  read: readCycloneDx,
};

export const cycloneDxXml: Format = {
  id: 'cyclonedx-xml',
  title: 'CycloneDX (XML)',
  tools: 'CycloneDX generators',
  note: 'Components without a package URL are skipped.',
  fileName: /^(?=.{0,255}$)(?:.*[._-])?(?:s?bom|cdx|cyclonedx)(?:[._-].*)?\.xml$/i,
  syntax: 'xml',
  is: ({name}) => name === 'bom',
  read: (root) => readCycloneDx(fromXml(root)),
};
