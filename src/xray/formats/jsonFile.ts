/** Reads the formats that are JSON; which one, their keys tell. */
import type {ReadResult} from '../types';
import {readComposerLock} from './composerLock/composerLock';
import {readCycloneDx} from './cycloneDx/cycloneDx';
import {parseJson} from './shared/json';
import {explain, explainJson} from './nearest';
import {readPackageLock} from './packageLock/packageLock';
import {readPipfileLock} from './pipfileLock/pipfileLock';
import {readSpdx} from './spdx/spdx';
import {Unreadable} from './shared/unreadable';
import {field, has} from './shared/values';

/** @returns the reader for JSON with these keys */
function readerOf(value: unknown): ((value: unknown) => ReadResult) | undefined {
  if (field(value, 'bomFormat') === 'CycloneDX') return readCycloneDx;
  if (has(value, 'lockfileVersion') && (has(value, 'packages') || has(value, 'dependencies'))) return readPackageLock;
  if ([value, field(value, 'sbom')].some((part) => has(part, 'spdxVersion') || isThirdSpdx(part))) return readSpdx;
  if (has(value, '_meta') && (has(value, 'default') || has(value, 'develop'))) return readPipfileLock;
  if (has(value, 'packages-dev') || (has(value, 'content-hash') && has(value, 'packages'))) return readComposerLock;
  return undefined;
}

/** @returns whether it is SPDX 3: a graph whose context is that of SPDX */
function isThirdSpdx(value: unknown): boolean {
  return has(value, '@graph') && JSON.stringify(field(value, '@context') ?? '').includes('spdx.org/rdf/3');
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
