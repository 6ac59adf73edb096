import {resolve, dirname} from 'node:path';
import {isMapping} from '../../src/openapi/node/cursor';
import {fromPointer, toPointer, type DescriptionError, type Path} from '../../src/openapi/node/errors';
import type {SourceFile} from '../../src/openapi/node/source';

/** A place in a file. */
interface Spot {
  file: SourceFile;
  path: Path;
}

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((holder, key) => (holder as Record<string | number, unknown> | null | undefined)?.[key], value);

/** @returns the target of a reference; undefined if the place has none, or its file was not read */
function follow({file, path}: Spot, files: readonly SourceFile[]): Spot | undefined {
  const value = valueAt(file.value, path);
  if (!isMapping(value) || typeof value.$ref !== 'string') return undefined;
  const [name = '', pointer = ''] = value.$ref.split('#');
  const target = name === '' ? file : files.find((one) => one.path === resolve(dirname(file.path), name));
  return target && {file: target, path: fromPointer(`#${pointer}`)};
}

const keyOf = ({file, path}: Spot): string => `${file.path}${toPointer(path)}`;

/** @returns every place of a document that is a reference */
function references(file: SourceFile, value: unknown = file.value, path: Path = []): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isMapping(value) && typeof value.$ref === 'string' ? [{file, path}] : [];
  const below: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...below.flatMap(([key, part]) => references(file, part, [...path, key]))];
}

/** @returns the chain of references from a place, up to the first repeated one */
function chainFrom(start: Spot, files: readonly SourceFile[]): Spot[] {
  const chain: Spot[] = [];
  const seen = new Set<string>();
  let spot = follow(start, files);
  while (spot !== undefined) {
    const key = keyOf(spot);
    chain.push(spot);
    if (seen.has(key) || key === keyOf(start)) return chain;
    seen.add(key);
    spot = follow(spot, files);
  }
  return chain;
}

const nameOf = ({path}: Spot): string => `\`${String(path.at(-1))}\``;

/**
 * References that lead to nothing but references, round and round. A schema that
 * contains itself is none: there is something between.
 *
 * @param files a document and the files that it refers to
 */
export function findCircles(files: readonly SourceFile[]): DescriptionError[] {
  return files.flatMap((file) =>
    references(file).flatMap((start): DescriptionError[] => {
      const chain = chainFrom(start, files);
      const last = chain.pop();
      // What only leads into a circle is right once the circle is gone.
      if (last === undefined || keyOf(last) !== keyOf(start)) return [];
      const through = chain.length > 0 ? ` through ${chain.map(nameOf).join(', ')}` : '';
      return [
        {
          file: file.name,
          line: file.line(start.path),
          pointer: toPointer(start.path),
          rule: 'ref',
          message: `${nameOf(start)} refers to itself${through}.`,
          fix: 'Write out one of them, or remove the reference.',
        },
      ];
    }),
  );
}
