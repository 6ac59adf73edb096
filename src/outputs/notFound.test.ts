import {expect, it} from 'vitest';
import {renderNotFound} from './notFound';

const texts = renderNotFound([
  ...'/index.md /llms.txt /docs.md /docs/about.md /docs/services/data/packages.md'.split(' '),
  ...'/docs/services/data/packages/lookup.md /docs/services/data/packages/lookup.full.md'.split(' '),
  ...'/docs/services/data/packages/ping.md /llms/packages/index.txt /llms/packages.txt /apis.json'.split(' '),
]);

it('names the nearest page, what is beside it, and where to start', () => {
  expect(texts.get('/docs/services/data/packages/404.txt')).toBe(
    [
      '404: there is no such file. Nearest that exists:',
      '',
      'https://docs.ecosyste.ms/docs/services/data/packages.md',
      '',
      'Files in https://docs.ecosyste.ms/docs/services/data/packages/: lookup.md ping.md',
      'Instructions, and the index of every service: https://docs.ecosyste.ms/llms.txt',
      '',
    ].join('\n'),
  );
});

it('goes up where a folder has no page', () => {
  const nearest = (folder: string): string | undefined => texts.get(`${folder}/404.txt`)?.split('\n')[2];
  expect(['', '/docs', '/docs/services', '/llms', '/llms/packages'].map(nearest)).toEqual(
    ['/llms.txt', '/docs.md', '/docs.md', '/llms.txt', '/llms/packages/index.txt'].map(
      (file) => `https://docs.ecosyste.ms${file}`,
    ),
  );
  expect(texts.get('/docs/404.txt')).toContain('\nFolders in it: services/\n');
});
