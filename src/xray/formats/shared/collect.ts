/** Gathers what a file says: each package once, what was left out, and what depends on what. */
import {withoutSecrets} from '../../../recognise/secrets';
import type {FormatId, ReadPackage, ReadResult, SkippedEntry} from '../../types';
import {purlOf} from './names';

/** What is known of a package besides its name and version. */
export interface Flags {
  direct?: boolean;
  development?: boolean;
}

/** @returns true if any entry says so, false if the others deny it, undefined if none says anything */
function either(a?: boolean, b?: boolean): boolean | undefined {
  return a || b ? true : (a ?? b);
}

/** @returns true if all entries say so, false if one denies it, undefined if one doesn't say */
function both(a?: boolean, b?: boolean): boolean | undefined {
  return a === b ? a : a === false || b === false ? false : undefined;
}

/** Longest name of an entry that is listed as left out; more is no name, and would fill the page. */
const MAX_SHOWN = 200;

/** Gathers the packages of one file. */
export class Collector {
  private readonly packages: ReadPackage[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly skipped = new Map<string, SkippedEntry>();
  private readonly edges = new Map<string, [number, number]>();

  /**
   * Adds a package, or joins what is known of it if it is there already.
   *
   * @returns its index, for `connect`
   */
  add(type: string, name: string, version?: string, flags: Flags = {}, purl?: string): number | undefined {
    // What a URL with a password stands in is no name and no version.
    if ([name, version ?? ''].some((text) => withoutSecrets(text) !== text)) {
      this.skip(name, 'unreadable');
      return undefined;
    }
    return this.put(purl ?? purlOf(type, name), type, name, version, flags);
  }

  /** Adds a package under its package URL. */
  private put(purl: string, type: string, name: string, version: string | undefined, flags: Flags): number {
    const key = JSON.stringify([purl, version]);
    const known = this.indexes.get(key);
    if (known !== undefined) {
      const {direct, development} = this.packages[known]!;
      this.set(known, {
        direct: either(direct, flags.direct),
        development: both(development, flags.development),
      });
      return known;
    }
    const index = this.packages.push({purl, type, name, ...(version ? {version} : {})}) - 1;
    this.indexes.set(key, index);
    this.set(index, flags);
    return index;
  }

  /** Writes what is known of a package; what isn't known stays absent. */
  private set(index: number, {direct, development}: Flags): void {
    const item = this.packages[index]!;
    if (direct !== undefined) item.direct = direct;
    if (development === undefined) delete item.development;
    else item.development = development;
  }

  /** Says that the project asks for the package itself. */
  markDirect(index: number | undefined): void {
    if (index !== undefined) this.packages[index]!.direct = true;
  }

  /** Lists an entry that can't be looked up, once. */
  skip(name: string, reason: SkippedEntry['reason']): void {
    const clean = withoutSecrets(name);
    const shown = clean.length > MAX_SHOWN ? `${clean.slice(0, MAX_SHOWN)}…` : clean;
    this.skipped.set(JSON.stringify([name, reason]), {name: shown, reason});
  }

  /** Says that the first package depends on the second. */
  connect(from: number | undefined, to: number | undefined): void {
    if (from === undefined || to === undefined || from === to) return;
    this.edges.set(`${from} ${to}`, [from, to]);
  }

  /** @returns what was gathered, in the order of the file */
  result(format: FormatId, formatName: string): ReadResult {
    return {
      format,
      formatName,
      packages: this.packages,
      skipped: [...this.skipped.values()],
      edges: [...this.edges.values()],
    };
  }
}
