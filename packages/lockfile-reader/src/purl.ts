/**
 * Package URLs, as far as the form needs them: read, written in one form, and
 * turned into the names that the services use. Browser-safe.
 */
import {ecosystems} from './ecosystems';
import {decode, withoutSecrets} from './withoutSecrets';

export interface PackageUrl {
  /** In lower case, for example `npm`. */
  type: string;
  /** Decoded, for example `@babel` or `github.com/gin-gonic`. */
  namespace?: string;
  /** Decoded. */
  name: string;
  version?: string;
  /** The qualifier of that name, without user name, query and fragment: another registry than the default one. */
  repositoryUrl?: string;
}

/** Types that all services know, those that are looked up most often. */
export const COMMON_TYPES = ['npm', 'pypi', 'gem', 'cargo', 'golang', 'maven', 'nuget', 'composer', 'hex', 'pub'];

/** Systems whose registry changes with each release: none is the default. */
const BY_RELEASE = /^(freebsd|ips|openbsd|pkgsrc)$/;

/** By type of a package URL: its ecosystem in the packages service, and the default registry of that. */
const ECOSYSTEMS = new Map<string, {ecosystem: string; registry?: string}>([
  ...ecosystems
    .filter(({recordPurlType}) => recordPurlType === undefined)
    .map(({purlType, ecosystem, registries: [registry]}) => {
      return [purlType, {ecosystem, registry: BY_RELEASE.test(purlType) ? undefined : registry}] as const;
    }),
]);

/**
 * Default registries, which some tools name in commands, and in `repository_url`, where the lookup compares another
 * address and would find nothing.
 */
export const DEFAULT_REGISTRY =
  /^https?:\/\/(?:repo1?\.maven\.(?:org|apache\.org)|registry\.(?:npmjs\.org|yarnpkg\.com)|pypi\.org|rubygems\.org|(?:index\.)?crates\.io|proxy\.golang\.org|(?:www\.|api\.)?nuget\.org|packagist\.org)(?:\/|$)/;

/** @returns whether a host is the name of a registry of a type that we index */
export const isIndexed = (type: string, host: string): boolean =>
  ecosystems.some(({purlType, registries}) => purlType === type && registries.includes(host));

/** @returns the type, also where the name of the ecosystem was written in its place. */
function typeOf(word: string): string {
  const type = word.toLowerCase();
  return ecosystems.find(({ecosystem}) => ecosystem === type)?.purlType ?? type;
}

/** @returns where the @ before the version is: the last one that follows something else than a slash; less than 1: nowhere */
function versionAt(path: string): number {
  let at = path.lastIndexOf('@');
  while (at > 0 && path[at - 1] === '/') at = path.lastIndexOf('@', at - 1);
  return at < 1 ? -1 : at;
}

/** A sign that some tools encode before the version: `pkg:npm/qs%406.5.0`. */
const ENCODED_VERSION = /^([^?#@]*[^/?#@])%40(?=v?\d[^/?#@]{0,100}(?:[?#]|$))/i;

/**
 * @param text a text that begins with `pkg:`
 * @returns its parts, or undefined where type or name is missing
 */
export function parsePackageUrl(text: string): PackageUrl | undefined {
  const [, path = '', query = ''] = /^pkg:\/*([^?#]*)(?:\?([^#]*))?/i.exec(text.replace(ENCODED_VERSION, '$1@')) ?? [];
  // The version's @ is the last one, and no scope's: that follows a slash. Versions may contain slashes: dev-feature/login.
  const at = versionAt(path);
  const [names, version] = at < 0 ? [path] : [path.slice(0, at), path.slice(at + 1)];
  const [type = '', ...rest] = names.split('/');
  // A namespace that was encoded into the name, as the advisories service does it, comes apart here.
  let segments = rest.map(decode).join('/').split('/').filter(Boolean);
  // Records of Go modules write capitals as the module proxy does; the lookup wants the capitals themselves.
  if (typeOf(type) === 'golang')
    segments = segments.map((part) => part.replace(/!([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  // Maven writes group and name with a colon.
  if (typeOf(type) === 'maven' && segments.length === 1) segments = (segments[0] ?? '').split(':').filter(Boolean);
  // The specification has no such segments, and clients resolve them in a path.
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) return undefined;
  const name = segments.pop();
  if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || !name) return undefined;
  const repositoryUrl = withoutSecrets(new URLSearchParams(query).get('repository_url') ?? '');
  return {
    type: typeOf(type),
    name,
    ...(segments.length ? {namespace: segments.join('/')} : {}),
    ...(version ? {version: decode(version)} : {}),
    ...(repositoryUrl && !DEFAULT_REGISTRY.test(repositoryUrl) ? {repositoryUrl} : {}),
  };
}

/** @returns the package URL in its normal form, without version and subpath, which lookups ignore. */
export function formatPackageUrl({type, namespace, name, repositoryUrl}: PackageUrl): string {
  const path = [...(namespace?.split('/') ?? []), name]
    .map((part) => encodeURIComponent(part).replaceAll('%3A', ':'))
    .join('/');
  return `pkg:${type}/${path}${repositoryUrl ? `?repository_url=${encodeURIComponent(repositoryUrl)}` : ''}`;
}

/** @returns the name as PyPI compares it: lower case, and one hyphen for each run of `-`, `_` and `.` (PEP 503) */
export const normalPythonName = (name: string): string => name.replace(/[-_.]+/g, '-').toLowerCase();

/** @returns the ecosystem in the packages service; undefined if it has none for the type. */
export function ecosystemOf({type, namespace}: PackageUrl): string | undefined {
  // The namespace of a distribution's package URL is the name of the ecosystem.
  const distribution = ecosystems.find(
    ({ecosystem, recordPurlType}) => recordPurlType === type && ecosystem === namespace,
  );
  return (distribution ?? ECOSYSTEMS.get(type))?.ecosystem;
}

/** @returns the registry of the package, if the package URL names one for certain. */
export function registryOf({type, repositoryUrl}: PackageUrl): string | undefined {
  return repositoryUrl ? undefined : ECOSYSTEMS.get(type)?.registry;
}

/** @returns the name of the package in its registry, scope or group included. */
export function fullName({type, namespace, name}: PackageUrl): string {
  // The namespace of these is a distribution, the author on CPAN or the category of a port; it is not part of the name.
  if (/^(deb|apk|cpan|freebsd)$/.test(type)) return name;
  if (!namespace) return type === 'docker' ? `library/${name}` : name;
  return `${namespace}${type === 'maven' ? ':' : type === 'puppet' ? '-' : '/'}${name}`;
}

/** Types whose packages all have a namespace. */
const IN_NAMESPACE = /^(?:maven|composer|githubactions|swift)$/;

/** Says whether a package lacks the namespace that each of its type has. */
export const lacksNamespace = ({type, namespace}: PackageUrl): boolean => !namespace && IN_NAMESPACE.test(type);

/** Says whether a name can be one: what a version, a second package or an invisible character was written into is none. */
export const canBeName = (url: PackageUrl): boolean =>
  !lacksNamespace(url) &&
  !/[\s;\p{Cc}\p{Cf}]|.@/u.test(fullName(url)) &&
  (url.type !== 'maven' || /^[^:]+:[^:]+$/.test(fullName(url)));

/**
 * Whether `GET /packages/lookup?purl=` cannot find the package, because the
 * service writes its package URL in a form that it does not read.
 */
export function needsName({type, namespace}: PackageUrl): boolean {
  return namespace !== undefined && /^(deb|apk|puppet|cpan|freebsd)$/.test(type);
}

/**
 * Whether `GET /packages/lookup?purl=` may miss the package, and the registry has to be named: PyPI packages that are
 * registered with an underscore aren't found.
 */
export const needsRegistry = ({type, name}: PackageUrl): boolean => type === 'pypi' && /[-_.A-Z]/.test(name);

/** Whether `GET /advisories/lookup?purl=` finds the package: it drops the namespace, and finds no Maven package at all. */
export const isFoundByAdvisories = ({type, namespace}: PackageUrl): boolean =>
  !namespace && /^(npm|pypi|gem|cargo|nuget)$/.test(type);

/** Whether the papers service can have the package; its requests cut a name off at the first dot. */
export const isFoundByPapers = ({type, name}: PackageUrl): boolean =>
  /^(pypi|cran|bioconductor)$/.test(type) && !name.includes('.');
