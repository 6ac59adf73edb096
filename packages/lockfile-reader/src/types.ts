/**
 * Holds the types that the parts of the lockfile check share: what a file of dependencies says, and how its
 * versions compare.
 */

/** One package that a file names, in one version. */
export interface ReadPackage {
  /** The package URL without version, as bulk lookup takes it: `pkg:npm/%40babel/core`. */
  purl: string;
  /** The type of the package URL: `npm`, `pypi`, `gem`, `golang`, `cargo`, `maven`… */
  type: string;
  /** The name as its ecosystem writes it: `@babel/core`, `org.slf4j:slf4j-api`. */
  name: string;
  /** The exact version that the file fixes; absent if it only gives a range or nothing. */
  version?: string;
  /** True if the project asks for it itself; absent where the file doesn't say. */
  direct?: boolean;
  /** True if it is only used in development; absent where the file doesn't say. */
  development?: boolean;
  /** The package URLs that files write for it, but those with a secret: what joins a result to a component of an SBOM. */
  written?: readonly string[];
}

/** Why an entry isn't looked up. */
export type SkipReason =
  /** From a registry that isn't public. */
  | 'private'
  /** From a public registry that we don't index. */
  | 'other-registry'
  /** Possibly from a private registry, which the file names beside the public one. */
  | 'unsure'
  /** A repository that is fetched over SSH, which may be private. */
  | 'ssh'
  | 'local'
  /** A part of the project, in a folder inside it. */
  | 'own'
  | 'git'
  | 'url'
  /** Installed from the archive of another package. */
  | 'archive'
  /** Part of another package's archive. */
  | 'bundled'
  | 'unknown-ecosystem'
  /** Of a type that bulk lookup can't find: Debian, Alpine… */
  | 'unfindable'
  /** A component of an SBOM without package URL. */
  | 'no-purl'
  /** A file, an operating system or another component of an SBOM that is no package. */
  | 'no-package'
  | 'unreadable';

/** An entry that can't be looked up, and why. */
export interface SkippedEntry {
  /** The entry as the file names it. */
  name: string;
  /** As the file gives it; absent if it gives none, or the name contains it. */
  version?: string;
  reason: SkipReason;
  /** Where it comes from instead, if the file says so. */
  host?: string;
  /** As of a package. */
  written?: readonly string[];
}

/** Where an entry comes from, if not from the public registry. */
export type Elsewhere = Pick<SkippedEntry, 'reason' | 'host'>;

/** The modules that a workspace of Go is made of. */
export interface GoWorkspace {
  /** Their folders, as the file writes them. */
  folders: readonly string[];
  /** Modules, or modules and versions, that none of them uses, because others take their place. */
  replaced: readonly string[];
}

/** What a file says. */
export interface ReadResult {
  /** The `id` of the record in packages/lockfile-reader/src/formats/formats.ts that read the file. */
  format: string;
  /** The `title` of that record: `package-lock.json`, `CycloneDX (JSON)`. */
  formatName: string;
  /** The packages, each name and version once, in the order of the file. */
  packages: ReadPackage[];
  /** Left-out entries, one by one. */
  skipped: SkippedEntry[];
  /** Pairs of indexes into `packages`: the first depends on the second. Empty if unknown. */
  edges: [from: number, to: number][];
  /** Modules of Go that the file calls the project's own. */
  ownModules?: readonly string[];
  /** Present: the file is a workspace of Go. */
  workspace?: GoWorkspace;
  /** Present: the file is whole without a package. */
  mayBeEmpty?: true;
  /** Present: the file may name only what the project asks for itself; says for people what names the rest. */
  directOnly?: string;
}

/**
 * How a file names a registry that isn't public: `beside` the public one without saying which package
 * is whose, or for nearly all packages, as a `mirror` of the public registry would be. Or that packages
 * are repositories that are fetched over `ssh`, which needs an account also where everybody may read.
 */
export type SourceKind = 'beside' | 'mirror' | 'ssh';

/** Packages that may be private: only the reader knows. */
export interface UncertainSource {
  kind: SourceKind;
  /** The registries' hosts, without user names: `pypi.acme.example`. */
  hosts: string[];
  /** Indexes into `packages`. */
  packages: number[];
}

/** What a file says before the reader has decided about uncertain sources (`decide` in sources.ts). */
export interface FileContents {
  all: ReadResult;
  /** At most one of each kind. */
  sources: UncertainSource[];
}

/** Gives what a file says, or says for people why it can't be read and what can. */
export type ReadOutcome = {ok: true; contents: FileContents} | {ok: false; message: string};

/** Says whether a version lies in a range; `unknown` if the rules of its ecosystem can't tell. */
export type Affected = 'affected' | 'not-affected' | 'unknown';
