/**
 * What the Packages service reads of each ecosystem, for the coverage matrix.
 *
 * Source: the code that ecosystems.ts and advisorySources.ts name. A property says that the code reads something, not
 * that every package has it.
 */
import {ADVISORY_SOURCES_COMMIT} from '@ecosystems-docs/lockfile-check/advisory-sources';
import {
  type Ecosystem,
  type EcosystemName,
  ecosystems,
  ECOSYSTEMS_COMMIT,
} from '@ecosystems-docs/lockfile-reader/ecosystems';

/** The commits that were read, and the date of the newer one: readers need to know how old the code is, not when we looked. */
export const COVERAGE_SOURCE = {
  read: '2026-08-21',
  packages: ECOSYSTEMS_COMMIT,
  advisories: ADVISORY_SOURCES_COMMIT,
} as const;

/** Which versions of a package are read. */
export type Versions =
  /** The releases that the registry lists. */
  | 'published'
  /** The tags of the package's repository or image. */
  | 'tags'
  /** The versions that the distribution's index has at the moment. */
  | 'index'
  /** One: the version of the moment. Earlier ones stay from earlier syncs. */
  | 'current'
  | 'none';

interface Read {
  versions: Versions;
  /** The period of `downloads`; absent: none are read. */
  downloads?: 'total' | 'last-month';
  /** What else is read. `dependents`: packages and repositories that depend on a package are counted. */
  reads: readonly ('maintainers' | 'dependencies' | 'dependents')[];
}

export type Coverage = Ecosystem & Read;

const ALL = ['maintainers', 'dependencies', 'dependents'] as const;
const USE = ['dependencies', 'dependents'] as const;
const SYSTEM = ['maintainers', 'dependencies'] as const;

/** Ecosystems that are newer than the code that was read, so that nothing else is known of them. */
export const NEWER = ['opam'] as const satisfies EcosystemName[];

const READ: Readonly<Record<Exclude<EcosystemName, (typeof NEWER)[number]>, Read>> = {
  actions: {versions: 'tags', reads: USE},
  adelie: {versions: 'current', reads: SYSTEM},
  alpine: {versions: 'current', reads: SYSTEM},
  bazel: {versions: 'published', reads: ALL},
  bioconductor: {versions: 'current', reads: ALL, downloads: 'total'},
  bower: {versions: 'tags', reads: USE},
  cargo: {versions: 'published', reads: ALL, downloads: 'total'},
  carthage: {versions: 'tags', reads: USE},
  clojars: {versions: 'published', reads: ALL, downloads: 'total'},
  cocoapods: {versions: 'published', reads: ALL},
  conan: {versions: 'published', reads: USE},
  conda: {versions: 'published', reads: USE, downloads: 'total'},
  cpan: {versions: 'published', reads: ALL},
  cran: {versions: 'published', reads: ALL, downloads: 'last-month'},
  ctan: {versions: 'current', reads: ['maintainers', 'dependents']},
  debian: {versions: 'current', reads: SYSTEM},
  deno: {versions: 'published', reads: USE},
  docker: {versions: 'tags', reads: ['dependents'], downloads: 'total'},
  elm: {versions: 'published', reads: USE},
  elpa: {versions: 'current', reads: ['maintainers', 'dependents']},
  fdroid: {versions: 'published', reads: []},
  freebsd: {versions: 'current', reads: SYSTEM},
  gentoo: {versions: 'index', reads: ['dependencies']},
  go: {versions: 'published', reads: USE},
  guix: {versions: 'index', reads: ['dependencies']},
  hackage: {versions: 'published', reads: ALL, downloads: 'total'},
  helm: {versions: 'published', reads: USE},
  hex: {versions: 'published', reads: ALL, downloads: 'total'},
  homebrew: {versions: 'current', reads: USE, downloads: 'last-month'},
  ips: {versions: 'index', reads: ['dependencies']},
  julia: {versions: 'published', reads: USE, downloads: 'last-month'},
  lean: {versions: 'published', reads: USE},
  maven: {versions: 'published', reads: USE},
  nixpkgs: {versions: 'current', reads: SYSTEM},
  npm: {versions: 'published', reads: ALL, downloads: 'last-month'},
  nuget: {versions: 'published', reads: ALL, downloads: 'total'},
  openbsd: {versions: 'current', reads: SYSTEM},
  openvsx: {versions: 'published', reads: ['maintainers', 'dependents'], downloads: 'total'},
  packagist: {versions: 'published', reads: ALL, downloads: 'total'},
  pkgsrc: {versions: 'index', reads: ['dependencies']},
  postmarketos: {versions: 'current', reads: SYSTEM},
  pub: {versions: 'published', reads: USE},
  puppet: {versions: 'published', reads: USE, downloads: 'total'},
  pypi: {versions: 'published', reads: ALL, downloads: 'last-month'},
  racket: {versions: 'none', reads: ['maintainers', 'dependents']},
  rubygems: {versions: 'published', reads: ALL, downloads: 'total'},
  spack: {versions: 'published', reads: ALL},
  swiftpm: {versions: 'tags', reads: USE},
  terraform: {versions: 'published', reads: ['dependents'], downloads: 'total'},
  ubuntu: {versions: 'current', reads: SYSTEM},
  vcpkg: {versions: 'current', reads: USE},
};

const isRead = (name: EcosystemName): name is keyof typeof READ => Object.hasOwn(READ, name);

/** By the name of the ecosystem. */
export const coverage: readonly Coverage[] = ecosystems.flatMap((record) =>
  isRead(record.ecosystem) ? [{...record, ...READ[record.ecosystem]}] : [],
);
