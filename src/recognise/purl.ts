/**
 * Package URLs, as far as the form needs them: read, written in one form, and
 * turned into the names that the services use. Browser-safe and without
 * dependencies.
 */

export interface PackageUrl {
  /** In lower case, for example `npm`. */
  type: string;
  /** Decoded, for example `@babel` or `github.com/gin-gonic`. */
  namespace?: string;
  /** Decoded. */
  name: string;
  version?: string;
  /** The qualifier of that name: another registry than the default one. */
  repositoryUrl?: string;
}

/**
 * Type of a package URL → ecosystem in the packages service and its default
 * registry. A single entry names the registry of an ecosystem that is called
 * like the type; none: several registries and no default.
 *
 * Source: ecosyste-ms/packages@155e92f app/models/ecosystem and db/seeds.rb,
 * and `opam`, which came later.
 */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  bazel: ['registry.bazel.build'],
  bioconductor: ['bioconductor.org'],
  bower: ['bower.io'],
  brew: ['homebrew', 'formulae.brew.sh'],
  cargo: ['crates.io'],
  carthage: ['carthage'],
  clojars: ['clojars.org'],
  cocoapods: ['cocoapods.org'],
  composer: ['packagist', 'packagist.org'],
  conan: ['conan.io'],
  conda: ['anaconda.org'],
  cpan: ['metacpan.org'],
  cran: ['cran.r-project.org'],
  ctan: ['ctan.org'],
  deno: ['deno.land'],
  docker: ['hub.docker.com'],
  elm: ['package.elm-lang.org'],
  fdroid: ['f-droid.org'],
  freebsd: [],
  gem: ['rubygems', 'rubygems.org'],
  gentoo: ['gentoo-portage'],
  githubactions: ['actions', 'github actions'],
  golang: ['go', 'proxy.golang.org'],
  guix: ['guix'],
  hackage: ['hackage.haskell.org'],
  helm: ['artifacthub.io'],
  hex: ['hex.pm'],
  ips: [],
  julia: ['juliahub.com'],
  lean: ['reservoir.lean-lang.org'],
  maven: ['repo1.maven.org'],
  melpa: ['elpa', 'elpa.gnu.org'],
  nix: ['nixpkgs', 'nixpkgs-unstable'],
  npm: ['npmjs.org'],
  nuget: ['nuget.org'],
  opam: ['opam.ocaml.org'],
  openbsd: [],
  openvsx: ['open-vsx.org'],
  pkgsrc: [],
  pub: ['pub.dev'],
  puppet: ['forge.puppet.com'],
  pypi: ['pypi.org'],
  racket: ['pkgs.racket-lang.org'],
  spack: ['spack.io'],
  swift: ['swiftpm', 'swiftpackageindex.com'],
  terraform: ['registry.terraform.io'],
  vcpkg: ['vcpkg.io'],
};

/** Distributions: the namespace of the package URL is the name of the ecosystem. */
const DISTRIBUTIONS = /^(?:deb\/(debian|ubuntu)|apk\/(alpine|adelie|postmarketos))$/;

/** Default registries, which some tools name in `repository_url`; the lookup compares another address and would find nothing. */
const DEFAULT_REGISTRY =
  /^https?:\/\/(?:repo1?\.maven\.(?:org|apache\.org)|registry\.npmjs\.org|pypi\.org|rubygems\.org|crates\.io|proxy\.golang\.org|(?:www\.|api\.)?nuget\.org|packagist\.org)(?:\/|$)/;

/** @returns the type, also where the name of the ecosystem was written in its place. */
function typeOf(word: string): string {
  const type = word.toLowerCase();
  return Object.keys(TYPES).find((known) => TYPES[known]?.length === 2 && TYPES[known][0] === type) ?? type;
}

/** @returns the text with percent escapes undone; as it is where one is broken */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param text a text that begins with `pkg:`
 * @returns its parts, or undefined where type or name is missing
 */
export function parsePackageUrl(text: string): PackageUrl | undefined {
  const [, path = '', query = ''] = /^pkg:\/*([^?#]*)(?:\?([^#]*))?/i.exec(text) ?? [];
  // The version's @ is the last one, and no scope's: that follows a slash.
  const [, names = '', version] = /^(.*[^/])@([^/@]*)$/.exec(path) ?? [undefined, path];
  const [type = '', ...rest] = names.split('/');
  // A namespace that was encoded into the name, as the advisories service does it, comes apart here.
  let segments = rest.map(decode).join('/').split('/').filter(Boolean);
  // Records of Go modules write capitals as the module proxy does; the lookup wants the capitals themselves.
  if (typeOf(type) === 'golang')
    segments = segments.map((part) => part.replace(/!([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  const name = segments.pop();
  if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || !name) return undefined;
  const repositoryUrl = new URLSearchParams(query).get('repository_url');
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

/** @returns the ecosystem in the packages service; undefined where it has none for the type. */
export function ecosystemOf({type, namespace = ''}: PackageUrl): string | undefined {
  const distribution = DISTRIBUTIONS.exec(`${type}/${namespace}`);
  if (distribution) return distribution[1] ?? distribution[2];
  const known = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return known && (known.length > 1 ? known[0] : type);
}

/** @returns the registry of the package, where the package URL names one without doubt. */
export function registryOf({type, repositoryUrl}: PackageUrl): string | undefined {
  return repositoryUrl || !Object.hasOwn(TYPES, type) ? undefined : TYPES[type]?.at(-1);
}

/** @returns the name of the package in its registry, scope or group included. */
export function fullName({type, namespace, name}: PackageUrl): string {
  // The namespace of these is a distribution, the author on CPAN or the category of a port; it is not part of the name.
  if (/^(deb|apk|cpan|freebsd)$/.test(type)) return name;
  if (!namespace) return type === 'docker' ? `library/${name}` : name;
  return `${namespace}${type === 'maven' ? ':' : type === 'puppet' ? '-' : '/'}${name}`;
}

/**
 * Whether `GET /packages/lookup?purl=` cannot find the package, because the
 * service writes its package URL in a form that it does not read.
 */
export function needsName({type, namespace}: PackageUrl): boolean {
  return namespace !== undefined && /^(deb|apk|puppet|cpan|freebsd)$/.test(type);
}
