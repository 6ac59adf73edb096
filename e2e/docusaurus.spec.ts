/**
 * What src/ knows of Docusaurus, compared with the installed version: its
 * generated files of this build, and its sources that modules of this site stand
 * in for. Each test begins with the module to look at when it fails.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {clientVersion} from '../src/docusaurus/node/docsVersion';
import {browserTables} from '../src/docusaurus/routeTables';
import {pageAssets, scriptTags} from '../tools/site-build/pageScripts';
import {operationPaths, sitemapPaths} from './support/builtSite';

const require = createRequire(__filename);
const GENERATED = path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');
const PACKAGES = path.resolve('node_modules');

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

  // Docusaurus hashes these paths into the names of scripts: with an absolute one, builds of one commit in two folders differ.
  test('reads a registry that names no folder of this machine', () => {
    const absolute = generated('registry.js')
      .split('\n')
      .filter((line) => line.includes(`"${path.resolve()}`));
    expect(absolute).toEqual([]);
  });
});

test('src/docusaurus/node/docsVersion.ts knows the data of the version, and the table of pages that it leaves out', () => {
  const folder = 'docusaurus-plugin-content-docs/default/p';
  const [file = '', ...others] = readdirSync(path.join(GENERATED, folder)).filter((name) =>
    /^docs-[0-9a-f]{3}\.json$/.test(name),
  );
  expect(others).toEqual([]);
  const version = generated(`${folder}/${file}`);
  expect(Object.keys((JSON.parse(version) as {version: {docs: object}}).version.docs).length).toBeGreaterThan(50);
  expect(
    Object.keys((JSON.parse(clientVersion(version)) as {version: {docsSidebars: object}}).version.docsSidebars),
  ).toContain('services');
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

test('src/docusaurus/node/headScript.ts takes the place of what theme-classic puts before the page: one script, made of the three that are known', () => {
  // Its module is no part of the package's public interface, so it is read by its path.
  const scripts = require(path.join(PACKAGES, '@docusaurus/theme-classic/lib/inlineScripts.js')) as Record<
    string,
    string | ((options: object) => string)
  >;
  expect(
    Object.keys(scripts)
      .filter((name) => name !== '__esModule')
      .sort(),
  ).toEqual(['DataAttributeQueryStringInlineJavaScript', 'getAnnouncementBarInlineScript', 'getThemeInlineScript']);
  const index = readFileSync(path.join(PACKAGES, '@docusaurus/theme-classic/lib/index.js'), 'utf8');
  expect(index.match(/tagName: 'script'/g)).toHaveLength(1);
  expect([...index.matchAll(/inlineScripts_1\.(\w+)/g)].map((match) => match[1])).toEqual([
    'getThemeInlineScript',
    'DataAttributeQueryStringInlineJavaScript',
    'getAnnouncementBarInlineScript',
  ]);
});

test("src/docusaurus/browser/tslib.ts has every helper of tslib that Docusaurus' client code uses", () => {
  const folder = path.join(PACKAGES, '@docusaurus/utils-common/lib');
  const used = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(/tslib_1\.(__\w+)/g)].map((match) => match[1]),
    );
  expect([...new Set(used)]).toEqual(['__importDefault']);
});

test('src/docusaurus/browser/prism.ts has every name of prism-react-renderer that the theme imports, outside the parts that this site replaces', () => {
  const users = ['lib/options.js', 'lib/prism-include-languages.js', 'lib/theme/CodeBlock/Content/index.js'];
  const folder = path.join(PACKAGES, '@docusaurus/theme-classic');
  const found = readdirSync(path.join(folder, 'lib'), {recursive: true, encoding: 'utf8'}).filter(
    (name) =>
      name.endsWith('.js') && /['"]prism-react-renderer['"]/.test(readFileSync(path.join(folder, 'lib', name), 'utf8')),
  );
  expect(found.map((name) => `lib/${name}`).sort()).toEqual(users);
});

interface ReplacedSource {
  /** The module of this site that replaces it, or depends on how it works. */
  by: string;
  /** Path in `node_modules`. */
  file: string;
  /** Hash of its code, comments left out. */
  hash: string;
}

/** Sources that are replaced as a whole, so that only a reader can judge whether the replacement still does the same. */
const REPLACED: readonly ReplacedSource[] = [
  {
    by: 'src/docusaurus/browser/router.tsx',
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    hash: '35d1b9bf4d7ba9d1',
  },
  {
    by: 'src/docusaurus/browser/router.tsx',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    hash: '0a6f6afc1e783b7c',
  },
  {by: 'src/docusaurus/browser/router.tsx', file: 'react-router-dom/esm/react-router-dom.js', hash: '2094512f7d890bb8'},
  {by: 'src/docusaurus/browser/entry.ts', file: '@docusaurus/core/lib/client/docusaurus.js', hash: '63ae9fc8dbe2bd88'},
  {
    by: 'src/docusaurus/browser/prefetchOnce.ts',
    file: '@docusaurus/core/lib/client/prefetch.js',
    hash: '16e4092fb3e1478a',
  },
  {
    by: 'src/docusaurus/node/headScript.ts',
    file: '@docusaurus/theme-classic/lib/inlineScripts.js',
    hash: 'c6aca7af678e885b',
  },
  {
    by: 'src/reference/routes/browser/operationRoutes.tsx',
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    hash: '060baa75e9da8563',
  },
];

const hashOf = (file: string): string => {
  const code = readFileSync(path.join(PACKAGES, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
};

for (const {by, file, hash} of REPLACED) {
  test(`${by}: ${file} is the one that it was written for`, () => {
    expect(
      hashOf(file),
      `${file} has changed. Compare ${by} with it; then write the new hash into e2e/docusaurus.spec.ts.`,
    ).toBe(hash);
  });
}
