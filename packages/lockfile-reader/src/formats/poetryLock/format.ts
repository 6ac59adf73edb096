import type {Format} from '../format';
import {field, has} from '../shared/looseValues';
import {readPoetryLock} from './poetryLock';

export const poetryLock: Format = {
  id: 'poetry-lock',
  language: 'Python',
  title: 'poetry.lock',
  tools: 'Poetry',
  syntax: 'toml',
  is: (value) => {
    const metadata = field(value, 'metadata');
    return has(metadata, 'lock-version') || has(metadata, 'content-hash');
  },
  read: readPoetryLock,
  nearby: [
    {
      name: /^pyproject\.toml$/i,
      content: /^\[(?:build-system|project|tool\.poetry)\]\s*$/m,
      message:
        'This looks like pyproject.toml. It lists version ranges, not installed versions. Use poetry.lock, uv.lock, pdm.lock or the output of pip freeze.',
    },
  ],
};
