/** Tells public registries from others, by the URLs that files name. */
import {isPublicCodeHost, looksLikeCodeHost, SHORTHANDS} from '../../codeHosts';
import {isInside} from '../../inside';
import {isIndexed} from '../../purl';
import {decode} from '../../withoutSecrets';
import type {Elsewhere} from '../../types';

/** Hosts that serve the packages of a public registry, besides those of the catalogue: hosts of files, indexes and mirrors. */
const PUBLIC_HOSTS: Readonly<Record<string, readonly string[]>> = {
  npm: [
    'registry.npmjs.org',
    'registry.yarnpkg.com',
    'registry.npmmirror.com',
    'cdn.npmmirror.com',
    'registry.npm.taobao.org',
    'registry.nlark.com',
    'r.cnpmjs.org',
  ],
  pypi: [
    'pypi.python.org',
    'files.pythonhosted.org',
    'pypi.tuna.tsinghua.edu.cn',
    'mirrors.tuna.tsinghua.edu.cn',
    'mirrors.aliyun.com',
    'pypi.mirrors.ustc.edu.cn',
    'mirrors.ustc.edu.cn',
    'pypi.doubanio.com',
    'pypi.douban.com',
  ],
  gem: ['index.rubygems.org', 'gem.coop', 'gems.ruby-china.com'],
  cargo: ['index.crates.io', 'static.crates.io'],
  composer: ['repo.packagist.org', 'mirrors.aliyun.com'],
  maven: ['repo.maven.apache.org', 'central.sonatype.com'],
  nuget: ['api.nuget.org', 'globalcdn.nuget.org'],
  hex: ['repo.hex.pm'],
  pub: ['pub.dartlang.org', 'pub.flutter-io.cn'],
};

/** Public registries whose packages we don't index; the names in them are no secret. */
const OTHER_PUBLIC_HOSTS = new Set([
  'npm.jsr.io',
  'jsr.io',
  'packages.drupal.org',
  'asset-packagist.org',
  'wpackagist.org',
  'data.pyg.org',
  'download.pytorch.org',
  'pypi.nvidia.com',
  'test.pypi.org',
  'test-files.pythonhosted.org',
  'rails-assets.org',
  'maven.google.com',
  'dl.google.com',
  'jitpack.io',
  'repo.spring.io',
  'plugins.gradle.org',
  'oss.sonatype.org',
  's01.oss.sonatype.org',
  'repository.apache.org',
  'maven.repository.redhat.com',
  'packages.confluent.io',
  'packages.jetbrains.team',
  'repo.eclipse.org',
]);

/** @returns the URL as browsers and package managers read it: without spaces around it, and line ends and tabs in it */
const tidy = (url: string): string => url.trim().replace(/[\t\r\n]/g, '');

/** @returns a URL of the web; the prefix that Cargo, Git and others set before it is no part of it */
function webUrl(url: string): URL | undefined {
  const plain = tidy(url).replace(/^(?:[a-z]+\+)(?=https?:)/i, '');
  return /^https?:/i.test(plain) && URL.canParse(plain) ? new URL(plain) : undefined;
}

/**
 * @param url as a file names it, possibly with a user name and a password
 * @returns its host, with the port if that isn't the usual one; undefined if it is no URL of the web
 */
function hostOf(url: string): string | undefined {
  return webUrl(url)?.host.replace(/^www\.|\.$/g, '');
}

/** @returns whether a URL has a user name or a token */
function needsToken(url: string): boolean {
  const parsed = webUrl(url);
  return (
    !!parsed &&
    (parsed.username !== '' || /[?&#](?=[^=&?#]*=)[^=&?#]*(?:token|auth|secret|key)/i.test(parsed.search + parsed.hash))
  );
}

/** @returns whether packages from this URL are those of the public registry of the type */
export function isPublicRegistry(type: string, url: string): boolean {
  // Cargo names its own index by the repository that it once was.
  if (/^(?:registry\+)?https:\/\/github\.com\/rust-lang\/crates\.io-index\/?$/.test(url)) return type === 'cargo';
  const host = hostOf(url);
  // On npm's own registry, a package that needs a token is a private one.
  if (!host || (type === 'npm' && needsToken(url))) return false;
  // Hex serves the private packages of organisations beside the public ones.
  if (host === 'repo.hex.pm' && /\/repos\/(?!hexpm(?:\/|$))/.test(url)) return false;
  if (Object.hasOwn(PUBLIC_HOSTS, type) && PUBLIC_HOSTS[type]!.includes(host)) return true;
  return isIndexed(type, host);
}

/**
 * @param type of the package URLs of the registry's packages
 * @param url of a registry
 * @returns where its packages come from; undefined if they are those of the public registry
 */
export function registryElsewhere(type: string, url: string): Elsewhere | undefined {
  if (isPublicRegistry(type, url)) return undefined;
  const host = hostOf(url);
  if (host === undefined) return {reason: reasonOfSource(url) ?? 'private'};
  if (OTHER_PUBLIC_HOSTS.has(host)) return {reason: 'other-registry', host};
  // A token for the public registry, and no mirror of it.
  return isPublicRegistry(type, `https://${host}/`) ? {reason: 'private'} : {reason: 'private', host};
}

/** Services that build an archive of a repository on request. */
const ARCHIVE_OF_REPOSITORY =
  /^https?:\/\/(?:codeload\.github\.com\/|github\.com\/[^/]+\/[^/]+\/(?:archive|tarball)\/|(?:www\.)?gitlab\.com\/.*\/-?\/?archive|(?:www\.)?bitbucket\.org\/.*\/get\/)/i;

/** A repository as SSH writes it: `user@host:path`, `host.example:path`. */
const SCP =
  /^(?:[\w.-]+@(?!(?:npm|jsr|file|link|portal|patch|workspace|catalog|exec|pkg):)[\w.-]+|[\w-]+(?:\.[\w-]+)+):(?!\/\/|\d+(?:\/|$))/i;

/** A repository as a URL of its version control, or as npm shortens it. */
const OF_VERSION_CONTROL = new RegExp(`^(?:(?:git|hg|svn|bzr)(?:\\+[a-z]+)?:|git@|ssh:|(?:${SHORTHANDS}):)`, 'i');

/**
 * @param url from which a file gets a package, or a path
 * @returns why it can't be looked up, as far as that is seen before any registry
 */
export function reasonOfSource(url: string): 'git' | 'local' | 'url' | undefined {
  const source = tidy(url);
  if (OF_VERSION_CONTROL.test(source)) return 'git';
  if (SCP.test(source) && !/^[a-z]:\\/i.test(source)) return 'git';
  if (/^https?:[^#?]*\.git(?:[#?@]|$)/i.test(source) || ARCHIVE_OF_REPOSITORY.test(source)) return 'git';
  if (/^(?:file:|link:|portal:|workspace:|exec:|~\/|\.{0,2}[\\/]|[a-z]:[\\/])/i.test(source)) return 'local';
  if (/^(?:https?|s3|gs|ftp):/i.test(source)) return 'url';
  return undefined;
}

/** Archives of packages, by which tools tell a file from a name. */
const ARCHIVE_FILE = /\.(?:tgz|tbz|txz|tlz|tar(?:\.(?:gz|bz2|xz|lz|lzma))?|zip|whl|egg)$/i;

/** Longer words are no names of files, and looking for their end could take long. */
const MAX_FILE_NAME = 1000;

/** @returns whether a word is the name of an archive, possibly with extras of Python and a digest */
export function isArchiveFile(word: string): boolean {
  return word.length <= MAX_FILE_NAME && ARCHIVE_FILE.test(word.replace(/#[^]*|\[[^\][]*\]$/g, '').trim());
}

/**
 * @param range of versions that a manifest of npm asks for, or a source in its place: `acme/name` is a repository on GitHub
 * @returns why what was installed for it can't be looked up; undefined if it is a range, or a name of the registry (`npm:`)
 */
export function reasonOfRange(range: string): 'git' | 'local' | 'url' | 'unreadable' | undefined {
  if (/^[\w.-]+\/[\w.-]+(?:#.*)?$/.test(range)) return 'git';
  const reason = reasonOfSource(range) ?? (isArchiveFile(range) ? 'local' : undefined);
  return reason ?? (/^(?!npm:)[a-z][a-z+-]*:/i.test(range) ? 'unreadable' : undefined);
}

/** Registries serve archives at `/name/-/name-1.0.0.tgz`; GitHub's at `/download/name/1.0.0/digest`. */
const ARCHIVE_OF_REGISTRY =
  /\/((?:@|%40)[^/]+(?:\/|%2f)[^/]+|[^/]+)\/-\/[^/]+\.tgz|\/\/npm\.pkg\.github\.com\/download\//i;

/** Mirrors in China serve archives at `/name/download/name-1.0.0.tgz` and `/packages/name/1.0.0/name-1.0.0.tgz`. */
const ARCHIVE_OF_MIRROR =
  /^https?:\/\/[^/]+\/(?:packages\/)?((?:@|%40)[^/]+(?:\/|%2f)[^/]+|[^/]+)\/(?:download\/(?:@[^/]+\/)?|\d[^/]*\/)[^/]+\.tgz/i;

/** Yarn's offline mirror leaves only the name of the file. */
const ARCHIVE_NAME = /^[^\\/:]+\.tgz(?:$|[?#])/i;

/** @returns whether an archive at a URL has another version than the file says, as far as its name tells */
function isOtherVersion(url: string, version: string | undefined): boolean {
  const file = /(?:^|\/)([^/?#]+)\.tgz(?:$|[?#])/i.exec(url)?.[1];
  const plain = (text: string): string => text.replace(/\+.*/, '');
  return !!file && /^\d+\.\d+\.\d/.test(version ?? '') && !plain(decode(file)).endsWith(`-${plain(version!)}`);
}

/** @returns the name of the package whose archive an npm registry serves at a URL; undefined if the URL doesn't say */
function packageOfArchive(url: string): string | undefined {
  return (ARCHIVE_OF_REGISTRY.exec(url) ?? ARCHIVE_OF_MIRROR.exec(url))?.[1]?.replace(/%40/, '@').replace(/%2f/i, '/');
}

/**
 * @param url of an archive of an npm package
 * @param name of the package in the file
 * @returns where it comes from; undefined if it is that version of the package of that name in the public registry
 */
export function archiveElsewhere(url: string, name: string, version?: string): Elsewhere | undefined {
  const other = isOtherVersion(url, version) ? ({reason: 'archive'} as const) : undefined;
  if (isPublicRegistry('npm', url)) {
    const own = packageOfArchive(url);
    return own !== undefined && own !== name ? {reason: 'archive'} : other;
  }
  const reason = reasonOfSource(url);
  if (reason === undefined) return ARCHIVE_NAME.test(url) ? other : {reason: 'unreadable'};
  if (reason !== 'url') return {reason};
  return ARCHIVE_OF_REGISTRY.test(url) ? (other ?? registryElsewhere('npm', url)) : {reason};
}

/**
 * Addresses to which authors publish, and pages. Maven's SBOM tools write them where a download belongs, as the POM has
 * them: https://github.com/CycloneDX/cyclonedx-maven-plugin/issues/245
 */
const PUBLISH =
  /^https?:\/\/[^?#]*(?:\/service\/local\/staging\/|\/staging\/deploy|\.html?$)|^https?:\/\/(?:ossrh-staging-api\.|upload\.pypi\.org\/|api\.bintray\.com\/)|^(?:dav:|(?:scp|scpexe|sftp):\/\/)/i;

/** @returns whether a URL of a repository names a state of it. A page or a repository in a description doesn't */
export const isPinned = (url: string): boolean =>
  /(?:\.git|\/[^/@#]+)[@#][^/]+$/.test(url) || ARCHIVE_OF_REPOSITORY.test(url);

/** `git@host:owner/name`, and what npm makes of it: `ssh://git@host:owner/name`. */
const SCP_URL = /^(?:ssh:\/\/)?([\w.-]+@[\w.-]+):(?!\d+(?:\/|$)|\/\/)\/?([^]*)$/i;

/** The ports that Git's protocols have without saying so. */
const GIT_PORTS: Readonly<Record<string, string>> = {ssh: '22', git: '9418', http: '80'};

/** @returns the URL of a repository as one of the web, without its protocol's own port; undefined if it is none */
export function gitUrl(written: string): URL | undefined {
  const text = tidy(written).replace(/^git\+/i, '');
  const [, scheme = '', rest] = /^(git|ssh|https?):\/\/([^]*)$/i.exec(text.replace(SCP_URL, 'ssh://$1/$2')) ?? [];
  const plain = rest === undefined ? '' : `https://${rest}`;
  if (!URL.canParse(plain)) return undefined;
  const url = new URL(plain);
  if (url.port === GIT_PORTS[scheme.toLowerCase()]) url.port = '';
  return url;
}

export function gitHost(url: string): string | undefined {
  return gitUrl(url)?.host.replace(/^www\.|\.$/g, '');
}

const ARCHIVE = /\.(?:tgz|tar\.\w+|zip|whl|egg|jar|war|aar|gem|nupkg|crate)(?:$|[?#])/i;
const REGISTRY_PATH = /\/(?:repository|repositories|artifactory|nexus|simple|npm|pypi|maven2?|nuget|api)(?:\/|$)/i;
const REGISTRY_HOST =
  /(?:^|\.)(?:npm|pypi|nexus|artifactory|registry|repo|packages|pkgs|maven|nuget|gems|crates|mirror|proxy)\./i;

/** Services that host private registries, whatever the path. */
const REGISTRY_SERVICES =
  /(?:^|\.)(?:jfrog\.io|codeartifact\.[\w-]+\.amazonaws\.com|pkgs\.dev\.azure\.com|pkgs\.visualstudio\.com|myget\.org|cloudsmith\.io|fury\.io|packagecloud\.io|pkg\.dev|pkg\.github\.com|repo\.packagist\.com|repo\.repsy\.io)$/;

/** Registries of projects on GitLab. */
const REGISTRY_OF_GITLAB = /\/api\/v4\/(?:projects|groups)\/[^/]+\/(?:-\/)?packages\//i;

/** Some tools leave out the scheme. */
const withScheme = (url: string): string => (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?\/./.test(url) ? `https://${url}` : url);

/** @returns what a URL of a host leads to; `page` says nothing of the archive that was installed */
function kindOfDownload(type: string, url: string, host: string): 'page' | 'registry' | 'repository' | 'service' {
  const isOfService = REGISTRY_SERVICES.test(host) || REGISTRY_OF_GITLAB.test(url);
  const isOnCodeHost = isPublicCodeHost(host);
  if (reasonOfSource(url) === 'git' || (isOnCodeHost && !isOfService)) {
    const isArchive = type !== 'composer' && (isPinned(url) || ARCHIVE.test(url));
    return isOnCodeHost && !isArchive ? 'page' : 'repository';
  }
  if (isOfService) return 'service';
  const looksLikeRegistry =
    ARCHIVE.test(url) || REGISTRY_PATH.test(url) || REGISTRY_HOST.test(host) || /:\d+$/.test(host);
  return looksLikeRegistry || isInside(host) ? 'registry' : 'page';
}

/**
 * @param written the URL from which an SBOM says that a package can be downloaded; many tools write its repository or
 *   homepage there
 * @returns where the package comes from; undefined if it may well be that of the public registry
 */
export function downloadElsewhere(
  type: string,
  name: string,
  written: string,
  version?: string,
): Elsewhere | undefined {
  const url = withScheme(written);
  const reason = reasonOfSource(url);
  if (reason === 'local') return {reason};
  if (PUBLISH.test(url)) return undefined;
  if (isPublicRegistry(type, url)) return type === 'npm' ? archiveElsewhere(url, name, version) : undefined;
  const host = reason === 'git' ? gitHost(url) : hostOf(url);
  // Another scheme (`oci:`) is no registry that we know.
  if (host === undefined) return reason ? {reason} : /^[a-z][\w+.-]*:\/\//i.test(url) ? {reason: 'url'} : undefined;
  if (OTHER_PUBLIC_HOSTS.has(host)) return {reason: 'other-registry', host};
  switch (kindOfDownload(type, url, host)) {
    case 'page':
      return undefined;
    case 'repository':
      return {reason: reason ?? 'url'};
    case 'service':
      return registryElsewhere(type, url);
    case 'registry':
      return type === 'npm' ? archiveElsewhere(url, name) : registryElsewhere(type, url);
  }
}

/**
 * @param url of the source or a page of a package, which says nothing of the archive that was installed
 * @returns that the package is private, if nobody outside a network or a machine can read that
 */
export function pageElsewhere(url: string): Elsewhere | undefined {
  if (/^file:/i.test(url.trim())) return {reason: 'local'};
  const host = gitHost(url.trim());
  return host !== undefined && isInside(host) ? {reason: 'private'} : undefined;
}

/** What Go requires in place of a version of modules of the same workspace and of those that are replaced, and what it builds into a program for its own. */
const NO_VERSION = /^(?:v0\.0\.0(?:-00010101000000-0{12})?|\(devel\))$/;

/** @returns that a Go module is of the same project, or that its host may not be public; undefined if nothing says so */
export function moduleElsewhere(module: string, version = ''): Elsewhere | undefined {
  if (NO_VERSION.test(version)) return {reason: 'local'};
  const host = module.split('/')[0]!.toLowerCase();
  if (isInside(host)) return {reason: 'private'};
  return looksLikeCodeHost(host) && !isPublicCodeHost(host) ? {reason: 'unsure', host} : undefined;
}
