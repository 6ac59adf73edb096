import type {Format} from '../format';
import {isPylock, readPylock} from './pylock';

export const pylock: Format = {
  id: 'pylock',
  language: 'Python',
  title: 'pylock.toml',
  tools: 'pip lock, uv export --format pylock.toml, pdm export --format pylock',
  syntax: 'toml',
  is: isPylock,
  read: readPylock,
};
