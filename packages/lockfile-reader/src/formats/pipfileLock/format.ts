import type {Format} from '../format';
import {has} from '../shared/looseValues';
import {readPipfileLock} from './pipfileLock';

export const pipfileLock: Format = {
  id: 'pipfile-lock',
  language: 'Python',
  title: 'Pipfile.lock',
  tools: 'Pipenv',
  syntax: 'json',
  is: (value) => has(value, '_meta') && (has(value, 'default') || has(value, 'develop')),
  read: readPipfileLock,
  nearby: [
    {
      name: /^Pipfile$/i,
      content: /^\[(?:dev-)?packages\]\s*$/m,
      message: 'This looks like a Pipfile. It lists version ranges, not installed versions. Use Pipfile.lock.',
    },
  ],
};
