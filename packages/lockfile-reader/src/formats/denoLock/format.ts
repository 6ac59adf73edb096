import type {Format} from '../format';
import {keysOf} from '../shared/looseValues';
import {isDenoLock, readDenoLock} from './denoLock';

export const denoLock: Format = {
  id: 'deno-lock',
  language: 'JavaScript',
  title: 'deno.lock',
  tools: 'Deno',
  note: 'Packages from npm are looked up. Modules from JSR and URLs are skipped.',
  syntax: 'json',
  is: isDenoLock,
  read: readDenoLock,
  nearby: [
    {
      json: (value) => keysOf(value).length > 0 && keysOf(value).every((key) => /^https?:\/\//.test(key)),
      message:
        'This looks like deno.lock of version 1, which has no packages from npm. Write it again with a newer Deno: deno install.',
    },
    {
      name: /^deno\.jsonc?$/i,
      message: 'This looks like deno.json. It lists version ranges. Use deno.lock: deno install.',
    },
  ],
};
