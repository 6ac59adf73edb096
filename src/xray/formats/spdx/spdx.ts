/** Reads SPDX in JSON: 2.2, 2.3 and 3.0, also as GitHub's API wraps it. */
import type {ReadResult} from '../../types';
import {Collector, type Flags} from '../shared/collect';
import {addPurl} from '../purls/purls';
import {field, itemsOf, textField} from '../shared/values';

/** A package of the document. */
interface Element {
  id: string;
  name: string;
  purl?: string;
}

/** What both generations of SPDX say. */
interface Document {
  elements: Element[];
  /** The first depends on the second; `development` if only for that. */
  dependencies: {from: string; to: string; development?: boolean}[];
  /** What the document describes. */
  described: Set<string>;
}

/** Relationships that say who depends on whom, and whether the target stands first. */
const DEPENDS =
  /^(?:DEPENDS_ON|HAS_PREREQUISITE|(?:BUILD|DEV|OPTIONAL|PROVIDED|RUNTIME|TEST)_DEPENDENCY_OF|DEPENDENCY_OF|PREREQUISITE_FOR)$/;
const DEVELOPMENT = /^(?:DEV|TEST|BUILD)_/;

/** @returns the package URL among the external references of a package */
function purlIn(entry: unknown): string | undefined {
  const references = itemsOf(field(entry, 'externalRefs'));
  const reference = references.find((item) =>
    /^(?:purl|http:\/\/.*purl)$/.test(textField(item, 'referenceType') ?? ''),
  );
  return textField(reference, 'referenceLocator');
}

/** @returns what a document of SPDX 2 says */
function readSecond(value: unknown): Document {
  const elements = itemsOf(field(value, 'packages')).map((entry) => {
    const id = textField(entry, 'SPDXID') ?? '';
    return {id, name: textField(entry, 'name') ?? (id || 'package without a name'), purl: purlIn(entry)};
  });
  const described = new Set(itemsOf(field(value, 'documentDescribes')).filter((id) => typeof id === 'string'));
  const dependencies: Document['dependencies'] = [];
  for (const relationship of itemsOf(field(value, 'relationships'))) {
    const type = textField(relationship, 'relationshipType') ?? '';
    const from = textField(relationship, 'spdxElementId') ?? '';
    const to = textField(relationship, 'relatedSpdxElement') ?? '';
    const development = DEVELOPMENT.test(type) || undefined;
    if (type === 'DESCRIBES') described.add(to);
    else if (type === 'DESCRIBED_BY') described.add(from);
    else if (DEPENDS.test(type))
      dependencies.push(/_OF$|_FOR$/.test(type) ? {from: to, to: from, development} : {from, to, development});
  }
  return {elements, dependencies, described};
}

/** @returns the package URL of an element of SPDX 3 */
function purlOfThird(element: unknown): string | undefined {
  const identifiers = itemsOf(field(element, 'externalIdentifier'));
  const identifier = identifiers.find((item) => textField(item, 'externalIdentifierType') === 'packageUrl');
  return (
    textField(element, 'software_packageUrl') ?? textField(element, 'packageUrl') ?? textField(identifier, 'identifier')
  );
}

/** @returns what a document of SPDX 3 says */
function readThird(value: unknown): Document {
  const document: Document = {elements: [], dependencies: [], described: new Set()};
  for (const element of itemsOf(field(value, '@graph'))) {
    const type = textField(element, 'type') ?? textField(element, '@type') ?? '';
    const id = textField(element, 'spdxId') ?? textField(element, '@id') ?? '';
    if (/(?:^|_|\/)Package$/.test(type)) {
      const name = textField(element, 'name') ?? (id || 'package without a name');
      document.elements.push({id, name, purl: purlOfThird(element)});
    } else if (/Relationship$/.test(type) && textField(element, 'relationshipType') === 'dependsOn') {
      const from = textField(element, 'from') ?? '';
      const development = /^(?:development|test|build)$/.test(textField(element, 'scope') ?? '') || undefined;
      for (const to of itemsOf(field(element, 'to')))
        if (typeof to === 'string') document.dependencies.push({from, to, development});
    } else if (/(?:Sbom|Bom|SpdxDocument)$/.test(type)) {
      for (const root of itemsOf(field(element, 'rootElement')))
        if (typeof root === 'string') document.described.add(root);
    }
  }
  return document;
}

/** @returns what is known of an element from those that depend on it */
function flagsOf(users: Document['dependencies'], roots: ReadonlySet<string>): Flags {
  const direct = roots.size > 0 ? users.some(({from}) => roots.has(from)) : undefined;
  const development = users.length > 0 && users.every((user) => user.development) ? true : undefined;
  return {direct, development};
}

/** @param value the JSON of the file */
export function readSpdx(value: unknown): ReadResult {
  const document = field(value, 'sbom') ?? value;
  const {elements, dependencies, described} = field(document, '@graph') ? readThird(document) : readSecond(document);
  const found = new Collector();
  const usersOf = new Map<string, Document['dependencies']>();
  for (const dependency of dependencies) {
    const known = usersOf.get(dependency.to);
    if (known) known.push(dependency);
    else usersOf.set(dependency.to, [dependency]);
  }
  // What is described and depends on others is the project; what is only described is what was asked about.
  const users = new Set(dependencies.map(({from}) => from));
  const roots = new Set([...described].filter((id) => users.has(id)));
  const indexes = new Map<string, number>();
  for (const {id, name, purl} of elements) {
    if (roots.has(id) || !purl) {
      found.skip(name, roots.has(id) ? 'local' : 'unknown-ecosystem');
      continue;
    }
    const index = addPurl(found, purl, flagsOf(usersOf.get(id) ?? [], roots), name);
    if (index !== undefined) indexes.set(id, index);
  }
  for (const {from, to} of dependencies) found.connect(indexes.get(from), indexes.get(to));
  return found.result('spdx', 'SPDX (JSON)');
}
