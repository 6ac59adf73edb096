import {isMapping} from '../../src/openapi/node/cursor';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

/** Something in a live response that our description lacks or contradicts. */
export interface Finding {
  api: string;
  operation: string;
  /** Path in the response, for example `[].registry.name`; empty: the whole response. */
  path: string;
  message: string;
}

/**
 * The list of known findings, which may only shrink: one that is found for the
 * first time must be fixed, in the description or by telling the provider.
 */
export class FindingsList {
  constructor(
    readonly file: string,
    private known: Finding[],
  ) {}

  /** @throws Error if the file is not a list of findings. */
  static read(file: string): FindingsList {
    if (!existsSync(file)) return new FindingsList(file, []);
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(value) || !value.every(isFinding)) throw new Error(`${file} is not a list of findings.`);
    return new FindingsList(file, value);
  }

  /** The findings that are not known. */
  added(found: readonly Finding[]): Finding[] {
    const keys = new Set(this.known.map(formatFinding));
    return found.filter((finding) => !keys.has(formatFinding(finding)));
  }

  /** Drops the known findings of these operations that were not found again, and writes the file if there were any. @returns the dropped findings */
  shrink(found: readonly Finding[], visited: ReadonlySet<string>): Finding[] {
    const keys = new Set(found.map(formatFinding));
    const isGone = (one: Finding): boolean =>
      visited.has(`${one.api}/${one.operation}`) && !keys.has(formatFinding(one));
    const gone = this.known.filter(isGone);
    this.known = this.known.filter((one) => !isGone(one));
    if (gone.length > 0) writeFileSync(this.file, `${JSON.stringify(this.known, null, 2)}\n`);
    return gone;
  }
}

/** A finding in one line. */
export function formatFinding({api, operation, path, message}: Finding): string {
  return `${api}/${operation}${path === '' ? '' : ` at ${path}`}: ${message}`;
}

const KEYS = ['api', 'operation', 'path', 'message'] as const;

function isFinding(value: unknown): value is Finding {
  return isMapping(value) && KEYS.every((key) => typeof value[key] === 'string');
}
