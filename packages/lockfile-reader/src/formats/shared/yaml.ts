/** Reads YAML with all values as text, so that a version 1.10 stays as it is. Loaded with the first file that needs it. */
import {FAILSAFE_SCHEMA, loadAll, YAMLException} from 'js-yaml';
import {Unreadable} from './unreadable';

/**
 * @param what the file is, in words for readers
 * @param areAliasesRead whether a part may stand for several: the caller reads each once
 * @returns the documents of the file
 * @throws Unreadable with the place of the fault, or if a part stands for several
 */
export function parseYaml(text: string, what: string, areAliasesRead = false): unknown[] {
  // No tool writes them into lockfiles, and a small file with them becomes a huge one.
  const refuseAnchors = (_: unknown, state: {anchor?: string | null}): void => {
    if (state.anchor && !areAliasesRead)
      throw new Unreadable(`${what} uses YAML aliases, which we don't read. Generate it again with its tool.`);
  };
  try {
    return loadAll(text, null, {schema: FAILSAFE_SCHEMA, listener: refuseAnchors as never});
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark as {line?: number} | undefined)?.line;
    throw new Unreadable(`${what} isn't valid YAML${line === undefined ? '' : `: check line ${line + 1}`}.`);
  }
}
