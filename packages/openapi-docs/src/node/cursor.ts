import {dirname, resolve} from 'node:path';
import {isObject} from '../objects';
import type {Json} from '../model';
import {fromPointer, type DescriptionError, type Path} from './errors';
import {placeOf, readSource, type SourceFile} from './source';

/** A value with its place in the file. */
export interface Cursor {
  file: SourceFile;
  path: Path;
  value: unknown;
}

/** An OpenAPI document, or part of one, as plain data that refers to nothing outside of itself. */
export type Document = Record<string, Json>;

/** The part below a key; `value` is undefined where there is none. */
export function child(cursor: Cursor, key: string | number): Cursor {
  const holder = cursor.value;
  let value: unknown;
  if (Array.isArray(holder)) value = holder[Number(key)];
  else if (isObject(holder) && Object.hasOwn(holder, key)) value = holder[key];
  return {file: cursor.file, path: [...cursor.path, key], value};
}

/** Several keys at once. */
export function below(cursor: Cursor, ...keys: (string | number)[]): Cursor {
  return keys.reduce<Cursor>(child, cursor);
}

/** A stable name of the place, for caches and recursion: file and pointer. */
export function placeKey(cursor: Cursor): string {
  return `${cursor.file.path}#${cursor.path.join('\u0000')}`;
}

/**
 * Reads parts of API descriptions, and collects what is wrong on the way
 * instead of stopping at the first error.
 */
export class DescriptionReader {
  readonly errors: DescriptionError[] = [];
  /** Every file that was read. */
  readonly files = new Map<string, SourceFile>();
  /** Where the parts of the model stand, for errors. */
  readonly origins = new WeakMap<object, Cursor>();

  /** @returns the part, whose place is kept */
  note<T extends object>(part: T, at: Cursor): T {
    this.origins.set(part, at);
    return part;
  }

  /** The root of a file. Its errors are collected. */
  root(path: string): Cursor {
    const absolute = resolve(path);
    let file = this.files.get(absolute);
    if (!file) {
      file = readSource(absolute);
      this.files.set(absolute, file);
      this.errors.push(...file.errors);
    }
    return {file, path: [], value: file.value};
  }

  report(at: Cursor, rule: string, message: string, fix: string): void {
    this.errors.push({rule, ...placeOf(at.file, at.path), message, fix});
  }

  /**
   * Follows `$ref` until something else is there. Gives undefined, and
   * reports, where a reference leads nowhere or in a circle.
   */
  deref(cursor: Cursor): Cursor | undefined {
    const seen = new Set<string>();
    let at = cursor;
    for (;;) {
      if (!isObject(at.value) || !Object.hasOwn(at.value, '$ref')) return at;
      const here = child(at, '$ref');
      if (seen.has(placeKey(at))) {
        this.report(here, 'ref', 'The reference points back to itself.', 'Refer to a definition.');
        return undefined;
      }
      seen.add(placeKey(at));
      const target = this.target(here);
      if (!target) return undefined;
      at = target;
    }
  }

  private target(at: Cursor): Cursor | undefined {
    if (typeof at.value !== 'string') {
      this.report(at, 'ref', '`$ref` is not a string.', "Write $ref: '#/components/…'.");
      return undefined;
    }
    const [name = '', fragment = ''] = at.value.split('#', 2);
    if (/^[a-z]+:/i.test(name)) {
      this.report(
        at,
        'ref',
        `The reference ${at.value} points outside this repository.`,
        'Copy the target into openapi/.',
      );
      return undefined;
    }
    const root =
      name === '' ? {file: at.file, path: [], value: at.file.value} : this.root(resolve(dirname(at.file.path), name));
    const target = fromPointer(fragment).reduce<Cursor>(child, root);
    if (target.value === undefined) {
      if (root.file.errors.length === 0 || name !== '') {
        this.report(
          at,
          'ref',
          `The reference ${at.value} does not resolve.`,
          'Correct the file name or the pointer, or define the target.',
        );
      }
      return undefined;
    }
    return target;
  }

  /** The text at a key; empty where there is none. A value of another type is reported. */
  text(holder: Cursor, key: string): string {
    const at = child(holder, key);
    if (at.value === undefined) return '';
    if (typeof at.value === 'string') return at.value.trim();
    this.report(at, 'structure', `\`${key}\` is not a string.`, `Write \`${key}\` as a string, quoted if necessary.`);
    return '';
  }

  entries(holder: Cursor, key: string): [string, Cursor][] {
    const at = child(holder, key);
    if (at.value === undefined) return [];
    if (isObject(at.value)) return Object.keys(at.value).map((name) => [name, child(at, name)]);
    this.report(at, 'structure', `\`${key}\` is not a mapping.`, `Write \`${key}\` as a mapping.`);
    return [];
  }

  items(holder: Cursor, key: string): Cursor[] {
    const at = child(holder, key);
    if (at.value === undefined) return [];
    if (Array.isArray(at.value)) return at.value.map((_, index) => child(at, index));
    this.report(at, 'structure', `\`${key}\` is not a list.`, `Write \`${key}\` as a list.`);
    return [];
  }

  /** The list of texts at a key; anything else in it is reported. */
  texts(holder: Cursor, key: string): string[] {
    const texts: string[] = [];
    for (const item of this.items(holder, key)) {
      if (typeof item.value === 'string') texts.push(item.value.trim());
      else this.report(item, 'structure', `An entry of \`${key}\` is not a string.`, 'Put it in quotes.');
    }
    return texts;
  }
}
