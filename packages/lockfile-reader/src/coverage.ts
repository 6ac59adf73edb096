/**
 * What the Packages service reads of each ecosystem, for the coverage matrix.
 *
 * Source: `app/models/ecosystem/*.rb` and `db/seeds.rb` of ecosyste-ms/packages,
 * and `app/models/sources/*.rb` of ecosyste-ms/advisories, at the commits below.
 * A property says that the code reads something, not that every package has it.
 */

/** The commits that were read, and the date of the newer one: readers need to know how old the code is, not when we looked. */
export const COVERAGE_SOURCE = {
  read: '2026-08-21',
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

const ALL = ['maintainers', 'dependencies', 'dependents'] as const;
const USE = ['dependencies', 'dependents'] as const;
const SYSTEM = ['maintainers', 'dependencies'] as const;
const GITHUB = ['github'] as const;

/** The edge, and 3.23 down to 3.3. */
const ALPINE = ['alpine-edge', ...Array.from({length: 21}, (_, index) => `alpine-v3.${23 - index}`)];

const POSTMARKETOS = 'master v25.12 v25.06 v24.12 v24.06 v23.12 v23.06 v22.12 v22.06 v21.12 v21.06 v21.03 v20.05'
  .split(' ')
  .map((release) => `postmarketos-${release}`);

/** @param others what is not as for most ecosystems: its purl type is its name, and neither downloads nor advisories are read */
function ecosystem(
  name: string,
  registries: Coverage['registries'],
  versions: Versions,
  reads: Coverage['reads'],
  others: Partial<Coverage> = {},
): Coverage {
  return {ecosystem: name, registries, purlType: name, versions, reads, advisories: [], ...others};
}

/** By the name of the ecosystem. */
export const coverage: readonly Coverage[] = [
  ecosystem('actions', ['github actions'], 'tags', USE, {purlType: 'githubactions', advisories: GITHUB}),
  ecosystem('adelie', ['pkg.adelielinux.org'], 'current', SYSTEM, {recordPurlType: 'apk'}),
  ecosystem('alpine', ALPINE, 'current', SYSTEM, {recordPurlType: 'apk', withoutDefault: true}),
  ecosystem('bazel', ['registry.bazel.build'], 'published', ALL),
  ecosystem('bioconductor', ['bioconductor.org'], 'current', ALL, {downloads: 'total'}),
  ecosystem('bower', ['bower.io'], 'tags', USE),
  ecosystem('cargo', ['crates.io'], 'published', ALL, {downloads: 'total', advisories: GITHUB}),
  ecosystem('carthage', ['carthage'], 'tags', USE),
  ecosystem('clojars', ['clojars.org'], 'published', ALL, {downloads: 'total'}),
  ecosystem('cocoapods', ['cocoapods.org'], 'published', ALL),
  ecosystem('conan', ['conan.io'], 'published', USE),
  ecosystem('conda', ['anaconda.org', 'conda-forge.org'], 'published', USE, {downloads: 'total'}),
  ecosystem('cpan', ['metacpan.org'], 'published', ALL, {advisories: ['cpansa']}),
  ecosystem('cran', ['cran.r-project.org'], 'published', ALL, {downloads: 'last-month'}),
  ecosystem('ctan', ['ctan.org'], 'current', ['maintainers', 'dependents']),
  ecosystem('debian', ['debian-12', 'debian-11', 'debian-10', 'debian-13'], 'current', SYSTEM, {recordPurlType: 'deb'}),
  ecosystem('deno', ['deno.land'], 'published', USE),
  ecosystem('docker', ['hub.docker.com'], 'tags', ['dependents'], {downloads: 'total'}),
  ecosystem('elm', ['package.elm-lang.org'], 'published', USE),
  ecosystem('elpa', ['elpa.gnu.org', 'elpa.nongnu.org'], 'current', ['maintainers', 'dependents'], {purlType: 'melpa'}),
  ecosystem('fdroid', ['f-droid.org'], 'published', []),
  ecosystem('freebsd', ['freebsd-14-amd64', 'freebsd-15-amd64'], 'current', SYSTEM),
  ecosystem('gentoo', ['gentoo-portage'], 'index', ['dependencies']),
  ecosystem('go', ['proxy.golang.org'], 'published', USE, {purlType: 'golang', advisories: GITHUB}),
  ecosystem('guix', ['guix'], 'index', ['dependencies']),
  ecosystem('hackage', ['hackage.haskell.org'], 'published', ALL, {downloads: 'total'}),
  ecosystem('helm', ['artifacthub.io'], 'published', USE),
  ecosystem('hex', ['hex.pm'], 'published', ALL, {downloads: 'total', advisories: ['github', 'erlef']}),
  ecosystem('homebrew', ['formulae.brew.sh'], 'current', USE, {purlType: 'brew', downloads: 'last-month'}),
  ecosystem('ips', ['openindiana-hipster'], 'index', ['dependencies']),
  ecosystem('julia', ['juliahub.com'], 'published', USE, {downloads: 'last-month'}),
  ecosystem('lean', ['reservoir.lean-lang.org'], 'published', USE),
  ecosystem(
    'maven',
    [
      'repo1.maven.org',
      'repository.jboss.org',
      'repository.apache.org-releases',
      'repository.apache.org-snapshots',
      'artifacts.alfresco.com',
      'repository.cloudera.com',
      'build.shibboleth.net',
      'repo.jenkins-ci.org',
      'nexus.gael.cloud',
    ],
    'published',
    USE,
    {advisories: GITHUB},
  ),
  ecosystem(
    'nixpkgs',
    ['nixpkgs-unstable', 'nixpkgs-24.11', 'nixpkgs-24.05', 'nixpkgs-23.11', 'nixpkgs-23.05'],
    'current',
    SYSTEM,
    {purlType: 'nix'},
  ),
  ecosystem('npm', ['npmjs.org'], 'published', ALL, {downloads: 'last-month', advisories: GITHUB}),
  ecosystem('nuget', ['nuget.org'], 'published', ALL, {downloads: 'total', advisories: GITHUB}),
  ecosystem('openbsd', ['openbsd-7.9-amd64'], 'current', SYSTEM),
  ecosystem('openvsx', ['open-vsx.org'], 'published', ['maintainers', 'dependents'], {downloads: 'total'}),
  ecosystem('packagist', ['packagist.org'], 'published', ALL, {
    purlType: 'composer',
    downloads: 'total',
    advisories: GITHUB,
  }),
  ecosystem('pkgsrc', ['pkgsrc-netbsd-x86_64-10.1-all'], 'index', ['dependencies']),
  ecosystem('postmarketos', POSTMARKETOS, 'current', SYSTEM, {recordPurlType: 'apk', withoutDefault: true}),
  ecosystem('pub', ['pub.dev'], 'published', USE, {advisories: GITHUB}),
  ecosystem('puppet', ['forge.puppet.com'], 'published', USE, {downloads: 'total'}),
  ecosystem('pypi', ['pypi.org'], 'published', ALL, {downloads: 'last-month', advisories: GITHUB}),
  ecosystem('racket', ['pkgs.racket-lang.org'], 'none', ['maintainers', 'dependents']),
  ecosystem('rubygems', ['rubygems.org', 'gem.coop'], 'published', ALL, {
    purlType: 'gem',
    downloads: 'total',
    advisories: GITHUB,
  }),
  ecosystem('spack', ['spack.io'], 'published', ALL),
  ecosystem('swiftpm', ['swiftpackageindex.com'], 'tags', USE, {purlType: 'swift'}),
  ecosystem('terraform', ['registry.terraform.io'], 'published', ['dependents'], {downloads: 'total'}),
  ecosystem(
    'ubuntu',
    ['ubuntu-24.04', 'ubuntu-22.04', 'ubuntu-20.04', 'ubuntu-24.10', 'ubuntu-23.10', 'ubuntu-23.04'],
    'current',
    SYSTEM,
    {recordPurlType: 'deb'},
  ),
  ecosystem('vcpkg', ['vcpkg.io'], 'current', USE),
];

/** What tells an ecosystem by its package URLs. */
type Indexed = Pick<Coverage, 'ecosystem' | 'registries' | 'purlType' | 'recordPurlType'>;

/** Ecosystems that are newer than the code that was read, so that nothing else is known of them. */
export const newer: readonly Indexed[] = [{ecosystem: 'opam', registries: ['opam.ocaml.org'], purlType: 'opam'}];

/** Every ecosystem that we index. */
export const indexed: readonly Indexed[] = [...coverage, ...newer];

const COVERED = new Set(coverage.flatMap(({ecosystem, advisories}) => (advisories.length > 0 ? [ecosystem] : [])));

/** @returns whether a source publishes advisories under an ecosystem's name; what isn't listed with one has none */
export const hasAdvisorySource = (ecosystem: string): boolean => COVERED.has(ecosystem);
