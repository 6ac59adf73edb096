import type {Format} from '../format';
import {readYarnClassic} from './yarnClassic';

export const yarnClassic: Format = {
  id: 'yarn-lock',
  language: 'JavaScript',
  title: 'yarn.lock (Yarn 1)',
  tools: 'Yarn 1; bun install --yarn',
  note: "It doesn't say which packages are direct dependencies, or which are for development.",
  fileName: /^yarn\.lock$/i,
  syntax: 'text',
  sign: (text) => /^# yarn lockfile v1\s*$|^"?[^\s"#][^\n]{0,500}:\r?\n {2}version "/m.test(text),
  read: readYarnClassic,
};

export const yarnBerry: Format = {
  id: 'yarn-lock-2',
  language: 'JavaScript',
  title: 'yarn.lock (Yarn 2 and newer)',
  tools: 'Yarn 2 and newer',
  note: "It doesn't say which packages are for development.",
  syntax: 'text',
  sign: (text) => /^__metadata:\s*$/m.test(text),
  read: async (text) => (await import('./yarnBerry')).readYarnBerry(text),
};
