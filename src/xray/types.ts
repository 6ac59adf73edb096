/**
 * Holds the types that the X-ray's parts share: what a file of dependencies says, and how its
 * versions compare. The readers (src/xray/formats) make them, the page (src/xray/browser) shows them.
 */

/** Names a format that the readers know, for example `package-lock.json`. */
export type FormatId =
  | 'package-lock'
  | 'yarn-lock'
  | 'pnpm-lock'
  | 'requirements'
  | 'poetry-lock'
  | 'uv-lock'
  | 'pipfile-lock'
  | 'gemfile-lock'
  | 'go-mod'
  | 'go-sum'
  | 'cargo-lock'
  | 'composer-lock'
  | 'pom'
  | 'gradle-lock'
  | 'cyclonedx'
  | 'spdx'
  | 'purls';

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
}

/** An entry that can't be looked up in public registries, and why. */
export interface SkippedEntry {
  /** The entry as the file names it. */
  name: string;
  reason: 'private' | 'local' | 'git' | 'url' | 'unknown-ecosystem' | 'unreadable';
}

/** What a file says. */
export interface ReadResult {
  format: FormatId;
  /** The format in words for readers: `package-lock.json`, `CycloneDX (JSON)`. */
  formatName: string;
  /** The packages, each name and version once, in the order of the file. */
  packages: ReadPackage[];
  skipped: SkippedEntry[];
  /** Pairs of indexes into `packages`: the first depends on the second. Empty if unknown. */
  edges: [from: number, to: number][];
}

/** Gives what a file says, or says for people why it can't be read and what can. */
export type ReadOutcome = {ok: true; result: ReadResult} | {ok: false; message: string};

/** Says whether a version lies in a range; `unknown` if the rules of its ecosystem can't tell. */
export type Affected = 'affected' | 'not-affected' | 'unknown';
