import type {Format} from '../format';
import {has} from '../shared/looseValues';
import {readPackageLock} from './packageLock';

export const packageLock: Format = {
  id: 'package-lock',
  language: 'JavaScript',
  title: 'package-lock.json',
  tools: 'npm 5 and newer; npm-shrinkwrap.json too',
  syntax: 'json',
  is: (value) => has(value, 'lockfileVersion') && (has(value, 'packages') || has(value, 'dependencies')),
  read: readPackageLock,
  nearby: [
    {
      name: /^package\.json$/i,
      json: (value) =>
        !has(value, 'require') &&
        ['dependencies', 'devDependencies', 'scripts', 'peerDependencies'].some((key) => has(value, key)),
      message:
        'This looks like package.json. It lists version ranges, not installed versions. Use package-lock.json, yarn.lock or pnpm-lock.yaml.',
    },
  ],
};
