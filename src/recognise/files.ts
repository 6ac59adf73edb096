/** Requests for an SBOM, a manifest, a lockfile or an archive at a URL. */
import {makeRequest, refuse, type Reading, type Refusal} from './reading';

const BOM_FILE = /(?:\.spdx(?:\.(?:json|ya?ml|xml|rdf))?|[._-]?(?:bom|sbom|cdx|cyclonedx)[\w.-]*\.(?:json|xml))$/i;
const ARCHIVE_FILE = /\.(?:zip|jar|tar\.gz|tgz)$/i;
/**
 * Names that the parser's library knows, without those that are program code: a
 * single file is read only where its content counts as plain text or JSON
 * (ecosyste-ms/parser@87b475c app/models/job.rb).
 */
const MANIFEST_FILE =
  /^(?:[\w.-]*requirements[\w.-]*\.txt|package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|Gemfile(?:\.lock)?|Pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pyproject\.toml|Cargo\.(?:toml|lock)|go\.(?:mod|sum)|composer\.(?:json|lock)|mix\.lock|pubspec\.(?:yaml|lock)|gradle\.lockfile|Podfile\.lock|Package\.resolved|environment\.ya?ml|packages\.lock\.json|deno\.lock|Dockerfile|DESCRIPTION|pom\.xml)$/;

/**
 * @param url where the bare file is
 * @param file its name
 * @returns undefined if the name is none that a parser reads
 */
export function fileReading(url: string, file: string): Reading | Refusal | undefined {
  if (BOM_FILE.test(file)) {
    const spdx = /spdx/i.test(file);
    const plain = spdx && !/\.spdx(\.\w+)?$/i.test(file);
    return {
      kind: 'sbom',
      what: `SBOM ${file}`,
      note: plain
        ? 'We recognise an SPDX document only if its URL ends in .spdx, .spdx.json or a similar extension.'
        : undefined,
      requests: [makeRequest('sbom-parser/createJob', 'Parse its packages and relationships', {url})],
    };
  }
  if (ARCHIVE_FILE.test(file)) {
    return {
      kind: 'sbom',
      what: `Archive ${file}`,
      requests: [
        makeRequest('archives/list', 'List its files', {url}),
        makeRequest('dependency-parser/createJob', 'Parse every manifest and lockfile in it', {url}),
        makeRequest('license-parser/createJob', 'Detect its licences', {url}),
      ],
    };
  }
  if (file === 'pom.xml')
    return refuse(
      "The parsers can't read a pom.xml on its own.",
      'Paste the URL of an archive that contains it, or of its repository.',
    );
  if (MANIFEST_FILE.test(file))
    return {
      kind: 'sbom',
      what: `File ${file}`,
      requests: [makeRequest('dependency-parser/createJob', 'Parse the dependencies that it declares', {url})],
    };
  return undefined;
}

/**
 * @param file the name of a file, without a place
 * @returns the operation that reads such files; undefined if the name is none that a service reads
 */
export function fileOperation(
  file: string,
): 'sbom-parser/createJob' | 'dependency-parser/createJob' | 'archives/list' | undefined {
  if (BOM_FILE.test(file)) return 'sbom-parser/createJob';
  if (ARCHIVE_FILE.test(file)) return 'archives/list';
  return MANIFEST_FILE.test(file) ? 'dependency-parser/createJob' : undefined;
}
