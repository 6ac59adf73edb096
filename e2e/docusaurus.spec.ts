/**
 * What src/ knows of the files that Docusaurus generates and of its imports, compared with the installed version.
 * Each test begins with the module to look at when it fails. What readers see of replacements is tested elsewhere.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {browserTables} from '../src/docusaurus/routeTables';
import {pageAssets, scriptTags} from '../tools/site-build/pageScripts';
import {operationPaths, sitemapPaths} from './support/builtSite';

const GENERATED = path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');

/** @returns a file that Docusaurus has generated in the build of the site under test */
function generated(file: string): string {
  try {
    return readFileSync(path.join(GENERATED, file), 'utf8');
  } catch (error) {
    throw new Error(
      `There is no ${file} in ${GENERATED}: build the site first; where it is built, Docusaurus has changed.`,
      {cause: error},
    );
  }
}

const tables = () =>
  browserTables({
    routes: generated('routes.js'),
    registry: generated('registry.js'),
    chunkNames: generated('routesChunkNames.json'),
  });

test.describe('src/docusaurus/routeTables.ts', () => {
  test('takes every operation out of the route tables, and no other page', () => {
    const {routes, chunkNames} = tables();
    const [, taken = '{}'] = /^const operations = (.*);$/m.exec(routes) ?? [];
    const operations = Object.entries(JSON.parse(taken) as Record<string, string>).flatMap(([service, slugs]) =>
      slugs.split(' ').map((slug) => `/docs/services/${service}/${slug}`),
    );
    expect(operations.sort()).toEqual(operationPaths().sort());
    const left = Object.keys(JSON.parse(chunkNames) as object).map((key) => key.replace(/-[^-]+$/, ''));
    expect(left).toEqual(expect.arrayContaining(sitemapPaths().filter((address) => !operations.includes(address))));
    expect(left.filter((address) => operations.includes(address))).toEqual([]);
  });

  test('reads every line of the registry: each chunk that a route names is imported, and by its name alone', () => {
    const {registry, chunkNames} = tables();
    const lines = registry.split('\n').filter((line) => line.includes('import('));
    expect(
      lines.filter(
        (line) =>
          !/^"\w+": \[\(\) => (?:withPage\("[^"]+", )?import\(\/\* webpackChunkName: "\w+" \*\/ "[^"]+"\)\)?\],(?:\};)?$/.test(
            line,
          ),
      ),
    ).toEqual([]);
    const imported = lines.map((line) => /^"(\w+)"/.exec(line)?.[1]);
    const named = new Set([...chunkNames.matchAll(/":"(\w+)"/g)].map((match) => match[1]));
    expect([...named].filter((name) => !imported.includes(name))).toEqual([]);
    expect(lines.filter((line) => line.includes('withPage(')).length).toBeGreaterThan(50);
  });

  test('stops the build where they have another form', () => {
    const read = {routes: generated('routes.js'), registry: generated('registry.js'), chunkNames: '{}'};
    expect(() => browserTables(read)).toThrow('no route of /docs shows @theme/DocRoot');
    const chunkNames = generated('routesChunkNames.json');
    expect(() => browserTables({...read, chunkNames, routes: 'export default [];'})).toThrow(
      '0 operations in routes.js',
    );
  });

  // Docusaurus hashes these paths into the names of scripts: with an absolute one, builds of one commit in two folders differ.
  test('reads a registry that names no folder of this machine', () => {
    const absolute = generated('registry.js')
      .split('\n')
      .filter((line) => line.includes(`"${path.resolve()}`));
    expect(absolute).toEqual([]);
  });
});

test('tools/site-build/pageScripts.ts finds the scripts of a page in client-manifest.json', () => {
  expect(
    Object.keys(JSON.parse(generated('client-manifest.json')) as object),
    'client-manifest.json has another form than tools/site-build/pageScripts.ts knows',
  ).toContain('assets');
  const assetsOf = pageAssets(GENERATED);
  for (const file of ['index.html', 'docs/usage/errors/index.html', 'docs/services/tools/diff/index.html'])
    expect(scriptTags(assetsOf(file).js), file).toMatch(/^(<script src=\/assets\/js\/[\w.]+\.js defer><\/script>)+$/);
});
