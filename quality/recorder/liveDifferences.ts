import {isObject} from '@ecosystems-docs/openapi-docs';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

/** Something in a live response that our description lacks or contradicts. */
export interface LiveDifference {
  api: string;
  operation: string;
  /** Path in the response, for example `[].registry.name`; empty: the whole response. */
  path: string;
  message: string;
}

/**
 * The list of known differences, which may only shrink: one that is found for the
 * first time must be fixed, in the description or by telling the provider.
 */
export class LiveDifferences {
  constructor(
    readonly file: string,
    private known: LiveDifference[],
  ) {}

  /** @throws Error if the file is not a list of live differences. */
  static read(file: string): LiveDifferences {
    if (!existsSync(file)) return new LiveDifferences(file, []);
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(value) || !value.every(isLiveDifference))
      throw new Error(`${file} is not a list of live differences.`);
    return new LiveDifferences(file, value);
  }

  added(differences: readonly LiveDifference[]): LiveDifference[] {
    const keys = new Set(this.known.map(formatLiveDifference));
    return differences.filter((one) => !keys.has(formatLiveDifference(one)));
  }

  /** Drops the known differences of these operations that were not found again, and writes the file if there were any. @returns the dropped ones */
  shrink(differences: readonly LiveDifference[], visited: ReadonlySet<string>): LiveDifference[] {
    const keys = new Set(differences.map(formatLiveDifference));
    const isGone = (one: LiveDifference): boolean =>
      visited.has(`${one.api}/${one.operation}`) && !keys.has(formatLiveDifference(one));
    const gone = this.known.filter(isGone);
    this.known = this.known.filter((one) => !isGone(one));
    if (gone.length > 0) writeFileSync(this.file, `${JSON.stringify(this.known, null, 2)}\n`);
    return gone;
  }
}

export function formatLiveDifference({api, operation, path, message}: LiveDifference): string {
  return `${api}/${operation}${path === '' ? '' : ` at ${path}`}: ${message}`;
}

const KEYS = ['api', 'operation', 'path', 'message'] as const;

function isLiveDifference(value: unknown): value is LiveDifference {
  return isObject(value) && KEYS.every((key) => typeof value[key] === 'string');
}
