import {decode} from '../samples/request';

/** A path of keys and indexes from the root of a document. */
export type Path = readonly (string | number)[];

/** Where a problem stands. */
export interface Place {
  /** Path of the file as it is shown to people: relative to the working directory where possible. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** JSON pointer as a URI fragment, for example `#/paths/~1packages/get`. */
  pointer: string;
}

/** One thing that is wrong in an API description, and what to do about it. */
export interface DescriptionError extends Place {
  /** Short name of the rule that found it, for example `example-valid`. */
  rule: string;
  message: string;
  /** What to change, as one sentence. */
  fix: string;
}

/** @returns the whole error, in the form that editors turn into a link */
export function formatError({file, line, rule, message, pointer, fix}: DescriptionError): string {
  return `${file}:${line} ${rule}: ${message}\n    at ${pointer}\n    fix: ${fix}`;
}

/** Thrown by functions that need faultless descriptions: every error, in the order of files and lines. */
export class DescriptionErrors extends Error {
  readonly errors: readonly DescriptionError[];

  constructor(errors: readonly DescriptionError[]) {
    const sorted = sortErrors(errors);
    const count = sorted.length === 1 ? '1 error' : `${sorted.length} errors`;
    super(`${count} in the API descriptions\n${sorted.map(formatError).join('\n')}`);
    this.name = 'DescriptionErrors';
    this.errors = sorted;
  }
}

/** Sorts by file and line, and drops what was found twice (a shared part is reached from many documents). */
export function sortErrors(errors: readonly DescriptionError[]): DescriptionError[] {
  const seen = new Map<string, DescriptionError>();
  for (const error of errors) {
    const key = [error.file, error.line, error.rule, error.message].join('\n');
    if (!seen.has(key)) seen.set(key, error);
  }
  return [...seen.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}

/** `['paths', '/a']` → `#/paths/~1a`. */
export function toPointer(path: Path): string {
  return `#${path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** `#/paths/~1a` → `['paths', '/a']`. Percent escapes, which a URI fragment may hold, are undone. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((key) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}
