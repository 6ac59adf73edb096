import {describe, expect, it} from 'vitest';
import {decide} from '../sources';
import type {FileContents, SourceKind} from '../types';
import {contentsOf as read} from './fixtures.testing';

/** @returns the names that would be sent if the reader chose nothing, or these kinds */
const sent = (contents: FileContents, ...accepted: SourceKind[]): string[] =>
  decide(contents, ({kind}) => accepted.includes(kind)).packages.map(({name}) => name);

/** @returns what is left out, with the reason */
const left = (contents: FileContents): string[] =>
  decide(contents).skipped.map(({name, reason, host}) => `${name}: ${reason}${host ? ` (${host})` : ''}`);

const PRIVATE = 'https://user:s3cr3t@pypi.acme.example/simple';

describe('a private index beside the public one leaves the choice to the reader', () => {
  it.each([
    ['a space', `--extra-index-url ${PRIVATE}`],
    ['quotes', `--extra-index-url "${PRIVATE}"`],
    ['a page of archives, attached', `-f${PRIVATE}`],
    ['the public index too', `-i https://pypi.org/simple\n--extra-index-url ${PRIVATE}`],
  ])('requirements.txt with %s', async (_, option) => {
    const contents = await read('requirements.txt', `${option}\ncorp-lib==1.0\nrequests==2.25.0\n`);
    expect(contents.sources).toEqual([{kind: 'beside', hosts: ['pypi.acme.example'], packages: [0, 1]}]);
    expect(sent(contents)).toEqual([]);
    expect(sent(contents, 'mirror')).toEqual([]);
    expect(sent(contents, 'beside')).toEqual(['corp-lib', 'requests']);
  });

  it.each([
    ['requirements.txt', '--extra-index-url https://download.pytorch.org/whl/cpu\na==1\n'],
    [
      'Gemfile.lock',
      'GEM\n  remote: https://rubygems.org/\n  remote: https://rails-assets.org/\n  specs:\n    a (1)\n',
    ],
    [
      'Pipfile.lock',
      JSON.stringify({
        _meta: {
          sources: [
            {name: 'pypi', url: 'https://pypi.org/simple'},
            {name: 'x', url: 'https://test.pypi.org/simple'},
          ],
        },
        default: {a: {version: '==1'}},
      }),
    ],
  ])('%s: another public registry is no secret', async (name, text) => {
    const contents = await read(name, text);
    expect(contents.sources).toEqual([]);
    expect(sent(contents)).toEqual(['a']);
  });

  it.each([
    [
      'Gemfile.lock',
      'GEM\n  remote: https://rubygems.org/\n  remote: https://gems.acme.example/\n  specs:\n    corp (1.0)\n    a (7.0)\n',
      'gems.acme.example',
      [0, 1],
    ],
    // Versions that the public registry takes from nobody.
    ['requirements.txt', 'a==1\ntorch==2.1.0+cpu\n', 'a local build', [1]],
    ['gradle.lockfile', 'g:a:1=x\ng:b:1-SNAPSHOT=x\ng:c:1-20260101.101010-1=x\n', 'a snapshot repository', [1, 2]],
  ])('%s: %j', async (name, text, host, packages) => {
    expect((await read(name, text)).sources).toEqual([{kind: 'beside', hosts: [host], packages}]);
  });

  it('Pipfile.lock: what names its index is certain', async () => {
    const sources = [
      {name: 'ours', url: PRIVATE},
      {name: 'pypi', url: 'https://pypi.org/simple'},
    ];
    const entries = {a: {version: '==1.0'}, b: {version: '==1.0', index: 'pypi'}, c: {version: '==1.0', index: 'ours'}};
    const contents = await read('Pipfile.lock', JSON.stringify({_meta: {sources}, default: entries, develop: {}}));
    expect(sent(contents)).toEqual(['b']);
    expect(sent(contents, 'beside')).toEqual(['a', 'b']);
  });

  it("pom.xml with a private repository; public ones that we don't index are no secret", async () => {
    const pom = (url: string) =>
      `<project><repositories><repository><id>x</id><url>${url}</url></repository></repositories><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>1</version></dependency></dependencies></project>`;
    const contents = await read('pom.xml', pom('https://nexus.acme.example/repository/maven'));
    expect(contents.sources).toEqual([{kind: 'beside', hosts: ['nexus.acme.example'], packages: [0]}]);
    for (const url of ['https://repo1.maven.org/maven2', 'https://repo.spring.io/milestone', 'https://jitpack.io'])
      expect(sent(await read('pom.xml', pom(url)))).toEqual(['g:a']);
  });
});

describe('a whole file from another registry asks whether that is a mirror', () => {
  const lock = (...urls: string[]): string =>
    JSON.stringify({
      lockfileVersion: 3,
      packages: Object.fromEntries(
        urls.map((url, number) => [
          `node_modules/p${number}`,
          {version: '1.0.0', resolved: `${url}/p${number}/-/p${number}-1.0.0.tgz`, dependencies: {p0: '1'}},
        ]),
      ),
    });
  const MIRROR = 'https://acme.jfrog.io/artifactory/api/npm/npm';

  it('npm', async () => {
    const contents = await read('package-lock.json', lock(MIRROR, MIRROR));
    expect(contents.sources).toEqual([{kind: 'mirror', hosts: ['acme.jfrog.io'], packages: [0, 1]}]);
    expect(left(contents)).toEqual(['p0: private (acme.jfrog.io)', 'p1: private (acme.jfrog.io)']);
    expect(sent(contents, 'beside')).toEqual([]);
    const accepted = decide(contents, ({kind}) => kind === 'mirror');
    expect(accepted.packages.map(({name}) => name)).toEqual(['p0', 'p1']);
    expect(accepted.edges).toEqual([[1, 0]]);
  });

  it('a few packages of another registry are private without a question', async () => {
    const npm = 'https://registry.npmjs.org';
    const contents = await read('package-lock.json', lock(MIRROR, npm, npm));
    expect(contents.sources).toEqual([]);
    expect(sent(contents)).toEqual(['p1', 'p2']);
    expect(decide(contents).edges).toEqual([]);
  });

  it.each([
    ['requirements.txt', `-i${PRIVATE}\na==1\n`],
    ['requirements.txt', `--no-index\n--find-links=${PRIVATE}\na==1\n`],
    ['Pipfile.lock', JSON.stringify({_meta: {sources: [{name: 'x', url: PRIVATE}]}, default: {a: {version: '==1'}}})],
    ['Gemfile.lock', 'GEM\n  remote: https://pypi.acme.example/\n  specs:\n    a (1)\n'],
    ['Cargo.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "sparse+https://pypi.acme.example/"\n'],
    [
      'uv.lock',
      'requires-python = ">=3"\n[[package]]\nname = "a"\nversion = "1"\nsource = {registry = "https://pypi.acme.example"}\n',
    ],
  ])('%s: %j', async (name, text) => {
    const contents = await read(name, text);
    expect(contents.sources).toEqual([{kind: 'mirror', hosts: ['pypi.acme.example'], packages: [0]}]);
    expect(sent(contents)).toEqual([]);
  });
});

describe('Swift packages fetched over SSH leave the choice to the reader', () => {
  const pin = (location: string, kind = 'remoteSourceControl') => ({
    identity: 'x',
    kind,
    location,
    state: {version: '1.0.0'},
  });
  const lock = (...pins: object[]): string => JSON.stringify({pins, version: 2});

  it.each(['git@github.com:acme/name.git', 'ssh://git@github.com/acme/name.git', 'git+ssh://git@github.com/acme/name'])(
    '%s',
    async (location) => {
      const contents = await read('Package.resolved', lock(pin('https://github.com/acme/open'), pin(location)));
      expect(contents.sources).toEqual([{kind: 'ssh', hosts: ['github.com'], packages: [1]}]);
      expect(sent(contents)).toEqual(['github.com/acme/open']);
      expect(sent(contents, 'beside', 'mirror')).toEqual(['github.com/acme/open']);
      expect(left(contents)).toEqual(['github.com/acme/name: ssh (github.com)']);
      expect(sent(contents, 'ssh')).toEqual(['github.com/acme/open', 'github.com/acme/name']);
    },
  );

  it("doesn't ask about other hosts, and about user names", async () => {
    const locations = ['git@git.acme.example:acme/name.git', 'https://user@github.com/acme/name.git'];
    const contents = await read('Package.resolved', lock(...locations.map((location) => pin(location))));
    expect(contents.sources.filter(({kind}) => kind === 'ssh')).toEqual([]);
    expect(sent(contents, 'ssh')).toEqual([]);
  });

  it('is read if its first package is of a registry', async () => {
    const contents = await read('Package.resolved', lock(pin('', 'registry'), pin('https://github.com/acme/open')));
    expect(sent(contents)).toEqual(['github.com/acme/open']);
    expect(left(contents)).toEqual(['x: other-registry']);
  });
});
