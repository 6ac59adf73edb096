import {describe, expect, it} from 'vitest';
import {contentsOf} from './fixtures.testing';
import {readFile} from './readFile';

const MB = 1024 * 1024;

/** @returns the message for a text, or what was read in short */
async function outcomeOf(name: string, text: string): Promise<string> {
  const outcome = await readFile(name, text);
  if (!outcome.ok) return outcome.message;
  const {format, packages, skipped} = outcome.contents.all;
  return `${format}: ${packages.length} packages, ${skipped.length} skipped`;
}

describe('what is too large, or is no text, ends in a message', () => {
  it.each([
    [
      'package-lock.json',
      ' '.repeat(10 * MB + 1),
      /larger than 10 MB\. Use the lockfile of one project, or a part of it\.$/,
    ],
    ['go.mod', `module a${'\n'.repeat(MB + 1)}`, /more than 1,000,000 lines\. Use the lockfile of one project/],
    ['requirements.txt', 'a==1\n'.repeat(100_001), /more than 100,000 entries\. Use the lockfile of one project/],
    ['requirements.txt', '', /is empty/],
    ['requirements.txt', ' \n\n', /is empty/],
    ['requirements.txt', '\uFFFD\uFFFDr\0e\0q\0u\0e\0s\0t\0s\0', /in UTF-16.*UTF-8/],
    ['requirements.txt', '\0r\0e\0q\0u\0e\0s\0t\0s', /in UTF-16/],
    [
      'bun.lockb',
      '#!/usr/bin/env bun\nbun-lockfile-format-v0\n\0\0\0\u0002',
      /bun\.lockb, which is binary.*bun install --save-text-lockfile/,
    ],
    ['archive.zip', 'PK\u0003\u0004\0\0\0\0', /isn't a text file/],
    ['photo.png', '\uFFFDPNG\r\n\uFFFD\uFFFD\uFFFD\uFFFD', /isn't a text file/],
  ])('%s', async (name, text, message) => {
    expect(await outcomeOf(name, text)).toMatch(message);
  });

  it('shortens a long name that is left out', async () => {
    const outcome = await readFile('requirements.txt', `b==1\n${'a['.repeat(200)}\n`);
    expect(outcome.ok && outcome.contents.all.skipped.map(({name}) => name.length)).toEqual([201]);
  });

  it('reads 10 MB', async () => {
    const hash = 'a'.repeat(64);
    const lines = Array.from({length: 95_000}, (_, index) => `package-${index}==1.0.${index} --hash=sha256:${hash}`);
    const text = lines.join('\n');
    expect(text.length).toBeGreaterThan(9 * MB);
    expect(await outcomeOf('requirements.txt', text)).toBe('requirements: 95000 packages, 0 skipped');
  });
});

describe('bombs and cycles', () => {
  it('refuses aliases of YAML', async () => {
    const levels = Array.from({length: 30}, (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]`);
    const text = `lockfileVersion: '9.0'\na0: &a0 [x]\n${levels.join('\n')}\npackages:\n  left-pad@1.3.0: *a30\n`;
    expect(await outcomeOf('pnpm-lock.yaml', text)).toMatch(/YAML aliases/);
    const berry = '__metadata:\n  version: 8\n"a@npm:1": &a\n  resolution: "a@npm:1.0.0"\n"b@npm:1": *a\n';
    expect(await outcomeOf('yarn.lock', berry)).toMatch(/YAML aliases/);
    const pubspec = 'packages:\n  a: &a\n    dependency: transitive\n  b: *a\n';
    expect(await outcomeOf('pubspec.lock', pubspec)).toMatch(/YAML aliases/);
  });

  it('expands no entities of XML', async () => {
    const entities = Array.from({length: 30}, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(9)}">`);
    const text = `<?xml version="1.0"?><!DOCTYPE project [<!ENTITY a0 "x">${entities.join('')}]><project>&a30;</project>`;
    expect(await outcomeOf('pom.xml', text)).toMatch(/defines entities/);
    expect(
      await outcomeOf(
        'pom.xml',
        '<project><dependencies><dependency><groupId>&secret;</groupId><artifactId>a</artifactId></dependency></dependencies></project>',
      ),
    ).toBe('pom: 1 packages, 0 skipped');
  });

  it('ends properties of Maven that contain themselves or grow', async () => {
    const dependency =
      '<dependencies><dependency><groupId>${a}</groupId><artifactId>b</artifactId></dependency></dependencies>';
    const grow = Array.from(
      {length: 30},
      (_, index) => `<p${index + 1}>${`\${p${index}}`.repeat(9)}</p${index + 1}>`,
    ).join('');
    expect(await outcomeOf('pom.xml', `<project><properties><a>\${a}</a></properties>${dependency}</project>`)).toBe(
      'pom: 0 packages, 1 skipped',
    );
    expect(
      await outcomeOf(
        'pom.xml',
        `<project><properties><p0>x</p0>${grow}<a>\${p30}</a></properties>${dependency}</project>`,
      ),
    ).toBe('pom: 0 packages, 1 skipped');
  });

  it('follows packages that depend on each other', async () => {
    const text = `[[package]]\nname = "a"\nversion = "1.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\ndependencies = ["b", "a"]\n
[[package]]\nname = "b"\nversion = "1.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\ndependencies = ["a"]\n`;
    expect(JSON.stringify((await contentsOf('Cargo.lock', text)).all.edges)).toBe('[[0,1],[1,0]]');
  });

  it('ends cycles in pnpm and uv, where dependencies are followed', async () => {
    const pnpm = `lockfileVersion: '9.0'\nimporters:\n  .:\n    devDependencies:\n      a: {specifier: ^1, version: 1.0.0}\npackages:\n  a@1.0.0: {resolution: {integrity: x}}\n  b@1.0.0: {resolution: {integrity: x}}\nsnapshots:\n  a@1.0.0:\n    dependencies: {b: 1.0.0}\n  b@1.0.0:\n    dependencies: {a: 1.0.0}\n`;
    expect(await outcomeOf('pnpm-lock.yaml', pnpm)).toBe('pnpm-lock: 2 packages, 0 skipped');
    const registry = 'source = {registry = "https://pypi.org/simple"}';
    const uv = `requires-python = ">=3"\n[[package]]\nname = "p"\nversion = "1"\nsource = {virtual = "."}\ndependencies = [{name = "a"}]\n[[package]]\nname = "a"\nversion = "1"\n${registry}\ndependencies = [{name = "b"}]\n[[package]]\nname = "b"\nversion = "1"\n${registry}\ndependencies = [{name = "a"}, {name = "p"}]\n`;
    expect(await outcomeOf('uv.lock', uv)).toBe('uv-lock: 2 packages, 1 skipped');
  });
});

describe('deep nesting', () => {
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

  it.each([
    [
      'package-lock.json',
      `{"lockfileVersion":1,"dependencies":${deep('{"a":{"version":"1.0.0","dependencies":', '}}', 100_000).replace(/dependencies":\}/, 'dependencies":{}}')}}`,
    ],
    [
      'bom.json',
      `{"bomFormat":"CycloneDX","components":${deep('[{"purl":"pkg:npm/a@1","components":', '}]', 100_000).replace(/components":\}/, 'components":[]}')}}`,
    ],
    ['package.json', deep('[', ']', 1_000_000)],
    ['pnpm-lock.yaml', `lockfileVersion: '9.0'\npackages: ${deep('[', ']', 100_000)}\n`],
    ['Cargo.lock', `[[package]]\nname = ${deep('[', ']', 100_000)}\n`],
    ['pom.xml', `<project>${deep('<a>', '</a>', 100_000)}</project>`],
  ])('%s', async (name, text) => {
    expect(await outcomeOf(name, text)).toMatch(
      /nest|looks like package|recognise|contains no packages|valid|^cyclonedx: 1 packages/,
    );
  });
});

describe('keys that objects inherit are keys like others', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

  it('in JSON', async () => {
    const entries = names.map(
      (name) => `"node_modules/${name}":{"version":"1.0.0","dependencies":{"__proto__":"1","constructor":"1"}}`,
    );
    const text = `{"lockfileVersion":3,"__proto__":{"packages":{}},"packages":{"":{"dependencies":{"__proto__":"1"}},${entries.join(',')}}}`;
    const {packages, edges} = (await contentsOf('package-lock.json', text)).all;
    expect(packages.map(({name}) => name)).toEqual(names);
    expect(packages.slice(0, 2)).toMatchObject([{direct: true}, {direct: false}]);
    expect(edges).toHaveLength(8);
  });

  it.each([
    [
      'pnpm-lock.yaml',
      `lockfileVersion: '9.0'\npackages:\n${names.map((name) => `  ${name}@1.0.0: {resolution: {integrity: x}}\n`).join('')}`,
    ],
    ['yarn.lock', `# yarn lockfile v1\n\n${names.map((name) => `${name}@^1.0.0:\n  version "1.0.0"\n`).join('')}`],
    [
      'Cargo.lock',
      names
        .map(
          (name) =>
            `[[package]]\nname = "${name}"\nversion = "1.0.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\ndependencies = ["constructor"]\n`,
        )
        .join(''),
    ],
    [
      'Gemfile.lock',
      `GEM\n  remote: https://rubygems.org/\n  specs:\n${names.map((name) => `    ${name} (1.0.0)\n`).join('')}`,
    ],
    [
      'composer.lock',
      `{"packages-dev":[],"packages":[${names.map((name) => `{"name":"${name}","version":"1.0.0","notification-url":"https://packagist.org/downloads/","require":{"__proto__":"*"}}`).join(',')}]}`,
    ],
  ])('in %s', async (name, text) => {
    expect((await contentsOf(name, text)).all.packages.map((item) => item.name)).toEqual(names);
    expect(({} as Record<string, unknown>).version).toBeUndefined();
  });
});

describe('what is shown has no secrets', () => {
  it.each(['https://user:s3cr3t@host', 's3cr3t@host.example/x', `ghp_${'s3cr3t'.repeat(6)}.lock`])(
    '%s',
    async (name) => {
      expect(await outcomeOf(name, '{')).not.toContain('s3cr3t');
      expect(await outcomeOf(name, 'x')).not.toContain('s3cr3t');
    },
  );
});

describe('what is broken is named', () => {
  it.each([
    [
      'package-lock.json',
      '{"lockfileVersion": 3, "packages": {',
      /^package-lock\.json isn't valid JSON\. Choose or paste the whole file\.$/,
    ],
    ['package-lock.json', '{\n<<<<<<< HEAD\n  "lockfileVersion": 3\n>>>>>>> main\n}', /contains a merge conflict/],
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\npackages:\n  a: [\n", /isn't valid YAML: check line \d/],
    ['poetry.lock', '[[package]]\nname = "a\n', /isn't valid TOML: check line 2/],
    ['pom.xml', '<project><dependencies>', /isn't well-formed XML: check line 1/],
    ['pom.xml', '<project></dependencies>', /isn't well-formed XML: check line 1/],
    ['pom.xml', '<project><!-- x', /isn't well-formed XML: check line 1/],
  ])('%s: %j', async (name, text, message) => {
    expect(await outcomeOf(name, text)).toMatch(message);
  });
});
