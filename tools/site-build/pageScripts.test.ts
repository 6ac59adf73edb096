import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {pageAssets, scriptTags} from './pageScripts';

const dir = mkdtempSync(path.join(tmpdir(), 'page-scripts-'));
afterAll(() => rmSync(dir, {recursive: true}));
mkdirSync(path.join(dir, 'client'));
writeFileSync(
  path.join(dir, 'client-manifest.json'),
  JSON.stringify({
    assets: {
      docs: {js: [{publicPath: '/assets/js/docs.1.js'}], css: [{publicPath: '/assets/css/docs.3.css'}]},
      operation: {js: [{publicPath: '/assets/js/operation.4.js'}]},
      c8: {js: [{publicPath: '/assets/js/c8.2.js'}]},
      styles: {css: []},
    },
  }),
);
writeFileSync(
  path.join(dir, 'client/routesChunkNames.json'),
  JSON.stringify({
    '/docs/guides/jobs-bbb': {__comp: 'c7', content: 'c8'},
    '/-f00': {__comp: 'styles'},
    '/docs/about/-1a2': {content: 'c8'},
  }),
);

const assetsOf = pageAssets(dir);

it('names the files of a page, without chunks that have become part of another', () => {
  const {js, css} = assetsOf('docs/guides/jobs/index.html');
  expect(css).toEqual(['/assets/css/docs.3.css']);
  expect(scriptTags(js)).toBe(
    '<script src=/assets/js/docs.1.js defer></script><script src=/assets/js/c8.2.js defer></script>',
  );
});

it('finds an operation, and a page whose route ends in a slash', () => {
  const operation = assetsOf('docs/services/tools/diff/get-job/index.html').js;
  expect(operation).toEqual(['/assets/js/docs.1.js', '/assets/js/operation.4.js']);
  expect(assetsOf('docs/about/index.html').js).toEqual(['/assets/js/docs.1.js', '/assets/js/c8.2.js']);
});

it('names none for a page that needs none', () => {
  expect(assetsOf('index.html')).toEqual({js: [], css: []});
  expect(assetsOf('404.html')).toEqual({js: [], css: []});
});
