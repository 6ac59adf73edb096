import type {Format} from '../format';
import {readGemfileLock} from './gemfileLock';

export const gemfileLock: Format = {
  id: 'gemfile-lock',
  language: 'Ruby',
  title: 'Gemfile.lock',
  tools: 'Bundler; gems.locked too',
  fileName: /^(?:Gemfile.*\.lock|gems\.locked)$/i,
  syntax: 'text',
  sign: (text) => /^(?:(?:GEM|PATH)\n {2}(?:remote|specs)|GIT\n(?: {2}remote: [^\n]*\n)? {2}revision):/m.test(text),
  read: readGemfileLock,
  nearby: [
    {
      name: /^(?:Gemfile|gems\.rb)$|\.gemspec$/i,
      content: /^\s{0,8}(?:source ['"]https|gem ['"][\w-]+['"])/m,
      message: 'This looks like a Gemfile. It lists version ranges, not installed versions. Use Gemfile.lock.',
    },
  ],
};
