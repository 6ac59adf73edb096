import type {Format} from '../format';
import {has, itemsOf} from '../shared/looseValues';
import {readComposerLock} from './composerLock';

export const composerLock: Format = {
  id: 'composer-lock',
  language: 'PHP',
  title: 'composer.lock',
  tools: 'Composer',
  note: "It doesn't say which packages are direct dependencies.",
  syntax: 'json',
  is: (value) => has(value, 'packages-dev') || (has(value, 'content-hash') && has(value, 'packages')),
  read: readComposerLock,
  nearby: [
    {
      json: (value) => has(value, 'dev-package-names') || has(itemsOf(value)[0], 'version_normalized'),
      message: "This looks like installed.json of Composer, which we don't read. Use composer.lock.",
    },
    {
      name: /^composer\.json$/i,
      json: (value) => has(value, 'require') || has(value, 'require-dev'),
      message: 'This looks like composer.json. It lists version ranges, not installed versions. Use composer.lock.',
    },
  ],
};
