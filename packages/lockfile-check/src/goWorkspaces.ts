/** Joins the workspaces of Go with their modules. */
import {normalPath, withoutReplaced, type ReadResult} from '@ecosystems-docs/lockfile-reader';
import type {UnreadFile} from './unreadFile';

interface NamedResult {
  name: string;
  result: ReadResult;
}

/** @returns the go.mod files of a workspace */
const modulesOf = ({name, result}: NamedResult): string[] =>
  (result.workspace?.folders ?? []).map((folder) =>
    normalPath(`${name.slice(0, name.lastIndexOf('/') + 1)}${folder}/go.mod`),
  );

/** @returns the files, without what a workspace replaces in its modules */
export function withWorkspaces(files: readonly NamedResult[]): NamedResult[] {
  const replaced = new Map<string, Set<string>>();
  for (const file of files)
    for (const module of modulesOf(file)) {
      const names = replaced.get(module) ?? new Set();
      replaced.set(module, names);
      for (const one of file.result.workspace?.replaced ?? []) names.add(one);
    }
  return files.map(({name, result}) => {
    const names = replaced.get(normalPath(name).replace(/go\.sum$/, 'go.mod'));
    return {name, result: names && names.size > 0 ? withoutReplaced(result, names) : result};
  });
}

/** @returns the modules of workspaces that aren't among the files */
export function modulesWithout(files: readonly NamedResult[], unread: readonly UnreadFile[]): UnreadFile[] {
  const known = new Set([...files, ...unread].map(({name}) => normalPath(name)));
  return files.flatMap((file) =>
    modulesOf(file)
      .filter((module) => !known.has(module))
      .map((name) => ({name, message: `${file.name} uses this module, and it isn't among the files.`})),
  );
}
