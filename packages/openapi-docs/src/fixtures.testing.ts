import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll} from 'vitest';
import type {Operation} from './model';
import {load} from './node/load';

/** For tests only: the folder that holds `every-construct.yaml` and what it shares. */
export const FIXTURES = fileURLToPath(new URL('./fixtures/', import.meta.url));

/** For tests only: the folder of the real descriptions, wherever a test is started. */
export const DESCRIPTIONS = fileURLToPath(new URL('../../../openapi/', import.meta.url));

/** For tests only: an operation of the real descriptions. */
export function operationOf(api: string, id: string): Operation {
  const operation = load(api, DESCRIPTIONS).operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`${api} has no operation ${id}.`);
  return operation;
}

/** For tests only: the id of the fixture that uses every construct. */
export const FIXTURE = 'every-construct';

/** For tests only: an empty folder that is removed after the file's tests. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'openapi-'));
  afterAll(() => rmSync(dir, {recursive: true, force: true}));
  return dir;
}

/**
 * For tests only: a copy of the fixtures, or of another folder of descriptions, in
 * which a text, which must occur, is replaced in the file, by default in the fixture.
 * Gives the folder, and the line on which the text stood.
 */
export function corrupted(
  dir: string,
  search: string,
  replacement: string,
  file = `${FIXTURE}.yaml`,
  from = FIXTURES,
): {dir: string; line: number; file: string} {
  const copy = mkdtempSync(join(dir, 'copy-'));
  cpSync(from, copy, {recursive: true});
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const offset = text.indexOf(search);
  if (offset < 0) throw new Error(`${file} does not contain: ${search}`);
  writeFileSync(
    path,
    text.replace(search, () => replacement),
  );
  return {dir: copy, line: text.slice(0, offset).split('\n').length, file: path};
}

/** The part of a document at a path of keys. */
export function at(holder: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], holder);
}
