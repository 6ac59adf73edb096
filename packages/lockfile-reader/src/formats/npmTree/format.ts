import type {Format} from '../format';
import {isNpmTree, readNpmTree} from './npmTree';

export const npmTree: Format = {
  id: 'npm-tree',
  language: 'JavaScript',
  title: 'npm ls --json',
  tools: 'npm ls --all --json, pnpm ls --json, and npm-shrinkwrap.json of npm 2 to 4',
  syntax: 'json',
  is: isNpmTree,
  read: readNpmTree,
};
