import type {Format} from '../format';
import {readRequirement, readRequirements, splitRequirements} from './requirements';

/** What a conda environment has instead: `pip freeze` prints the paths of the build for most of its packages. */
const CONDA = "which we don't read. Use what this prints: conda run -n NAME pip list --format=freeze.";

/** Lines that are looked at before a text without name counts as requirements. */
const SAMPLE_LINES = 200;

/** @returns whether most lines are requirements, and at least one fixes or limits a version */
function looksLikeRequirements(text: string): boolean {
  const entries = splitRequirements(text.slice(0, 100_000)).slice(0, SAMPLE_LINES);
  const good = entries.filter(({text: line}) => {
    const read = readRequirement(line);
    return read.length > 0 && !read.some((one) => 'skip' in one && one.reason === 'unreadable');
  });
  const exact = entries.some(({text: line}) => /^[a-z0-9][\w.-]*(?:\[[^\]]*\])?\s*(?:[=~!<>]=|[<>])\s*\d/i.test(line));
  return exact && good.length > entries.length / 2;
}

export const requirements: Format = {
  id: 'requirements',
  language: 'Python',
  title: 'requirements.txt',
  tools: 'pip freeze, pip-compile, uv export, poetry export, pdm export',
  note: "Only pinned versions are read. Files that it includes aren't.",
  fileName: /^(?:.*[-_.])?requirements?(?:[-_.].*)?\.(?:txt|in|pip|lock)$|^constraints.*\.txt$/i,
  syntax: 'text',
  // Texts of other kinds contain lines that could be requirements.
  sign: (text, name) => (name === undefined || /\.(?:txt|in)$|^[^.]*$/i.test(name)) && looksLikeRequirements(text),
  read: readRequirements,
  nearby: [
    {
      name: /^(?:setup\.(?:py|cfg))$/i,
      message: 'This looks like a Python setup file. Use the output of pip freeze, poetry.lock or uv.lock.',
    },
    {
      name: /^conda-lock\.ya?ml$/i,
      content: /^metadata:[^\S\n]*\n(?:[^\n]*\n){0,40}?[^\S\n]+channels:/m,
      message: `This looks like conda-lock.yml, ${CONDA}`,
    },
    {
      name: /^environment.*\.ya?ml$/i,
      content: /^channels:\s*$/m,
      message: `This looks like a conda environment, ${CONDA}`,
    },
    {
      content: /^# packages in environment at |^# This file may be used to create an environment/m,
      message: `This looks like the output of conda list, ${CONDA}`,
    },
  ],
};
