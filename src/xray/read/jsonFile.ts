/** Reads the formats that are JSON; which one, their keys tell. */
import type {ReadResult} from '../types';
import {readCycloneDx} from './cycloneDx';
import {parseJson} from './json';
import {explain, explainJson} from './nearest';
import {readPackageLock} from './packageLock';
import {Unreadable} from './unreadable';
import {field, has} from './values';

/** @returns the reader for JSON with these keys */
function readerOf(value: unknown): ((value: unknown) => ReadResult) | undefined {
  if (field(value, 'bomFormat') === 'CycloneDX') return readCycloneDx;
  if (has(value, 'lockfileVersion') && (has(value, 'packages') || has(value, 'dependencies'))) return readPackageLock;
  return undefined;
}

/** @throws Unreadable with what the file looks like and what to use in its place */
export function readJsonFile(name: string | undefined, text: string): ReadResult {
  // bun.lock allows commas at the end, so that it isn't JSON.
  if (
    name === 'bun.lock' ||
    /^\s*\{\s*"lockfileVersion":\s*\d+,\s*(?:"configVersion":\s*\d+,\s*)?"workspaces":/.test(text)
  )
    throw new Unreadable(explain('bun.lock', text));
  const value = parseJson(text, name ?? 'This text');
  const read = readerOf(value);
  if (!read) throw new Unreadable(explainJson(name, value));
  return read(value);
}
