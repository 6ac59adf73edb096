/**
 * The ecosystems that the Packages service indexes, their registries and their package URL types. Which have a source of
 * advisories stands in packages/lockfile-check/src/advisorySources.ts.
 *
 * Source: `app/models/ecosystem/*.rb` and `db/seeds.rb` of ecosyste-ms/packages at this commit.
 */
export const ECOSYSTEMS_COMMIT = '155e92f751dc8ad1bffe797d69494dbfff8ee41e';

export interface Ecosystem {
  /** The value of `ecosystem`. */
  ecosystem: EcosystemName;
  /** Names of its registries, the default one first. */
  registries: readonly string[];
  /** Whether none of the registries is the default, so that each purl needs `repository_url`. */
  withoutDefault?: true;
  /** The package URL type that lookups take, and `purl_type` of the registry. */
  purlType: string;
  /** The type in the records' `purl`, where it is another one. */
  recordPurlType?: string;
}

/** The edge, and 3.23 down to 3.3. */
const ALPINE = ['alpine-edge', ...Array.from({length: 21}, (_, index) => `alpine-v3.${23 - index}`)];

const POSTMARKETOS = 'master v25.12 v25.06 v24.12 v24.06 v23.12 v23.06 v22.12 v22.06 v21.12 v21.06 v21.03 v20.05'
  .split(' ')
  .map((release) => `postmarketos-${release}`);

/** By name, and in the order of names. The package URL type is the name, unless it says otherwise. */
const RECORDS = {
  actions: {registries: ['github actions'], purlType: 'githubactions'},
  adelie: {registries: ['pkg.adelielinux.org'], recordPurlType: 'apk'},
  alpine: {registries: ALPINE, recordPurlType: 'apk', withoutDefault: true},
  bazel: {registries: ['registry.bazel.build']},
  bioconductor: {registries: ['bioconductor.org']},
  bower: {registries: ['bower.io']},
  cargo: {registries: ['crates.io']},
  carthage: {registries: ['carthage']},
  clojars: {registries: ['clojars.org']},
  cocoapods: {registries: ['cocoapods.org']},
  conan: {registries: ['conan.io']},
  conda: {registries: ['anaconda.org', 'conda-forge.org']},
  cpan: {registries: ['metacpan.org']},
  cran: {registries: ['cran.r-project.org']},
  ctan: {registries: ['ctan.org']},
  debian: {registries: ['debian-12', 'debian-11', 'debian-10', 'debian-13'], recordPurlType: 'deb'},
  deno: {registries: ['deno.land']},
  docker: {registries: ['hub.docker.com']},
  elm: {registries: ['package.elm-lang.org']},
  elpa: {registries: ['elpa.gnu.org', 'elpa.nongnu.org'], purlType: 'melpa'},
  fdroid: {registries: ['f-droid.org']},
  freebsd: {registries: ['freebsd-14-amd64', 'freebsd-15-amd64']},
  gentoo: {registries: ['gentoo-portage']},
  go: {registries: ['proxy.golang.org'], purlType: 'golang'},
  guix: {registries: ['guix']},
  hackage: {registries: ['hackage.haskell.org']},
  helm: {registries: ['artifacthub.io']},
  hex: {registries: ['hex.pm']},
  homebrew: {registries: ['formulae.brew.sh'], purlType: 'brew'},
  ips: {registries: ['openindiana-hipster']},
  julia: {registries: ['juliahub.com']},
  lean: {registries: ['reservoir.lean-lang.org']},
  maven: {
    registries: [
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
  },
  nixpkgs: {
    registries: ['nixpkgs-unstable', 'nixpkgs-24.11', 'nixpkgs-24.05', 'nixpkgs-23.11', 'nixpkgs-23.05'],
    purlType: 'nix',
  },
  npm: {registries: ['npmjs.org']},
  nuget: {registries: ['nuget.org']},
  opam: {registries: ['opam.ocaml.org']},
  openbsd: {registries: ['openbsd-7.9-amd64']},
  openvsx: {registries: ['open-vsx.org']},
  packagist: {registries: ['packagist.org'], purlType: 'composer'},
  pkgsrc: {registries: ['pkgsrc-netbsd-x86_64-10.1-all']},
  postmarketos: {registries: POSTMARKETOS, recordPurlType: 'apk', withoutDefault: true},
  pub: {registries: ['pub.dev']},
  puppet: {registries: ['forge.puppet.com']},
  pypi: {registries: ['pypi.org']},
  racket: {registries: ['pkgs.racket-lang.org']},
  rubygems: {registries: ['rubygems.org', 'gem.coop'], purlType: 'gem'},
  spack: {registries: ['spack.io']},
  swiftpm: {registries: ['swiftpackageindex.com'], purlType: 'swift'},
  terraform: {registries: ['registry.terraform.io']},
  ubuntu: {
    registries: ['ubuntu-24.04', 'ubuntu-22.04', 'ubuntu-20.04', 'ubuntu-24.10', 'ubuntu-23.10', 'ubuntu-23.04'],
    recordPurlType: 'deb',
  },
  vcpkg: {registries: ['vcpkg.io']},
} satisfies Readonly<Record<string, Omit<Ecosystem, 'ecosystem' | 'purlType'> & {purlType?: string}>>;

export type EcosystemName = keyof typeof RECORDS;

/** Every ecosystem that we index. */
export const ecosystems: readonly Ecosystem[] = (Object.keys(RECORDS) as EcosystemName[]).map((name) => ({
  ecosystem: name,
  purlType: name,
  ...RECORDS[name],
}));
