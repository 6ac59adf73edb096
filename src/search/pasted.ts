/** What a reader pasted instead of words: the operations that take it (src/recognise), for the search page as for the start form. */
import {imageReading} from '../recognise/containerImages';
import {fileOperation} from '../recognise/files';
import {recognise} from '../recognise/recognise';
import type {RequestValues} from '../samples/request';

/** An operation that takes what was pasted. */
export interface Taker {
  /** As `service/operation`. */
  operation: string;
  /** The request with what was pasted; absent where only the operation is known. */
  values?: RequestValues;
}

/** Texts that are identifiers by their form alone; words, paths of our APIs and names in code are not. */
const IDENTIFIER =
  /^(?:pkg:|cve-\d|ghsa-|cpansa-|eef-cve-|arxiv:\d|(?:doi:)?10\.\d{4,}\/|@[\w-]+$|@[\w.~-]+\/[\w.~-]+(?:@[\w.+-]+)?$|[\w.-]+==\S+$|[a-z\d][\w.-]*@v?\d[\w.+-]*$|git@|(?:(?:git\+)?https?|(?:git\+)?ssh|git):\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/\S|[a-z\d][\w./-]*:[\w][\w.-]*$|(?:[a-z\d-]+\.)+[a-z\d-]+:[a-z][\w.-]*:\d[\w.-]*$)/i;

/** Text before an identifier that was copied with a command, a label or a list. */
const BEFORE =
  /^(?:(?:(?:npm|yarn|pnpm|pip3?|gem|cargo|go|composer|docker|podman|git) (?:i|install|add|get|require|pull|run|clone) )|(?:purl|doi|url|cve|ghsa|image|repository)\s*[:=]\s*(?=\S))/i;

/** Commands that install packages or fetch images, and the package URL of what they name; a version is kept where they have one. */
const NAME_IN_COMMAND = String.raw`(?:\s+-\S+)*\s+['"]?`;
const INSTALLS: readonly (readonly [command: string, name: string, packageUrl: string])[] = [
  [
    '(?:npm|pnpm|yarn|bun) (?:i|install|add|view|info|why)',
    String.raw`(@?[\w.~-]+(?:/[\w.~-]+)?(?:@[\w.+-]+)?)`,
    'pkg:npm/$1',
  ],
  ['npx', String.raw`(@?[\w.~-]+(?:/[\w.~-]+)?(?:@[\w.+-]+)?)`, 'pkg:npm/$1'],
  [
    '(?:pip3?|python3? -m pip|uv|uv pip|poetry|pipx|pdm) (?:install|add|show|download)',
    String.raw`([\w.-]+)(?:\[[\w,-]+\])?(?:==([\w.+!-]+))?`,
    'pkg:pypi/$1@$2',
  ],
  ['(?:gem|bundle) (?:install|add)', String.raw`([\w.-]+)`, 'pkg:gem/$1'],
  ['cargo (?:add|install)', String.raw`([\w-]+(?:@[\w.+-]+)?)`, 'pkg:cargo/$1'],
  ['go (?:get|install)', String.raw`((?:[\w-]+\.)+[a-z]{2,}/[^\s@'"]+(?:@v[\w.+-]+)?)`, 'pkg:golang/$1'],
  ['composer require', String.raw`([\w.-]+/[\w.-]+)`, 'pkg:composer/$1'],
  ['dotnet add package|nuget install', String.raw`([\w.-]+)`, 'pkg:nuget/$1'],
  ['brew install', String.raw`([\w.@+-]+)`, 'pkg:brew/$1'],
];

/** A command that fetches an image. */
const PULL = /^(?:docker|podman) (?:image )?(?:pull|run)(?:\s+-\S+)*\s+(\S+)/;

/** @returns the package of an install command as a package URL; undefined for any other text */
function installed(text: string): string | undefined {
  for (const [command, name, packageUrl] of INSTALLS) {
    const line = new RegExp(`^(?:\\$\\s*)?(?:sudo )?(?:${command})${NAME_IN_COMMAND}${name}(?=$|[\\s'"])`);
    const [found] = line.exec(text) ?? [];
    if (found) return found.replace(line, packageUrl).replace(/@$/, '').replace('/@', '/%40');
  }
  return undefined;
}

/** A CVE identifier with other characters than hyphens. */
const SPACED_CVE = /^cve[\s_:-]*(\d{4})[\s_:-]+(\d{4,})$/i;

/** The name of a file alone. */
const FILE = /^[\w.-]+$/;

/**
 * Lines of manifests and requirements that name a package with a range of
 * versions, and the package's URL. A range has an operator where a line of JSON
 * or a comparison would look the same without one.
 */
const REQUIREMENTS: readonly (readonly [line: RegExp, packageUrl: string])[] = [
  [/^gem ['"]([\w.-]+)['"].*$/, 'pkg:gem/$1'],
  [/^['"]@?([\w.-]+(?:\/[\w.-]+)?)['"]\s*:\s*['"][~^<>=]+\s*\d.*$/, 'pkg:npm/$1'],
  [/^@?([\w.-]+(?:\/[\w.-]+)?)@[~^<>=]+\s*\d\S*$/, 'pkg:npm/$1'],
  [/^([\w.-]+)(?:\[[\w,-]+\])?(?:[<>~!]=|[<>])\d+\.\d[\w.*+!]*(?:,\S+)?$/, 'pkg:pypi/$1'],
  [/^(?!(?:version|edition|rust-version|python)\b)([\w-]+)\s*=\s*['"][~^=]?\d+\.\d[^'"]*['"]$/, 'pkg:cargo/$1'],
  [/^((?:[\w-]+\.)+[a-z]{2,}\/\S+) (v\d+\.\d\S*)$/, 'pkg:golang/$1@$2'],
];

/** A digest of a file, in hexadecimal or, behind the name of its algorithm, in base64. */
const DIGEST =
  /^(?:sha(?:1|256|512)[:-])?(?:[\da-f]{40}|[\da-f]{64}|[\da-f]{128})$|^sha(?:1|256|512)-[a-z\d+/]{27,}={0,2}$/i;

/** Pages of a repository, and the operation that reads what they show. */
const REPOSITORY_PAGES: readonly (readonly [url: RegExp, operation: string])[] = [
  [/^https?:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull)\/\d+/, 'issues/getHostRepositoryIssue'],
  [/^https?:\/\/github\.com\/[^/]+\/[^/]+\/releases\/tag\/./, 'repositories/getHostRepositoryRelease'],
  [/^https?:\/\/github\.com\/[^/]+\/[^/]+\/commits?\//, 'commits/getRepositoryCommits'],
];

const alone = (operation: string): Taker => ({operation});

/**
 * @param text a query
 * @returns the operations that take it with the values it gives them, best first; empty if it is words
 */
export function takersOf(text: string): Taker[] {
  const command = installed(text.trim());
  if (command) return takersOfIdentifier(command);
  const query = text.trim().replace(PULL, '$1').replace(BEFORE, '').replace(SPACED_CVE, 'CVE-$1-$2');
  if (PULL.test(text.trim()) && /^[\w.-]+$/.test(query))
    return imageReading(query).requests.filter(({operation}) => operation.startsWith('docker/'));
  if (/^(?:https?:\/\/)?[\w-]+\.ecosyste\.ms\b/i.test(query)) return [];
  for (const [line, packageUrl] of REQUIREMENTS) {
    if (line.test(query)) return takersOfIdentifier(query.replace(line, packageUrl));
  }
  if (/\s/.test(query)) return [];
  if (DIGEST.test(query)) return [alone('packages/lookupVersions')];
  const ofFile = FILE.test(query) ? fileOperation(query) : undefined;
  if (ofFile) return [alone(ofFile)];
  if (!IDENTIFIER.test(query)) return [];
  const ofPage = REPOSITORY_PAGES.filter(([url]) => url.test(query)).map(([, operation]) => alone(operation));
  return [...ofPage, ...takersOfIdentifier(query)];
}

/** @returns the operations that take an identifier, with its values */
function takersOfIdentifier(identifier: string): Taker[] {
  const result = recognise(identifier);
  return 'refusal' in result
    ? []
    : (result.readings[0]?.requests ?? []).map(({operation, values}) => ({
        operation: operation.replace(/^advisories-osv\//, 'advisories/'),
        values,
      }));
}
