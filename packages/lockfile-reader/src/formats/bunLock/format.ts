import type {Format} from '../format';
import {isBunLock, readBunLock} from './bunLock';

export const bunLock: Format = {
  id: 'bun-lock',
  language: 'JavaScript',
  title: 'bun.lock',
  tools: 'Bun 1.1.39 and newer',
  fileName: /^bun\.lock$/i,
  syntax: 'text',
  likeJson: true,
  sign: isBunLock,
  read: readBunLock,
  nearby: [
    {
      name: /^bun\.lockb$/i,
      message:
        'This looks like bun.lockb, which is binary. Use bun.lock: bun install --save-text-lockfile --frozen-lockfile --lockfile-only.',
    },
  ],
};
