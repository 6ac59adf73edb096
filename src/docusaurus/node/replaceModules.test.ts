import {expect, it} from 'vitest';
import {differences} from './replaceModules';

const replacement = {by: 'src/x.ts', request: './prefetch', issuers: ['/core/a.js', '/core/b.js'], file: '/src/y.ts'};

it('has nothing to say where each file that is named imports the module', () => {
  expect(differences(replacement, new Set(['/core/b.js', '/core/a.js']))).toEqual([]);
});

it('names the module and who no longer imports it, or does so too', () => {
  expect(differences(replacement, new Set(['/core/a.js', '/core/c.js']))).toEqual([
    'src/x.ts replaces ./prefetch, and /core/b.js no longer imports it. Compare the replacement with what is there now.',
    'src/x.ts replaces ./prefetch, and /core/c.js imports it too. Name it there, or leave it alone on purpose.',
  ]);
});
