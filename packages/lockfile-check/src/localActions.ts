/** Joins workflows with the actions and workflows of the same repository: what those use in turn counts too. */
import {normalPath, type ReadResult} from '@ecosystems-docs/lockfile-reader';

interface NamedResult {
  name: string;
  result: ReadResult;
}

/** @returns the folders above a file, the nearest first */
function foldersAbove(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return [...steps.keys(), steps.length].reverse().map((length) => steps.slice(0, length).join('/'));
}

/** @returns the files, in which a local action or workflow is the project's own only if it's among them */
export function withLocalActions(files: readonly NamedResult[]): NamedResult[] {
  const names = new Set(files.flatMap(({name, result: {format}}) => (format === 'github-workflow' ? [name] : [])));
  const isRead = (file: string, used: string): boolean =>
    foldersAbove(file).some((folder) =>
      ['', '/action.yml', '/action.yaml'].some((end) =>
        names.has(`${file.startsWith('/') ? '/' : ''}${normalPath(`${folder}/${used}`)}${end}`),
      ),
    );
  return files.map(({name, result}) => {
    if (result.format !== 'github-workflow') return {name, result};
    const skipped = result.skipped.map((entry) =>
      entry.reason === 'own' && !isRead(name, entry.name) ? {...entry, reason: 'local' as const} : entry,
    );
    return {name, result: {...result, skipped}};
  });
}
