/** Tells public registries from others, by the URLs that lockfiles name. */
import {coverage} from '../../../catalogue/coverage';
import type {SkippedEntry} from '../../types';

/** Hosts that serve the packages of a public registry, besides those of the catalogue: addresses of files, indexes and mirrors. */
const PUBLIC_HOSTS: Readonly<Record<string, readonly string[]>> = {
  npm: ['registry.npmjs.org', 'registry.yarnpkg.com', 'registry.npmmirror.com', 'registry.npm.taobao.org'],
  pypi: ['pypi.python.org', 'files.pythonhosted.org', 'pypi.tuna.tsinghua.edu.cn', 'mirrors.aliyun.com'],
  gem: ['index.rubygems.org', 'gem.coop'],
  cargo: ['index.crates.io', 'static.crates.io'],
  composer: ['repo.packagist.org'],
};

/** @returns the host of a URL in lower case, without `www.`; undefined if it is no URL of the web */
function hostOf(url: string): string | undefined {
  return /^(?:[a-z]+\+)?https?:\/\/(?:[^/@?#]*@)?(?:www\.)?([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase();
}

/** @returns whether packages from this URL are those of the public registry of the type */
export function isPublicRegistry(type: string, url: string): boolean {
  // Cargo names its own index by the repository that it once was.
  if (/^(?:registry\+)?https:\/\/github\.com\/rust-lang\/crates\.io-index\/?$/.test(url)) return type === 'cargo';
  const host = hostOf(url);
  if (!host) return false;
  if (Object.hasOwn(PUBLIC_HOSTS, type) && PUBLIC_HOSTS[type]!.includes(host)) return true;
  return coverage.some(({purlType, registries}) => purlType === type && registries.includes(host));
}

/** Services that build an archive of a repository on request. */
const ARCHIVE_OF_REPOSITORY =
  /^https?:\/\/(?:codeload\.github\.com\/|github\.com\/[^/]+\/[^/]+\/(?:archive|tarball)\/|(?:www\.)?gitlab\.com\/.*\/-?\/?archive|(?:www\.)?bitbucket\.org\/.*\/get\/)/i;

/**
 * @param source a URL or path from which a lockfile gets a package
 * @returns why it can't be looked up, as far as that is seen before any registry
 */
export function reasonOfSource(source: string): 'git' | 'local' | 'url' | undefined {
  if (/^(?:git(?:\+[a-z]+)?:|git@|ssh:|(?:github|gitlab|bitbucket|gist):)/i.test(source)) return 'git';
  if (/^https?:[^#?]*\.git(?:[#?@]|$)/i.test(source) || ARCHIVE_OF_REPOSITORY.test(source)) return 'git';
  if (/^(?:file:|link:|portal:|workspace:|\.{0,2}[\\/]|[a-z]:\\)/i.test(source)) return 'local';
  if (/^https?:/i.test(source)) return 'url';
  return undefined;
}

/**
 * @param url of an archive of an npm package
 * @returns why the package isn't that of the public registry; undefined if it is
 */
export function reasonOfNpmArchive(url: string): SkippedEntry['reason'] | undefined {
  if (isPublicRegistry('npm', url)) return undefined;
  const reason = reasonOfSource(url);
  // Registries serve archives at /name/-/name-1.0.0.tgz; GitHub's at /download/name/1.0.0/digest.
  if (reason === 'url' && /\/-\/[^/]+\.tgz|\/\/npm\.pkg\.github\.com\/download\//.test(url)) return 'private';
  // Yarn's offline mirror leaves only the name of the file.
  return reason;
}
