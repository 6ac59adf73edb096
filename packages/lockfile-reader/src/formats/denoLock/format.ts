import type {Format} from '../format';
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
      name: /^deno\.jsonc?$/i,
      message: 'This looks like deno.json. It lists version ranges. Use deno.lock: deno install.',
    },
  ],
};
