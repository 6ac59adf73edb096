/** Turns SPDX in tag-value form into the form of its JSON, as far as the reader looks at it. */

/** A tag with its value; a text in several lines is one value. */
type Pair = readonly [tag: string, value: string];

/** @returns the tags of the document, in its order */
function pairsOf(text: string): Pair[] {
  const pairs: Pair[] = [];
  let isInText = false;
  for (const line of text.split('\n')) {
    if (isInText) {
      isInText = !line.includes('</text>');
      continue;
    }
    const [, tag, value = ''] = /^\s*([A-Za-z]+):([^]*)/.exec(line) ?? [];
    if (tag === undefined) continue;
    const plain = value.trim();
    isInText = plain.startsWith('<text>') && !plain.includes('</text>');
    pairs.push([
      tag,
      plain
        .replace(/^<text>/, '')
        .replace(/<\/text>$/, '')
        .trim(),
    ]);
  }
  return pairs;
}

/** Tags of a package that have one value, and the keys of JSON for them. */
const KEYS: Readonly<Record<string, string>> = {
  SPDXID: 'SPDXID',
  PackageVersion: 'versionInfo',
  PackageDownloadLocation: 'downloadLocation',
  PackageFileName: 'packageFileName',
  PackageHomePage: 'homepage',
  PrimaryPackagePurpose: 'primaryPackagePurpose',
};

/** Tags that begin something else than a package. */
const OTHERS = /^(?:FileName|SnippetSPDXID|LicenseID|Reviewer|Annotator)$/;

/** @param text the document */
export function fromTagValue(text: string): object {
  const document: Record<string, unknown> = {spdxVersion: 'SPDX-2'};
  const packages: Record<string, unknown>[] = [];
  const relationships: object[] = [];
  let current: Record<string, unknown> | undefined;
  for (const [tag, value] of pairsOf(text)) {
    const words = value.split(/\s+/);
    if (tag === 'DocumentName') document.name = value;
    else if (tag === 'PackageName') packages.push((current = {name: value, externalRefs: []}));
    else if (OTHERS.test(tag)) current = undefined;
    else if (tag === 'Relationship') {
      const [spdxElementId, relationshipType, relatedSpdxElement] = words;
      relationships.push({spdxElementId, relationshipType, relatedSpdxElement});
    } else if (tag === 'ExternalRef') {
      const [, referenceType, referenceLocator] = words;
      (current?.externalRefs as object[] | undefined)?.push({referenceType, referenceLocator});
    } else if (current && Object.hasOwn(KEYS, tag)) current[KEYS[tag]!] = value;
  }
  return {...document, packages, relationships};
}
