/**
 * What the Packages service reads of each ecosystem, for the coverage matrix.
 *
 * Source: `app/models/ecosystem/*.rb` and `db/seeds.rb` of ecosyste-ms/packages,
 * and `app/models/sources/*.rb` of ecosyste-ms/advisories, at the commits below.
 * A property says that the code reads something, not that every package has it.
 */

/** The code that was read. */
export const COVERAGE_SOURCE = {
  read: '2026-11-22',
  packages: '155e92f751dc8ad1bffe797d69494dbfff8ee41e',
  advisories: '241d8a1e3f3f3641f1f6b5efdb21940f90fb1354',
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

/** Kinds of the sources of advisories, as in `source_kind`. */
export type AdvisorySource = 'github' | 'erlef' | 'cpansa';

export interface Coverage {
  /** The value of `ecosystem`. */
  ecosystem: string;
  /** Names of its registries, the default one first. */
  registries: readonly string[];
  /** Whether none of the registries is the default, so that each purl needs `repository_url`. */
  withoutDefault?: true;
  /** The package URL type that lookups take, and `purl_type` of the registry. */
  purlType: string;
  /** The type in the records' `purl`, where it is another one. */
  recordPurlType?: string;
  versions: Versions;
  /** The period of `downloads`; absent: none are read. */
  downloads?: 'total' | 'last-month';
  /** What else is read. `dependents`: packages and repositories that depend on a package are counted. */
  reads: readonly ('maintainers' | 'dependencies' | 'dependents')[];
  /** The sources that publish advisories under this ecosystem's name. */
  advisories: readonly AdvisorySource[];
}

/** By the name of the ecosystem. */
export const coverage: readonly Coverage[] = [
  {ecosystem: 'actions', registries: ['github actions'], purlType: 'githubactions', versions: 'tags', reads: ['dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'adelie', registries: ['pkg.adelielinux.org'], purlType: 'adelie', recordPurlType: 'apk', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'alpine', registries: ['alpine-edge', 'alpine-v3.23', 'alpine-v3.22', 'alpine-v3.21', 'alpine-v3.20', 'alpine-v3.19', 'alpine-v3.18', 'alpine-v3.17', 'alpine-v3.16', 'alpine-v3.15', 'alpine-v3.14', 'alpine-v3.13', 'alpine-v3.12', 'alpine-v3.11', 'alpine-v3.10', 'alpine-v3.9', 'alpine-v3.8', 'alpine-v3.7', 'alpine-v3.6', 'alpine-v3.5', 'alpine-v3.4', 'alpine-v3.3'], withoutDefault: true, purlType: 'alpine', recordPurlType: 'apk', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'bazel', registries: ['registry.bazel.build'], purlType: 'bazel', versions: 'published', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'bioconductor', registries: ['bioconductor.org'], purlType: 'bioconductor', versions: 'current', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'bower', registries: ['bower.io'], purlType: 'bower', versions: 'tags', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'cargo', registries: ['crates.io'], purlType: 'cargo', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'carthage', registries: ['carthage'], purlType: 'carthage', versions: 'tags', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'clojars', registries: ['clojars.org'], purlType: 'clojars', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'cocoapods', registries: ['cocoapods.org'], purlType: 'cocoapods', versions: 'published', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'conan', registries: ['conan.io'], purlType: 'conan', versions: 'published', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'conda', registries: ['anaconda.org', 'conda-forge.org'], purlType: 'conda', versions: 'published', downloads: 'total', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'cpan', registries: ['metacpan.org'], purlType: 'cpan', versions: 'published', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['cpansa']},
  {ecosystem: 'cran', registries: ['cran.r-project.org'], purlType: 'cran', versions: 'published', downloads: 'last-month', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'ctan', registries: ['ctan.org'], purlType: 'ctan', versions: 'current', reads: ['maintainers', 'dependents'], advisories: []},
  {ecosystem: 'debian', registries: ['debian-12', 'debian-11', 'debian-10', 'debian-13'], purlType: 'debian', recordPurlType: 'deb', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'deno', registries: ['deno.land'], purlType: 'deno', versions: 'published', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'docker', registries: ['hub.docker.com'], purlType: 'docker', versions: 'tags', downloads: 'total', reads: ['dependents'], advisories: []},
  {ecosystem: 'elm', registries: ['package.elm-lang.org'], purlType: 'elm', versions: 'published', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'elpa', registries: ['elpa.gnu.org', 'elpa.nongnu.org'], purlType: 'melpa', versions: 'current', reads: ['maintainers', 'dependents'], advisories: []},
  {ecosystem: 'fdroid', registries: ['f-droid.org'], purlType: 'fdroid', versions: 'published', reads: [], advisories: []},
  {ecosystem: 'freebsd', registries: ['freebsd-14-amd64', 'freebsd-15-amd64'], purlType: 'freebsd', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'gentoo', registries: ['gentoo-portage'], purlType: 'gentoo', versions: 'index', reads: ['dependencies'], advisories: []},
  {ecosystem: 'go', registries: ['proxy.golang.org'], purlType: 'golang', versions: 'published', reads: ['dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'guix', registries: ['guix'], purlType: 'guix', versions: 'index', reads: ['dependencies'], advisories: []},
  {ecosystem: 'hackage', registries: ['hackage.haskell.org'], purlType: 'hackage', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'helm', registries: ['artifacthub.io'], purlType: 'helm', versions: 'published', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'hex', registries: ['hex.pm'], purlType: 'hex', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github', 'erlef']},
  {ecosystem: 'homebrew', registries: ['formulae.brew.sh'], purlType: 'brew', versions: 'current', downloads: 'last-month', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'ips', registries: ['openindiana-hipster'], purlType: 'ips', versions: 'index', reads: ['dependencies'], advisories: []},
  {ecosystem: 'julia', registries: ['juliahub.com'], purlType: 'julia', versions: 'published', downloads: 'last-month', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'lean', registries: ['reservoir.lean-lang.org'], purlType: 'lean', versions: 'published', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'maven', registries: ['repo1.maven.org', 'repository.jboss.org', 'repository.apache.org-releases', 'repository.apache.org-snapshots', 'artifacts.alfresco.com', 'repository.cloudera.com', 'build.shibboleth.net', 'repo.jenkins-ci.org', 'nexus.gael.cloud'], purlType: 'maven', versions: 'published', reads: ['dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'nixpkgs', registries: ['nixpkgs-unstable', 'nixpkgs-24.11', 'nixpkgs-24.05', 'nixpkgs-23.11', 'nixpkgs-23.05'], purlType: 'nix', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'npm', registries: ['npmjs.org'], purlType: 'npm', versions: 'published', downloads: 'last-month', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'nuget', registries: ['nuget.org'], purlType: 'nuget', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'openbsd', registries: ['openbsd-7.9-amd64'], purlType: 'openbsd', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'openvsx', registries: ['open-vsx.org'], purlType: 'openvsx', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependents'], advisories: []},
  {ecosystem: 'packagist', registries: ['packagist.org'], purlType: 'composer', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'pkgsrc', registries: ['pkgsrc-netbsd-x86_64-10.1-all'], purlType: 'pkgsrc', versions: 'index', reads: ['dependencies'], advisories: []},
  {ecosystem: 'postmarketos', registries: ['postmarketos-master', 'postmarketos-v25.12', 'postmarketos-v25.06', 'postmarketos-v24.12', 'postmarketos-v24.06', 'postmarketos-v23.12', 'postmarketos-v23.06', 'postmarketos-v22.12', 'postmarketos-v22.06', 'postmarketos-v21.12', 'postmarketos-v21.06', 'postmarketos-v21.03', 'postmarketos-v20.05'], withoutDefault: true, purlType: 'postmarketos', recordPurlType: 'apk', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'pub', registries: ['pub.dev'], purlType: 'pub', versions: 'published', reads: ['dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'puppet', registries: ['forge.puppet.com'], purlType: 'puppet', versions: 'published', downloads: 'total', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'pypi', registries: ['pypi.org'], purlType: 'pypi', versions: 'published', downloads: 'last-month', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'racket', registries: ['pkgs.racket-lang.org'], purlType: 'racket', versions: 'none', reads: ['maintainers', 'dependents'], advisories: []},
  {ecosystem: 'rubygems', registries: ['rubygems.org', 'gem.coop'], purlType: 'gem', versions: 'published', downloads: 'total', reads: ['maintainers', 'dependencies', 'dependents'], advisories: ['github']},
  {ecosystem: 'spack', registries: ['spack.io'], purlType: 'spack', versions: 'published', reads: ['maintainers', 'dependencies', 'dependents'], advisories: []},
  {ecosystem: 'swiftpm', registries: ['swiftpackageindex.com'], purlType: 'swift', versions: 'tags', reads: ['dependencies', 'dependents'], advisories: []},
  {ecosystem: 'terraform', registries: ['registry.terraform.io'], purlType: 'terraform', versions: 'published', downloads: 'total', reads: ['dependents'], advisories: []},
  {ecosystem: 'ubuntu', registries: ['ubuntu-24.04', 'ubuntu-22.04', 'ubuntu-20.04', 'ubuntu-24.10', 'ubuntu-23.10', 'ubuntu-23.04'], purlType: 'ubuntu', recordPurlType: 'deb', versions: 'current', reads: ['maintainers', 'dependencies'], advisories: []},
  {ecosystem: 'vcpkg', registries: ['vcpkg.io'], purlType: 'vcpkg', versions: 'current', reads: ['dependencies', 'dependents'], advisories: []},
];
