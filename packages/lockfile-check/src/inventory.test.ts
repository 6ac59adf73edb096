import type {SkippedEntry} from '@ecosystems-docs/lockfile-reader';
import {expect, it} from 'vitest';
import {pickFiles} from './fileNames';
import {allFixtures, contentsOf} from '@ecosystems-docs/lockfile-reader/testing';
import {findByName, joinFiles} from './inventory';
import {pathsToAffected} from './paths';
import {countOutcomes, wordsFor} from './headline';
import {advisory, file, inventory, npm, record, rowsAfter} from './testing';

const affected = (name: string) => record(name, {advisories: [advisory(name, '< 4')]});

it('joins files by package and version, and keeps for each file what depends on what', () => {
  const skipped: SkippedEntry[] = [{name: '../Own', reason: 'local'}];
  const broken = {name: 'x/yarn.lock', message: 'Too large.'};
  const all = joinFiles(
    [
      {name: 'shop', result: file([npm('a', '1', {development: true}), npm('b', '1')], {edges: [[0, 1]]})},
      {name: 'api', result: file([npm('b', '2'), npm('a', '1')], {skipped, edges: [[1, 0]]})},
      {name: 'own', result: file([npm('b', '2'), npm('b', '1', {direct: true})], {edges: [[0, 1]]})},
      {name: 'flat', result: file([npm('a', '1')])},
    ],
    [broken],
    ['vendor/x'],
  );
  expect(all).toMatchObject({files: ['shop', 'api', 'own', 'flat'], unread: [broken], passedOver: ['vendor/x']});
  expect(all.graphs).toEqual([
    {file: 'shop', roots: [0], edges: [[0, 1]]},
    {file: 'api', roots: [0], edges: [[0, 2]]},
    {file: 'own', roots: [1], edges: [[2, 1]]},
  ]);
  expect(findByName(all, ' OWN ').map(({name}) => name)).toEqual(['../Own']);
  expect(all.packages.map(({name, version, development, in: files}) => [name, version, development, files])).toEqual([
    ['a', '1', undefined, ['shop', 'api', 'flat']],
    ['b', '1', undefined, ['shop', 'own']],
    ['b', '2', undefined, ['api', 'own']],
  ]);
  expect(all.skipped).toEqual([{name: '../Own', reason: 'local', in: ['api']}]);
});

it('counts skipped entries by version, and each without one', () => {
  const entry = (version?: string, reason: SkippedEntry['reason'] = 'no-purl', host?: string) => {
    return {name: 'libfoo', version, reason, host};
  };
  const skipped = [
    entry('1.0'),
    entry('2.0'),
    entry('2.0'),
    entry(),
    entry(),
    entry('1.0', 'local'),
    entry(undefined, 'local'),
    entry(undefined, 'unreadable'),
    entry(undefined, 'no-purl', 'host.example'),
    entry('1.0', 'no-purl', 'host.example'),
  ];
  const all = joinFiles(['a', 'b'].map((name) => ({name, result: file([], {skipped})})));
  expect(all.skipped.map(({version, reason, in: files}) => [version, reason, files.join()])).toEqual([
    ['1.0', 'no-purl', 'a,b'],
    ['2.0', 'no-purl', 'a,b'],
    [undefined, 'no-purl', 'a,b'],
    [undefined, 'no-purl', 'a,b'],
    ['1.0', 'local', 'a,b'],
    [undefined, 'local', 'a'],
    [undefined, 'unreadable', 'a'],
    [undefined, 'no-purl', 'a,b'],
    ['1.0', 'no-purl', 'a,b'],
    [undefined, 'local', 'b'],
    [undefined, 'unreadable', 'b'],
  ]);
});

it('tells paths of one file only, so that none leads through two', () => {
  const [a, b, c] = [npm('a', '1', {direct: true}), npm('b', '1'), npm('c', '1')];
  const all = joinFiles([
    {name: 'one', result: file([a, b], {edges: [[0, 1]]})},
    {name: 'two', result: file([b, c], {edges: [[0, 1]]})},
  ]);
  expect(pathsToAffected(all, rowsAfter(all.packages, [affected('c'), affected('b')]))).toEqual([
    {file: 'one', names: ['a', 'b']},
    {file: 'two', names: ['b']},
    {file: 'two', names: ['b', 'c']},
  ]);
});

// Is longer than a call stack is deep.
it('tells a long path by its ends, and only so many', () => {
  const chain = Array.from({length: 20_000}, (_, n) => npm(`p${n}`, '1', n === 0 ? {direct: true} : {}));
  const all = inventory(chain, {edges: chain.slice(1).map((_one, index) => [index, index + 1])});
  const paths = pathsToAffected(
    all,
    rowsAfter(
      chain,
      chain.map(({name}) => affected(name)),
    ),
  );
  expect(paths).toHaveLength(200);
  expect(Math.max(...paths.map(({names}) => names.length))).toBe(13);
});

it('finds the files of a folder by name', () => {
  // Only these have no name of their own: their content or their folder tells them.
  const nameless = ['goList', 'npmTree', 'ownCsv', 'pipList', 'purls', 'workflow'];
  const named = allFixtures().filter(({folder}) => !nameless.includes(folder));
  const usual = named.map(({name}, place) => `repository-${place}/${name}`);
  expect(pickFiles(usual).places.map((place) => usual[place])).toEqual(usual);
});

it.each([
  // What we know but don't read counts as not read.
  'package-lock.json conan.lock ios/Podfile.lock',
  'bun.lockb',
  'flake.lock pixi.lock Manifest.toml',
  'package.json',
  'app/build.gradle api/yarn.lock',
  // A manifest beside or below a lockfile of its language is in that.
  'package-lock.json -package.json -packages/a/package.json Cargo.toml',
  'api/Cargo.lock -api/Cargo.toml -api/x/Cargo.toml apis/Cargo.toml',
  'go/go.mod go/go.sum',
  // Folders of tools, but for what they hide from nobody.
  '.github/workflows/ci.yml .github/actions/a/action.yaml -.github/dependabot.yml -workflows/ci.yml',
  '-README.md -tsconfig.json -Dockerfile .devcontainer/package-lock.json -.git/package-lock.json -.pytest_cache/yarn.lock',
  // What was installed, beside or below the lockfile that says so: named, and no gap.
  'yarn.lock =node_modules/a/yarn.lock =web/node_modules/b/yarn.lock',
  'a/composer.lock =a/vendor/ Gemfile.lock =.bundle/x poetry.lock =env/lib/site-packages/x/requirements.txt',
  // Without one, nothing says what is in it.
  '!node_modules/a/package-lock.json !vendor/x/composer.lock !.venv/requirements.txt !.yarn/',
  'api/yarn.lock !node_modules/ !api/vendor/ =api/node_modules/',
])('picks what is read or known in %s', (text) => {
  // Marks what isn't picked, with what is said of its folder.
  const marked = text.split(' ').map((path) => ({mark: /^[-=!]/.exec(path)?.[0], path: path.replace(/^[-=!]/, '')}));
  const of = (wanted?: string): string[] => marked.flatMap(({mark, path}) => (mark === wanted ? [path] : []));
  const folder = (path: string): string =>
    /^.*?(?:node_modules|vendor|\.venv|\.yarn|\.bundle|site-packages)(?=\/)/.exec(path)![0];
  const paths = marked.map(({path}) => `vendor/${path}`);
  const {places, passedOver, unread} = pickFiles(paths);
  expect(places.map((place) => marked[place]!.path)).toEqual(of());
  expect(passedOver).toEqual(of('=').map((path) => `vendor/${folder(path)}`));
  expect(unread.map(({kind, name}) => [kind, name])).toEqual(
    of('!').map((path) => ['folder', `vendor/${folder(path)}`]),
  );
});

/** Reads files of Go as their tool writes them. */
async function joined(texts: Readonly<Record<string, string>>) {
  const read = Object.entries(texts).map(async ([name, text]) => ({name, result: (await contentsOf(name, text)).all}));
  return joinFiles(await Promise.all(read));
}

const SUM = `h1:${'a'.repeat(43)}=`;
const OLD_MOD = 'module example.org/app\nrequire github.com/x/direct v1.0.0\n';
const MOD = OLD_MOD.replace('require', 'go 1.17\nrequire');
const OTHER_SUM = `github.com/x/indirect v1.0.0 ${SUM}\n`;
const [BOTH, DIRECT] = ['github.com/x/direct github.com/x/indirect', 'github.com/x/direct'];
const API = 'module example.org/api\ngo 1.24\nrequire example.org/web v0.0.0\nrequire github.com/x/a v1.0.0\n';
const WEB = 'module example.org/web\ngo 1.24\nrequire github.com/x/b v1.0.0\n';
const WORK = 'go 1.24\nuse (\n\t./api\n\t./web // ours\n)\n';

it.each<[string, Record<string, string>, string, string, string]>([
  ['a go.sum only where it names more', {'sum/mod/go.mod': OLD_MOD, 'sum/mod/go.sum': OTHER_SUM}, BOTH, '', ''],
  ['not where go.mod names all', {'sum/mod/go.mod': MOD, 'sum/mod/go.sum': OTHER_SUM}, DIRECT, '', ''],
  ['nor for a later Go', {'go.mod': MOD.replace('1.17', '2.0'), 'go.sum': OTHER_SUM}, DIRECT, '', ''],
  ['an old go.mod alone', {'a/go.mod': OLD_MOD}, DIRECT, '', 'indirect dependencies of 1 file missing'],
  [
    'what one of them calls its own',
    {
      'go.mod': 'module github.com/acme/app\ngo 1.17\nrequire github.com/acme/app/api v1.0.0\n',
      'b/go.sum': `github.com/acme/app/api v1.0.0 ${SUM}\ngithub.com/acme/app2 v1.0.0 ${SUM}\n`,
    },
    'github.com/acme/app2',
    'github.com/acme/app/api',
    '1 package version not looked up',
  ],
  [
    'a workspace whose modules are there',
    {'w/go.work': WORK, 'w/api/go.mod': API, 'w/web/go.mod': WEB},
    'github.com/x/a github.com/x/b',
    'example.org/web',
    '1 package version not looked up',
  ],
  [
    'a workspace without one of its modules',
    {'go.work': `${WORK}use ../other`, 'api/go.mod': API.replace(/require example.*\n/, '')},
    'github.com/x/a',
    '',
    '2 files not read',
  ],
  [
    'what a workspace replaces in its modules alone',
    {
      'w/go.work': `${WORK}replace github.com/x/a v1.0.0 => github.com/y/a v2.0.0\nreplace github.com/x/b => ../b\n`,
      'w/api/go.mod': API.replace(/require example.*\n/, ''),
      'w/web/go.mod': WEB,
      'other/go.mod': WEB,
    },
    'github.com/y/a github.com/x/b',
    'github.com/x/b',
    '1 package version not looked up',
  ],
])('reads files of Go together: %s', async (_name, texts, names, skipped, missing) => {
  const all = await joined(texts);
  expect(all.packages.map(({name}) => name).join(' ')).toBe(names);
  expect(all.skipped.map(({name}) => name).join(' ')).toBe(skipped);
  expect(wordsFor(countOutcomes([], all)).title).toBe(missing || 'No package versions to compare');
});

it.each([
  ['requirements.txt', 'a==1.0\nb==2.*\n', /no exact version.*pip freeze/],
  ['requirements.txt', 'a==1.0\nb==2.0\n', undefined],
  ['go.mod', OLD_MOD, /before 1\.17.*go\.sum/],
  [
    'bom.json',
    '{"bomFormat":"CycloneDX","components":[{"purl":"pkg:npm/a@1"}],"compositions":[{"aggregate":"incomplete_third_party_only"}]}',
    /says that it lacks/,
  ],
  [
    'pom.xml',
    '<project><dependencies><dependency><groupId>a</groupId><artifactId>b</artifactId></dependency></dependencies></project>',
    /direct dependencies only.*makeAggregateBom/,
  ],
])('says what names the indirect dependencies of a %s: %j', async (name, text, message) => {
  const [first] = (await joined({[name]: text})).unread;
  if (message) expect(first).toMatchObject({kind: 'indirect', message: expect.stringMatching(message)});
  else expect(first).toBeUndefined();
});
