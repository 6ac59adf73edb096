/** Reads the lockfiles that are lists of `[[package]]` in TOML: Cargo.lock, poetry.lock and uv.lock. Loaded with the first of them. */
import {parse, TomlError} from 'smol-toml';
import type {ReadResult} from '../types';
import {readCargoLock} from './cargoLock/cargoLock';
import {explain} from './nearest';
import {readPoetryLock} from './poetryLock/poetryLock';
import {Unreadable} from './shared/unreadable';
import {readUvLock} from './uvLock/uvLock';
import {field, has, itemsOf} from './shared/values';

/** @returns the value of the text @throws Unreadable with the place of the fault */
function parseToml(text: string, what: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof TomlError) throw new Unreadable(`${what} isn’t valid TOML: check line ${error.line}.`);
    throw error;
  }
}

/** @throws Unreadable if it is the lockfile of another tool */
export function readTomlLock(name: string | undefined, text: string): ReadResult {
  const value = parseToml(text, name ?? 'This text');
  const metadata = field(value, 'metadata');
  const packages = itemsOf(field(value, 'package'));
  if (has(metadata, 'lock_version')) throw new Unreadable(explain('pdm.lock', text));
  if (has(metadata, 'lock-version') || has(metadata, 'content-hash')) return readPoetryLock(value);
  const isUv = (entry: unknown) => typeof field(entry, 'source') === 'object';
  if (has(value, 'requires-python') || packages.some(isUv)) return readUvLock(value);
  return readCargoLock(value);
}
