import {existsSync, realpathSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[2]['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

/** A module of the browser's bundle that another takes the place of. */
export interface Replacement {
  /** Module of this project that says what is replaced and why, from the project's folder on. */
  by: string;
  /** The module that is replaced, as it is imported. */
  request: string;
  /** Paths of all files that import it. Others that import something of the same words, from a folder of their own, are left alone. */
  issuers: readonly string[];
  /** Path of the module that takes its place. */
  file: string;
}

/** One module under one name, wherever it is imported: nobody may be left with the module that is replaced. */
const isGlobal = (request: string): boolean => /^@(generated|theme)\//.test(request);

/**
 * @param replacement what was to be replaced
 * @param issuers who imported it
 * @returns one sentence for each difference between the two
 */
export function differences({by, request, issuers}: Replacement, asked: ReadonlySet<string>): string[] {
  return [
    ...issuers
      .filter((issuer) => !asked.has(issuer))
      .map(
        (issuer) =>
          `${by} replaces ${request}, and ${issuer} no longer imports it. Compare the replacement with what is there now.`,
      ),
    ...[...asked]
      .filter((issuer) => !issuers.includes(issuer))
      .map(
        (issuer) =>
          `${by} replaces ${request}, and ${issuer} imports it too. Name it there, or leave it alone on purpose.`,
      ),
  ];
}

/**
 * Replaces modules, each only for the files that are named, and fails the build
 * when one of these no longer imports it: then Docusaurus has changed, and the
 * replacement would be left out without a word.
 */
export class ReplaceModules {
  private readonly asked: ReadonlyMap<Replacement, Set<string>>;

  /** @throws Error when a file that is named does not exist */
  constructor(
    private readonly bundler: Bundler,
    replacements: readonly Replacement[],
  ) {
    this.asked = new Map(
      replacements.map((replacement) => {
        const missing = [...replacement.issuers, replacement.file].find((file) => !existsSync(file));
        if (missing)
          throw new Error(
            `${replacement.by} names ${missing}, which does not exist: Docusaurus has changed. Find what has taken its place.`,
          );
        return [{...replacement, issuers: replacement.issuers.map((file) => realpathSync(file))}, new Set<string>()];
      }),
    );
  }

  apply(compiler: Compiler): void {
    for (const [replacement, asked] of this.asked) {
      const exactly = new RegExp(`^${replacement.request.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
      new this.bundler.NormalModuleReplacementPlugin(exactly, (resolution) => {
        const {issuer} = resolution.contextInfo;
        const isNamed = replacement.issuers.includes(issuer);
        if (isNamed) resolution.request = replacement.file;
        if (isNamed || isGlobal(replacement.request)) asked.add(issuer);
      }).apply(compiler);
    }
    compiler.hooks.emit.tap('ReplaceModules', () => {
      const wrong = [...this.asked].flatMap(([replacement, asked]) => differences(replacement, asked));
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    });
  }
}
