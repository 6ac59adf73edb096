import type {DescriptionError} from './errors';
import {sortErrors} from './errors';
import {checkExamples} from './examples';
import {lintDescription} from './lint';
import {defaultDirectory, loadWithPlaces} from './load';
import {validateStructure} from './validate';

/**
 * Every check of one description: YAML, references, structure, our rules, and
 * examples. A file whose structure is broken is not checked further, because
 * what follows from that would hide the cause.
 */
export async function checkDescription(id: string, dir: string = defaultDirectory()): Promise<DescriptionError[]> {
  const loaded = loadWithPlaces(id, dir);
  if (!loaded.api) return loaded.errors;
  const structure = await validateStructure(loaded.root.file);
  const first = [...withoutTwins(loaded.errors, structure), ...structure];
  if (first.length > 0) return sortErrors(first);
  return sortErrors([...await lintDescription(loaded), ...checkExamples(loaded)]);
}

/** Where both the loader and the linter found something on a line, the loader's message is the plainer one. */
function withoutTwins(loader: readonly DescriptionError[], linter: DescriptionError[]): readonly DescriptionError[] {
  const lines = new Set(loader.map(({file, line}) => `${file}:${line}`));
  for (let index = linter.length - 1; index >= 0; index -= 1) {
    const error = linter[index];
    if (error && error.rule !== 'unsupported' && lines.has(`${error.file}:${error.line}`)) linter.splice(index, 1);
  }
  return loader;
}
