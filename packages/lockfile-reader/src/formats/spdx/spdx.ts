/** Reads SPDX: 2.2, 2.3 and 3.0 in JSON, and the older ones as tags and values (tagValue.ts). */
import type {Format} from '../format';
import {ecosystemOf, parsePackageUrl} from '../../purl';
import {group} from '../../group';
import {Collector, type Flags} from '../shared/collect';
import {addPurl} from '../shared/purlEntry';
import {qualifierElsewhere} from '../shared/purlElsewhere';
import type {Project} from '../shared/ownModules';
import {entriesOf, field, has, itemsOf, textField} from '../shared/looseValues';
import {type Placed, workspaceOf} from '../shared/workspaces';
import {fromTagValue} from './tagValue';

/** A package of the document. */
interface Element {
  id: string;
  name: string;
  purl?: string;
  /** Further package URLs of it. What one of them says of its registry holds for the package. */
  otherPurls?: string[];
  version?: string;
  /** Where it can be downloaded, as far as the document says. */
  downloads: string[];
  /** Its pages, and where its source is. */
  pages: string[];
  /** Where it lies in the project, as npm writes it. */
  path?: string;
  /** False for what its purpose says is no package: a file, an operating system. */
  isPackage: boolean;
}

/** What both generations of SPDX say. */
interface Document {
  name?: string;
  elements: Element[];
  /** The first depends on the second; `development` if only for that. */
  dependencies: {from: string; to: string; development?: boolean}[];
  described: Set<string>;
  containers: Set<string>;
}

/** Relationships that say who depends on whom, and whether the target stands first. */
const DEPENDS =
  /^(?:DEPENDS_ON|HAS_PREREQUISITE|(?:BUILD|DEV|OPTIONAL|PROVIDED|RUNTIME|TEST)_DEPENDENCY_OF|DEPENDENCY_OF|PREREQUISITE_FOR)$/;
const DEVELOPMENT = /^(?:DEV|TEST|BUILD)_/;

/** Purposes of what is no package, as both generations write them. */
const NO_PACKAGE = /^(?:application|container|device|device-?driver|disk-?image|file|firmware|operating-?system)$/i;

/** Kinds of references that are package URLs: `purl`, and the URL of that kind. */
const PURL_KIND = /^(?:purl|packageUrl|https?:\/\/.*purl)$/i;

/** @returns the package URLs among the external references of a package */
function purlsIn(entry: unknown): string[] {
  return itemsOf(field(entry, 'externalRefs'))
    .filter((item) => PURL_KIND.test(textField(item, 'referenceType') ?? ''))
    .flatMap((reference) => textField(reference, 'referenceLocator') ?? []);
}

/** @returns the repository that an external reference names */
const vcsOf = (reference: unknown): string[] =>
  /^vcs$/i.test(textField(reference, 'referenceType') ?? '') ? [textField(reference, 'referenceLocator') ?? ''] : [];

/** @returns what a document of SPDX 2 says */
function readSecond(value: unknown): Document {
  const elements = itemsOf(field(value, 'packages')).map((entry): Element => {
    const id = textField(entry, 'SPDXID') ?? '';
    const [purl, ...otherPurls] = purlsIn(entry);
    return {
      id,
      name: textField(entry, 'name') ?? (id || 'package without a name'),
      purl,
      otherPurls,
      version: textField(entry, 'versionInfo'),
      downloads: [textField(entry, 'downloadLocation') ?? ''],
      pages: [textField(entry, 'homepage') ?? '', ...itemsOf(field(entry, 'externalRefs')).flatMap(vcsOf)],
      path: textField(entry, 'packageFileName'),
      isPackage: !NO_PACKAGE.test((textField(entry, 'primaryPackagePurpose') ?? '').replaceAll('_', '-')),
    };
  });
  const described = new Set(itemsOf(field(value, 'documentDescribes')).filter((id) => typeof id === 'string'));
  const dependencies: Document['dependencies'] = [];
  const containers = new Set<string>();
  for (const relationship of itemsOf(field(value, 'relationships'))) {
    const type = textField(relationship, 'relationshipType') ?? '';
    const from = textField(relationship, 'spdxElementId') ?? '';
    const to = textField(relationship, 'relatedSpdxElement') ?? '';
    const development = DEVELOPMENT.test(type) || undefined;
    if (type === 'DESCRIBES') described.add(to);
    else if (type === 'DESCRIBED_BY') described.add(from);
    else if (type === 'CONTAINS') containers.add(from);
    else if (type === 'CONTAINED_BY') containers.add(to);
    else if (DEPENDS.test(type))
      dependencies.push(/_OF$|_FOR$/.test(type) ? {from: to, to: from, development} : {from, to, development});
  }
  return {name: textField(value, 'name'), elements, dependencies, described, containers};
}

/** Elements of SPDX 3 by identifier: what an element refers to can be in it, or elsewhere in the graph. */
type Graph = ReadonlyMap<string, unknown>;

const idOf = (element: unknown): string => textField(element, 'spdxId') ?? textField(element, '@id') ?? '';

/** @returns the type of an element without the profile that it belongs to: `Package` of `software_Package` */
const elementType = (element: unknown): string =>
  (textField(element, 'type') ?? textField(element, '@type') ?? '').replace(/^.*[_/#]/, '');

/** @returns a property with or without the prefix of its profile */
const profileField = (element: unknown, name: string): string | undefined =>
  textField(element, `software_${name}`) ?? textField(element, name);

/** @returns what a property lists: one or several, themselves or their identifiers */
function referred(graph: Graph, element: unknown, key: string): unknown[] {
  const value = field(element, key);
  return (Array.isArray(value) ? itemsOf(value) : value === undefined ? [] : [value]).flatMap((item) => {
    if (typeof item === 'string') return graph.get(item) ?? [];
    return keysOnlyId(item) ? (graph.get(idOf(item)) ?? []) : item;
  });
}

/** @returns whether an object stands for another one: it has nothing but an identifier */
function keysOnlyId(item: unknown): boolean {
  return idOf(item) !== '' && entriesOf(item).length === 1;
}

/** @returns the package URL of an element of SPDX 3, which has three places for it */
function purlOfThird(graph: Graph, element: unknown): string | undefined {
  const identifier = referred(graph, element, 'externalIdentifier').find((item) =>
    PURL_KIND.test(textField(item, 'externalIdentifierType') ?? ''),
  );
  const reference = referred(graph, element, 'externalRef')
    .flatMap((item) => [...itemsOf(field(item, 'locator')), textField(item, 'locator')])
    .find((locator) => typeof locator === 'string' && /^pkg:/i.test(locator));
  return (
    profileField(element, 'packageUrl') ??
    textField(identifier, 'identifier') ??
    (typeof reference === 'string' ? reference : undefined)
  );
}

/** Kinds of external references to what can be downloaded, and to pages and the source. */
const DOWNLOADS = /(?:downloadLocation|binaryArtifact|sourceArtifact)$/i;
const PAGES = /(?:vcs|altWebPage|buildSystem|buildMeta)$/i;

/** @returns the URLs among the external references of an element that are of these kinds */
function referencesOf(graph: Graph, element: unknown, kinds: RegExp): string[] {
  return referred(graph, element, 'externalRef')
    .filter((item) => kinds.test(textField(item, 'externalRefType') ?? ''))
    .flatMap((item) => [...itemsOf(field(item, 'locator')), textField(item, 'locator')])
    .filter((locator) => typeof locator === 'string');
}

/** @returns the targets of a relationship: identifiers, or the elements themselves */
function targetsOf(element: unknown): string[] {
  const to = field(element, 'to');
  return (Array.isArray(to) ? itemsOf(to) : [to]).flatMap((target) =>
    typeof target === 'string' ? target : idOf(target) || [],
  );
}

function thirdPackage(graph: Graph, element: unknown): Element {
  const id = idOf(element);
  return {
    id,
    name: textField(element, 'name') ?? (id || 'package without a name'),
    purl: purlOfThird(graph, element),
    version: profileField(element, 'packageVersion'),
    downloads: [profileField(element, 'downloadLocation') ?? '', ...referencesOf(graph, element, DOWNLOADS)],
    pages: [profileField(element, 'homePage') ?? '', ...referencesOf(graph, element, PAGES)],
    isPackage: !NO_PACKAGE.test(profileField(element, 'primaryPurpose') ?? ''),
  };
}

/** @returns the identifier of the element that a relationship begins at */
const sourceOf = (relationship: unknown): string =>
  textField(relationship, 'from') ?? idOf(field(relationship, 'from'));

/** What each kind of element adds to a document of SPDX 3. Models and data sets are packages of their own kind. */
const THIRD_ELEMENTS: readonly [type: RegExp, add: (document: Document, element: unknown, graph: Graph) => void][] = [
  [/Package$/, ({elements}, element, graph) => elements.push(thirdPackage(graph, element))],
  [/Relationship$/, addRelationship],
  [
    /^(?:Sbom|Bom|SpdxDocument)$/,
    (document, element) => {
      document.name ??= textField(element, 'name');
      for (const root of itemsOf(field(element, 'rootElement')))
        document.described.add(typeof root === 'string' ? root : idOf(root));
    },
  ],
];

function addRelationship({containers, dependencies}: Document, relationship: unknown): void {
  const from = sourceOf(relationship);
  const type = textField(relationship, 'relationshipType');
  if (type === 'contains') containers.add(from);
  if (type !== 'dependsOn') return;
  const development = /^(?:development|test|build)$/.test(textField(relationship, 'scope') ?? '') || undefined;
  for (const to of targetsOf(relationship)) dependencies.push({from, to, development});
}

/** @returns what a document of SPDX 3 says */
function readThird(value: unknown): Document {
  const document: Document = {elements: [], dependencies: [], described: new Set(), containers: new Set()};
  const elements = itemsOf(field(value, '@graph'));
  const graph = new Map(elements.map((element) => [idOf(element), element]));
  for (const element of elements)
    THIRD_ELEMENTS.find(([type]) => type.test(elementType(element)))?.[1](document, element, graph);
  return document;
}

/** @returns a package URL without what it says besides name and version */
const identityIn = (purl: string): string => purl.replace(/[?#].*$/s, '');

/** @returns what is known of an element from those that depend on it */
function flagsOf(users: Document['dependencies'], roots: ReadonlySet<string>): Flags {
  const direct = roots.size > 0 ? users.some(({from}) => roots.has(from)) : undefined;
  const development = users.length > 0 && users.every((user) => user.development) ? true : undefined;
  return {direct, development};
}

/** @returns by element: what is known of it; each is looked at once, however often it stands in the file */
function allFlags({dependencies}: Document, roots: ReadonlySet<string>): Map<string, Flags> {
  const usersOf = group(dependencies.map((dependency) => [dependency.to, dependency]));
  return new Map([...usersOf].map(([id, users]) => [id, flagsOf(users, roots)]));
}

/** @returns whether a document says from where an element can be downloaded */
const hasDownload = ({downloads}: Element): boolean => downloads.some((url) => /^(?!NOASSERTION$|NONE$)./.test(url));

/**
 * @returns the projects that a document is about although it describes no package: what depends on others and on which
 *   nothing depends, if it is alone, has the document's name, or no download where most others have one
 */
function undescribed({name, elements, dependencies}: Document, users: ReadonlySet<string>): Set<string> {
  const used = new Set(dependencies.map(({to}) => to));
  const tops = elements.filter(({id}) => users.has(id) && !used.has(id));
  const downloaded = elements.filter(hasDownload).length;
  const isProject = (element: Element): boolean =>
    tops.length === 1 || element.name === name || (!hasDownload(element) && downloaded >= elements.length / 2);
  return new Set(tops.filter(isProject).map(({id}) => id));
}

/** @returns the projects that a document is about: what it describes and what depends on others, or contains them */
function rootsOf(document: Document): Set<string> {
  const {elements, dependencies, described, containers} = document;
  const users = new Set([...dependencies.map(({from}) => from), ...containers]);
  const candidates = elements.filter(({id}) => described.has(id));
  if (candidates.length === 0) return undescribed(document, users);
  // Of several, those of a registry are packages that were asked about.
  const isOfRegistry = ({purl}: Element) => {
    const url = parsePackageUrl(purl ?? '');
    return candidates.length > 1 && url !== undefined && ecosystemOf(url) !== undefined;
  };
  return new Set(candidates.filter((one) => users.has(one.id) && !isOfRegistry(one)).map(({id}) => id));
}

const projectOf = ({purl, version}: Element): Project => ({version, ...parsePackageUrl(purl ?? '')});

/** @returns whether the value is SPDX of the second or third generation */
function isSpdx(value: unknown): boolean {
  return (
    has(value, 'spdxVersion') ||
    (has(value, '@graph') && JSON.stringify(field(value, '@context') ?? '').includes('spdx.org/rdf/3'))
  );
}

/** @param value the JSON of the file */
function readSpdx(value: unknown): Collector {
  const document = has(value, '@graph') ? readThird(value) : readSecond(value);
  const {elements, dependencies} = document;
  const collector = new Collector();
  const roots = rootsOf(document);
  const projects = elements.filter(({id}) => roots.has(id)).map(projectOf);
  const placed = (element: Element): Placed => ({
    purl: element.purl ?? '',
    hasDownload: hasDownload(element),
    path: element.path,
  });
  const workspace = workspaceOf(elements.map(placed), projects);
  const flags = allFlags(document, roots);
  const none: Flags = roots.size > 0 ? {direct: false} : {};
  const indexes = new Map<string, number>();
  for (const element of elements) {
    const {id, name, purl, otherPurls = [], version, downloads, pages, isPackage} = element;
    if (roots.has(id) || !purl) {
      collector.skip(name, roots.has(id) ? 'local' : isPackage ? 'no-purl' : 'no-package', {version});
      continue;
    }
    const elsewhere = (type: string, own: string) =>
      otherPurls.map((other) => qualifierElsewhere(type, own, other)).find((one) => one !== undefined) ??
      workspace(placed(element));
    const beside = {...(flags.get(id) ?? none), label: name, version, projects, elsewhere, downloads, pages};
    const index = addPurl(collector, purl, beside);
    if (index !== undefined) indexes.set(id, index);
    for (const other of otherPurls) if (identityIn(other) !== identityIn(purl)) addPurl(collector, other, beside);
  }
  for (const {from, to} of dependencies) collector.connect(indexes.get(from), indexes.get(to));
  return collector;
}

export const spdx: Format = {
  id: 'spdx',
  title: 'SPDX (JSON)',
  tools: "SPDX 2.2, 2.3 and 3.0: syft, sbom-tool, GitHub's dependency graph; inside in-toto statements too",
  note: 'Packages without a package URL are skipped.',
  // We don't read XML, but say what to use in its place.
  fileName: /^(?=.{0,255}$)(?:.*[._-])?spdx(?:[._-].*)?\.(?:json|xml)$/i,
  syntax: 'json',
  is: isSpdx,
  read: readSpdx,
  nearby: [
    {
      name: /\.spdx\.(?:ya?ml|rdf|xml)$/i,
      content: /spdx\.org\/rdf\/terms#|^spdxVersion:/m,
      message:
        'This looks like SPDX, but not in JSON. Export it as JSON, or convert it: pyspdxtools -i FILE -o sbom.spdx.json.',
    },
  ],
};

export const spdxTagValue: Format = {
  id: 'spdx-tag-value',
  title: 'SPDX (tag-value)',
  tools: 'SPDX 2.2 and 2.3: syft, bom, Yocto',
  note: 'Packages without a package URL are skipped.',
  fileName: /\.spdx(?:\.tv|\.tag)?$/i,
  syntax: 'text',
  sign: (text) => /^SPDXVersion:[^\S\n]*SPDX-2/m.test(text),
  read: (text) => readSpdx(fromTagValue(text)),
};
